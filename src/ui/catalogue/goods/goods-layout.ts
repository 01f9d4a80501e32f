import type { HeroLayout } from '../../../application/shared/shop.ts';

/** How goods lie in lists and on their own page: on cards, as lines of a data sheet, or as plates of an album, one to a row. */
export type GoodsLayout = 'cards' | 'sheet' | 'plates';

/** It follows from how a shop opens. */
export const goodsLayout: Readonly<Record<HeroLayout, GoodsLayout>> = {
  split: 'sheet',
  quiet: 'plates',
  blob: 'cards',
  wide: 'cards',
  advice: 'cards',
};
