/** What somebody put aside to look at again. */

import type { ProductId } from './product.ts';

/** Nobody looks through more; the oldest make room. Ours: CAT-17 names no number. */
export const mostWishes = 60;

/** With one more, the newest first, each once. Source: CAT-17. */
export const withWish = (wishes: readonly ProductId[], id: ProductId): readonly ProductId[] =>
  [id, ...withoutWish(wishes, id)].slice(0, mostWishes);

/** Without a product, which need not be among them. Source: CAT-17. */
export const withoutWish = (wishes: readonly ProductId[], id: ProductId): readonly ProductId[] =>
  wishes.filter((one) => one !== id);
