import type { CartToken } from '../cart/cart.ts';

/** The carts whose checkout has already been reported as begun. Source: CHK-5. */
export type BegunCheckouts = ReadonlySet<CartToken>;

export const noneBegun: BegunCheckouts = new Set();

/** Decides whether to report the begin of a checkout: once per cart, however often its page is opened. Source: CHK-5. */
export const beginCheckout = (
  begun: BegunCheckouts,
  cart: CartToken,
): { readonly begun: BegunCheckouts; readonly report: boolean } =>
  begun.has(cart) ? { begun, report: false } : { begun: new Set([...begun, cart]), report: true };
