import type { StockRefusal } from './stock-check.ts';

/** What is said of a failure: the other side's own sentence, or words of ours by their key. */
export type CartWords =
  | { readonly sentence: string }
  | {
      readonly key: 'product.failed_to_add_to_cart' | 'product.stock.reduce_stock' | 'something_went_wrong';
      /** Numbers that the words need. Units: pieces. */
      readonly values?: { readonly stock: number };
    };

/** The status of an answer that was understood and refused. Units: an HTTP status. Source: CART-13. */
export const refusedStatus = 422;

/** Nothing was added: the shop's sentence, where it refused with one, else our general words. Source: CART-13. */
export const addFailedWords = (status: number | undefined, sentence: string | undefined): CartWords =>
  status === refusedStatus && sentence?.trim() ? { sentence } : { key: 'product.failed_to_add_to_cart' };

/** Less stock than wanted is said with its number; no stock has none to say. Source: CART-9, CART-13. */
export const stockWords = (refusal: StockRefusal): Exclude<CartWords, { readonly sentence: string }> =>
  refusal._tag === 'ReduceStock'
    ? { key: 'product.stock.reduce_stock', values: { stock: refusal.stock } }
    : { key: 'something_went_wrong' };
