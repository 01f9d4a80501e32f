import type { HeroLayout } from '../../../application/shared/shop.ts';

/**
 * How products are shown in lists and on their own page: as cards, as rows of a data sheet, or as plates of an album,
 * one per row.
 */
export type GoodsLayout = 'cards' | 'sheet' | 'plates';

/** The layout follows from the shop's home page. */
export const goodsLayout: Readonly<Record<HeroLayout, GoodsLayout>> = {
  split: 'sheet',
  quiet: 'plates',
  blob: 'cards',
  wide: 'cards',
  advice: 'cards',
};
