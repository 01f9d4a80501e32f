import type { Money } from '../shared/money.ts';
import type { Cart } from './cart.ts';

export const isShippingChosen = ({ shipments }: Pick<Cart, 'shipments'>): boolean =>
  shipments.some(({ method }) => method !== undefined);

/** Whether shipping costs come on top of the cart's total. `cost`: see {@link shippingCost}. Source: CART-21. */
export const isSentApart = (cart: Pick<Cart, 'shipments'>, cost: Money | undefined): boolean =>
  !isShippingChosen(cart) && cost?.minor !== 0;

/**
 * Returns the cost of shipping a cart: of the chosen method, otherwise the price from which it begins. Undefined if
 * nothing takes these goods to their country. Source: CART-21.
 */
export const shippingCost = (
  cart: Pick<Cart, 'shipments' | 'shippingTotal' | 'shippingFrom' | 'isSentFree'>,
): Money | undefined => (isShippingChosen(cart) || cart.isSentFree ? cart.shippingTotal : cart.shippingFrom);
