import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const parts = /^\.{1,2}\/(Footer|header\/TopBar|menu\/(Navigation|MenuList))\.tsx$/;
const layout = /\/src\/ui\/layout\/(Frame|header\/(Header|MobileMenu))\.tsx$/;

/** In the browser, the parts of the frame that never change are what the server sent; `kept-frame.tsx` says how. */
export const keptFrame = (): Plugin => ({
  name: 'kept-frame',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (id, importer = '') =>
    parts.test(id) && layout.test(importer) ? resolve('src/config/browser/kept-frame.tsx') : undefined,
});
