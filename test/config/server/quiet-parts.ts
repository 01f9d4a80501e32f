import type { ShopParts } from '../../../src/config/server/wiring/shop-parts.ts';

/** What a process provides to a shop whose pages are not tested; it logs nothing. */
export const quietParts: ShopParts = {
  assets: () => ({
    starter: '/assets/starter.js',
    filesOf: () => ({ scripts: [], sheets: [], css: '' }),
    words: () => '/words-*.js',
  }),
  report: () => undefined,
  note: () => undefined,
};
