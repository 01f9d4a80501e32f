import { type Amounts, amountIn } from '../shared/amounts.ts';
import type { Minor, Money } from '../shared/money.ts';
import type { Cart } from './cart.ts';

export const isShippingChosen = ({ shipments }: Pick<Cart, 'shipments'>): boolean =>
  shipments.some(({ method }) => method !== undefined);

/** Whether shipping costs come on top of the cart's total. `cost`: see {@link shippingCost}. Source: CART-21. */
export const isSentApart = (cart: Pick<Cart, 'shipments'>, cost: Money | undefined): boolean =>
  !isShippingChosen(cart) && cost?.minor !== 0;

/**
 * Returns the cost of shipping a cart: of the chosen method, otherwise the price from which it begins. Where the cart
 * does not say it, it is zero from `threshold` on; a cart that says it knows better, because heavy goods have no free
 * method. Undefined if unknown. Source: CART-21.
 */
export const shippingCost = (
  cart: Pick<Cart, 'shipments' | 'shippingTotal' | 'shippingFrom' | 'isSentFree' | 'itemsTotal'>,
  threshold: Amounts | undefined,
): Money | undefined => {
  if (isShippingChosen(cart) || cart.isSentFree) return cart.shippingTotal;
  if (cart.shippingFrom) return cart.shippingFrom;
  const { currency, minor } = cart.itemsTotal;
  const free = threshold && amountIn(threshold, currency);
  return free && minor >= free.minor ? { minor: 0 as Minor, currency } : undefined;
};
