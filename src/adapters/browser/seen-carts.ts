import type { SeenCarts } from '../../application/cart/ports.ts';
import type { TextStore } from '../../application/shared/text-store.ts';
import type { SeenCart } from '../../domain/cart/cart-check.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';

const isSeenCart = (input: unknown): input is SeenCart =>
  typeof input === 'object' &&
  input !== null &&
  'id' in input &&
  'lines' in input &&
  Array.isArray(input.lines);

/**
 * Stored on the device, one cart per shop. If the device stores nothing, the buyer is not told of changes, but an order
 * at another price is still refused.
 */
export const makeSeenCarts = (brand: BrandId, device: TextStore): SeenCarts => {
  const key = `dioptra.seen-cart.${brand}`;
  const giftKey = `dioptra.seen-gift.${brand}`;
  const lossKey = `${key}.coupon`;
  /** For browsers that store nothing: remembered while the page is open. */
  let told: string | undefined;
  let closed = '';
  return {
    read: (cart) => {
      try {
        const kept: unknown = JSON.parse(device.read(key) ?? 'null');
        if (!isSeenCart(kept) || kept.id !== cart) return undefined;
        // Entries stored before currencies were supported: every shop sold in euros.
        return { ...kept, lines: kept.lines.map((line) => ({ ...line, currency: line.currency ?? 'EUR' })) };
      } catch {
        return undefined;
      }
    },
    write: (seen) => void device.write(key, JSON.stringify(seen)),
    knowsGift: (cart) => told === cart || device.read(giftKey) === cart,
    readLoss: () => device.read(lossKey) ?? closed,
    closeLoss: (loss) => {
      closed = loss;
      device.write(lossKey, loss);
    },
    noteGift: (cart) => {
      told = cart;
      device.write(giftKey, cart);
    },
  };
};
