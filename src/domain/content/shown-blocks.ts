/** What of a page shows at a moment, on a path. */

import type { ShopTime } from '../shared/shop-day.ts';
import { bannerVisibility, type InvalidPattern } from './banner.ts';
import type { Block, Offer } from './block.ts';
import { withoutEmptyLists } from './without-empty-lists.ts';

export interface Shown<A> {
  readonly shown: readonly A[];
  /** For the log. Source: CONT-2. */
  readonly invalid: readonly InvalidPattern[];
}

/** The offers within their window and on their pages. Source: CONT-2. */
export const shownOffers = <A extends Offer>(
  offers: readonly A[],
  path: string,
  time: ShopTime,
): Shown<A> => {
  const seen = offers.map((offer) => ({ offer, ...bannerVisibility(offer.placement, path, time) }));
  return {
    shown: seen.filter(({ shown }) => shown).map(({ offer }) => offer),
    invalid: seen.flatMap(({ invalid }) => invalid),
  };
};

const shownBlock = (block: Block, path: string, time: ShopTime): Shown<Block> => {
  switch (block.kind) {
    case 'hero':
    case 'banners': {
      const { shown, invalid } = shownOffers(block.items, path, time);
      return { shown: shown.length > 0 ? [{ ...block, items: shown }] : [], invalid };
    }
    case 'experiment': {
      const { shown, invalid } = shownBlocks(block.blocks, path, time);
      return { shown: shown.length > 0 ? [{ ...block, blocks: shown }] : [], invalid };
    }
    default:
      return { shown: withoutEmptyLists(block), invalid: [] };
  }
};

/** A page's blocks with the offers that show; what has nothing left to show is left out. Source: CONT-1, CONT-2. */
export const shownBlocks = (blocks: readonly Block[], path: string, time: ShopTime): Shown<Block> => {
  const seen = blocks.map((block) => shownBlock(block, path, time));
  return { shown: seen.flatMap(({ shown }) => shown), invalid: seen.flatMap(({ invalid }) => invalid) };
};
