import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Type, VendureConfig } from '@vendure/core';

/** Where staff find them. */
const route = 'admin';
/** Nobody serves there: else pages would be asked of whatever answers where developers run Vite. */
const noPort = 1;

/** Where `npm run staff-pages` leaves them. */
export const builtPages = join(__dirname, '..', '..', 'staff', 'dist');

/** Of a package that is there only where staff pages are wanted. */
interface Dashboard {
  readonly DashboardPlugin: {
    readonly init: (options: {
      readonly route: string;
      readonly appDir: string;
      readonly viteDevServerPort: number;
    }) => Type<unknown>;
  };
}

/** Vendure's own pages for staff, over the Admin API. `folder`: where they were built. */
export const withStaffPages = (config: VendureConfig, folder = builtPages): VendureConfig => {
  const { DashboardPlugin } = require('@vendure/dashboard/plugin') as Dashboard;
  const pages = DashboardPlugin.init({ route, appDir: folder, viteDevServerPort: noPort });
  return { ...config, plugins: [...(config.plugins ?? []), pages] };
};

/** What keeps the pages from being shown; undefined: nothing. */
export const missingPages = (folder = builtPages): string | undefined =>
  existsSync(join(folder, 'index.html'))
    ? undefined
    : 'The pages for staff are not built: say `npm run staff-pages`, or DIOPTRA_ENGINE_STAFF_PAGES=off.';
