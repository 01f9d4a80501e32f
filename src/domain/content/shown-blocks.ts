/** The parts of a page shown at a time, on a path. */

import type { ShopTime } from '../shared/shop-day.ts';
import { bannerVisibility, type InvalidPattern } from './banner.ts';
import type { Block, Offer } from './block.ts';
import { withoutEmptyLists } from './without-empty-lists.ts';

export interface Shown<A> {
  readonly shown: readonly A[];
  /** Logged by the caller. Source: CONT-2. */
  readonly invalid: readonly InvalidPattern[];
}

/** Returns the offers within their window and on their pages. Source: CONT-2. */
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

/**
 * Returns a page's blocks with the offers that are shown. Blocks with nothing left to show are removed. Source: CONT-1,
 * CONT-2.
 */
export const shownBlocks = (blocks: readonly Block[], path: string, time: ShopTime): Shown<Block> => {
  const seen = blocks.map((block) => shownBlock(block, path, time));
  return { shown: seen.flatMap(({ shown }) => shown), invalid: seen.flatMap(({ invalid }) => invalid) };
};
