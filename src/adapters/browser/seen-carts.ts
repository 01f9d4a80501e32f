import type { SeenCarts } from '../../application/cart/ports.ts';
import type { TextStore } from '../../application/shared/text-store.ts';
import type { CartToken } from '../../domain/cart/cart.ts';
import type { SeenCart } from '../../domain/cart/cart-check.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';

const isSeenCart = (input: unknown): input is SeenCart =>
  typeof input === 'object' &&
  input !== null &&
  'token' in input &&
  'lines' in input &&
  Array.isArray(input.lines);

/**
 * On the device, one cart per shop; one that keeps nothing has never seen one: the buyer hears of no change, and the
 * order is still refused at another price.
 */
export const makeSeenCarts = (brand: BrandId, device: TextStore): SeenCarts => {
  const key = `dioptra.seen-cart.${brand}`;
  const giftKey = `dioptra.seen-gift.${brand}`;
  const lossKey = `${key}.coupon`;
  /** For browsers that keep nothing: known as long as the page is. */
  let told: CartToken | undefined;
  let closed = '';
  return {
    read: (token) => {
      try {
        const kept: unknown = JSON.parse(device.read(key) ?? 'null');
        if (!isSeenCart(kept) || kept.token !== token) return undefined;
        // What was kept before currencies were: every shop sold in euros.
        return { ...kept, lines: kept.lines.map((line) => ({ ...line, currency: line.currency ?? 'EUR' })) };
      } catch {
        return undefined;
      }
    },
    write: (seen) => void device.write(key, JSON.stringify(seen)),
    knowsGift: (token) => told === token || device.read(giftKey) === token,
    readLoss: () => device.read(lossKey) ?? closed,
    closeLoss: (loss) => {
      closed = loss;
      device.write(lossKey, loss);
    },
    noteGift: (token) => {
      told = token;
      device.write(giftKey, token);
    },
  };
};
