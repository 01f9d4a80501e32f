import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { words } from './src/config/build/words-plugin.ts';

export default defineConfig({
  plugins: [words(), react()],
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'unit', environment: 'node', include: ['test/**/*.test.ts'], exclude: ['test/ui/**'] },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          environment: 'jsdom',
          include: ['test/ui/**/*.test.{ts,tsx}'],
          setupFiles: ['test/ui/setup.ts'],
        },
      },
    ],
  },
});
