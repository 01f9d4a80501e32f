import type { SeenCarts } from '../../application/cart/ports.ts';
import type { CartToken } from '../../domain/cart/cart.ts';
import type { SeenCart } from '../../domain/cart/cart-check.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';

const isSeenCart = (input: unknown): input is SeenCart =>
  typeof input === 'object' &&
  input !== null &&
  'token' in input &&
  'lines' in input &&
  Array.isArray(input.lines);

/** In the browser's storage, one cart per shop; a browser that refuses storage has never seen one. */
export const makeSeenCarts = (brand: BrandId, storage: () => Storage): SeenCarts => {
  const key = `dioptra.seen-cart.${brand}`;
  const giftKey = `dioptra.seen-gift.${brand}`;
  /** For browsers that refuse storage: known as long as the page is. */
  let told: CartToken | undefined;
  return {
    read: (token) => {
      try {
        const kept: unknown = JSON.parse(storage().getItem(key) ?? 'null');
        return isSeenCart(kept) && kept.token === token ? kept : undefined;
      } catch {
        return undefined;
      }
    },
    write: (seen) => {
      try {
        storage().setItem(key, JSON.stringify(seen));
      } catch {
        // Full or refused: the buyer hears of no change, and the order is still refused at another price.
      }
    },
    knowsGift: (token) => {
      try {
        return told === token || storage().getItem(giftKey) === token;
      } catch {
        return false;
      }
    },
    noteGift: (token) => {
      told = token;
      try {
        storage().setItem(giftKey, token);
      } catch {
        // He is told once more on the next page.
      }
    },
  };
};
