import type { ProductId } from './product.ts';

/** More than a row shows, because some products may no longer be sold, and one is the current page's product. */
export const seenProductsKept = 9;

/** Adds the product viewed now: the newest first, each once; the oldest is dropped. */
export const rememberSeen = (seen: readonly ProductId[], id: ProductId): readonly ProductId[] =>
  [id, ...seen.filter((one) => one !== id)].slice(0, seenProductsKept);
