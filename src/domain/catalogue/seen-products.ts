import type { ProductId } from './product.ts';

/** More than a row shows: some of them will not be sold any more, and one is the page's own. */
export const seenProductsKept = 9;

/** What was looked at, with the one that is looked at now: the newest first, each once, the oldest falls out. */
export const rememberSeen = (seen: readonly ProductId[], id: ProductId): readonly ProductId[] =>
  [id, ...seen.filter((one) => one !== id)].slice(0, seenProductsKept);
