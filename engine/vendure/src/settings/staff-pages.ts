import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Type, VendureConfig } from '@vendure/core';

/** The path of the staff pages. */
const route = 'admin';
/** Nothing listens there: otherwise pages would be requested from whatever uses Vite's development port. */
const noPort = 1;

/** The output folder of `npm run staff-pages`. */
export const builtPages = join(__dirname, '..', '..', 'staff', 'dist');

/** Types of a package that is installed only if staff pages are wanted. */
interface Dashboard {
  readonly DashboardPlugin: {
    readonly init: (options: {
      readonly route: string;
      readonly appDir: string;
      readonly viteDevServerPort: number;
    }) => Type<unknown>;
  };
}

/** Vendure's own pages for staff, over the Admin API. `folder`: the folder of their build. */
export const withStaffPages = (config: VendureConfig, folder = builtPages): VendureConfig => {
  const { DashboardPlugin } = require('@vendure/dashboard/plugin') as Dashboard;
  const pages = DashboardPlugin.init({ route, appDir: folder, viteDevServerPort: noPort });
  return { ...config, plugins: [...(config.plugins ?? []), pages] };
};

/** Why the pages cannot be shown; undefined if they can. */
export const missingPages = (folder = builtPages): string | undefined =>
  existsSync(join(folder, 'index.html'))
    ? undefined
    : 'The pages for staff are not built: say `npm run staff-pages`, or DIOPTRA_ENGINE_STAFF_PAGES=off.';
