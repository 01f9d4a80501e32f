import type { Cart } from './cart.ts';

/** A cart that was ordered is a cart no more: its token is forgotten. Source: CART-3. */
export const isDropped = ({ checkoutState }: Pick<Cart, 'checkoutState'>): boolean =>
  checkoutState === 'completed';

/** Who takes the last item out during checkout has nothing to check out. Source: CART-5. */
export const leavesCheckout = (
  { items }: { readonly items: readonly unknown[] },
  onCheckout: boolean,
): boolean => onCheckout && items.length === 0;
