import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { vendureDashboardPlugin } from '@vendure/dashboard/vite';
import { defineConfig } from 'vite';

const engine = join(import.meta.dirname, '..');

/** The pages of staff: Vendure's own dashboard and what of ours stands in it. Built without a database. */
export default defineConfig({
  base: '/admin/',
  build: { outDir: join(engine, 'staff', 'dist'), emptyOutDir: true, chunkSizeWarningLimit: 4_000 },
  plugins: [
    vendureDashboardPlugin({
      vendureConfigPath: pathToFileURL(join(engine, 'src', 'staff-config.ts')),
      api: { host: 'auto', port: 'auto' },
      module: 'commonjs',
    }),
  ],
});
