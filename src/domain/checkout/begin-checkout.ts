import type { CartToken } from '../cart/cart.ts';

/** The carts whose checkout was already reported as begun. Source: CHK-5. */
export type BegunCheckouts = ReadonlySet<CartToken>;

export const noneBegun: BegunCheckouts = new Set();

/** Whether to report that a checkout begins: once for each cart, however often its page is opened. Source: CHK-5, D10. */
export const beginCheckout = (
  begun: BegunCheckouts,
  cart: CartToken,
): { readonly begun: BegunCheckouts; readonly report: boolean } =>
  begun.has(cart) ? { begun, report: false } : { begun: new Set([...begun, cart]), report: true };
