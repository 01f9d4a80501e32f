/** Products that a visitor saved to view again. */

import type { ProductId } from './product.ts';

/** The maximum length of the list. The oldest are dropped. Our own limit: CAT-17 names no number. */
export const mostWishes = 60;

/** Adds a product: the newest first, each once. Source: CAT-17. */
export const withWish = (wishes: readonly ProductId[], id: ProductId): readonly ProductId[] =>
  [id, ...withoutWish(wishes, id)].slice(0, mostWishes);

/** Removes a product, if it is in the list. Source: CAT-17. */
export const withoutWish = (wishes: readonly ProductId[], id: ProductId): readonly ProductId[] =>
  wishes.filter((one) => one !== id);
