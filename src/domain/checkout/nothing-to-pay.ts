import type { Cart } from '../cart/cart.ts';
import type { ShippingMethod } from './shipping.ts';

/**
 * Whether nothing is left to pay if the cart is shipped by `method`. Without `method`, the saved state of the cart
 * counts. Source: CHK-28.
 */
export const isNothingToPay = (
  { checkoutState, total, shippingTotal }: Pick<Cart, 'checkoutState' | 'total' | 'shippingTotal'>,
  method?: Pick<ShippingMethod, 'price'>,
): boolean => {
  if (method) return total.minor - shippingTotal.minor + method.price.minor === 0;
  return checkoutState === 'payment_skipped' || total.minor === 0;
};
