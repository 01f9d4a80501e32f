import type { ShopParts } from '../../../src/config/server/wiring/shop-parts.ts';

/** What a process gives a shop whose pages nobody looks at; it logs nothing. */
export const quietParts: ShopParts = {
  assets: () => ({
    starter: '/assets/starter.js',
    filesOf: () => ({ scripts: [], sheets: [], css: '' }),
    words: () => '/words-*.js',
  }),
  report: () => undefined,
  note: () => undefined,
};
