import type { Money } from '../shared/money.ts';
import { isPickup } from './pickup.ts';
import type { ShippingMethod } from './shipping.ts';

/**
 * Returns the price from which shipping begins: that of the cheapest home delivery, which may be free. A pickup never
 * counts, whatever it costs. Undefined if no method delivers. Source: CART-10, CART-21.
 */
export const leastShipping = (ways: readonly Pick<ShippingMethod, 'key' | 'price'>[]): Money | undefined =>
  ways
    .filter((way) => !isPickup(way))
    .map(({ price }) => price)
    .toSorted((a, b) => a.minor - b.minor)[0];
