import type { CartWire } from '../../contract/cart/cart.ts';

/**
 * Computes the maximum that a wallet is asked to approve: the cart's total with shipping. If no shipping method is
 * chosen, that is the price from which it begins, as on the cart page. Units: minor. Source: EXP-2, CART-21.
 */
export const expressSum = ({
  total,
  shipping_from: shipping,
  promotion_coupon: coupon,
}: Pick<CartWire, 'total' | 'shipping_from' | 'promotion_coupon'>): number =>
  coupon?.free_shipping ? total : total + (shipping ?? 0);
