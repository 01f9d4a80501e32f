import type { Cart } from './cart.ts';

/** Whether a cart has been ordered and is no longer a cart. Its token is then discarded. Source: CART-3. */
export const isDropped = ({ checkoutState }: Pick<Cart, 'checkoutState'>): boolean =>
  checkoutState === 'completed';

/** Whether the buyer leaves the checkout because they removed the last item. Source: CART-5. */
export const leavesCheckout = (
  { items }: { readonly items: readonly unknown[] },
  onCheckout: boolean,
): boolean => onCheckout && items.length === 0;
