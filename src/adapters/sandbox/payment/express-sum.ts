import type { Shop } from '../../../application/shared/shop.ts';
import type { CartWire } from '../../contract/cart/cart.ts';
import { shippingFor } from '../../shop-server/delivery/shipping.ts';

/**
 * Computes the maximum that a wallet is asked to approve: the cart's total with shipping. If no shipping method is
 * chosen, the cheapest home delivery in the shop's own country counts, as on the cart page. Units: minor. Source:
 * EXP-2.
 */
export const expressSum = (
  shop: Shop,
  {
    total,
    items,
    items_total,
    shipments,
    promotion_coupon: coupon,
  }: Pick<CartWire, 'total' | 'items' | 'items_total' | 'shipments' | 'promotion_coupon'>,
): number => {
  if (coupon?.free_shipping || shipments.some(({ method }) => method !== undefined)) return total;
  const pieces = items.flatMap(({ detail: { category }, quantity }) =>
    category === 'service' ? [] : [{ category, quantity }],
  );
  const prices = shippingFor(shop, shop.country, { pieces, itemsTotal: items_total }).map(
    ({ price }) => price,
  );
  return total + (prices.length === 0 ? 0 : Math.min(...prices));
};
