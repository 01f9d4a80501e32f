import type { StockRefusal } from './stock-check.ts';

/** The message for a failure: the sentence of the shop's response, or the key of our own text. */
export type CartWords =
  | { readonly sentence: string }
  | {
      readonly key: 'product.failed_to_add_to_cart' | 'product.stock.reduce_stock' | 'something_went_wrong';
      /** Numbers used in the text. Units: pieces. */
      readonly values?: { readonly stock: number };
    };

/** The status of a response to a request that was understood but refused. Units: an HTTP status. Source: CART-13. */
export const refusedStatus = 422;

/**
 * The message if nothing was added: the shop's sentence if it refused with one, otherwise our general text. Source:
 * CART-13.
 */
export const addFailedWords = (status: number | undefined, sentence: string | undefined): CartWords =>
  status === refusedStatus && sentence?.trim() ? { sentence } : { key: 'product.failed_to_add_to_cart' };

/**
 * The message for a refused quantity: it names the stock if there is too little; if there is none, it names no number.
 * Source: CART-9, CART-13.
 */
export const stockWords = (refusal: StockRefusal): Exclude<CartWords, { readonly sentence: string }> =>
  refusal._tag === 'ReduceStock'
    ? { key: 'product.stock.reduce_stock', values: { stock: refusal.stock } }
    : { key: 'something_went_wrong' };
