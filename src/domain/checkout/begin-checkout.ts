/** The ids of the carts whose checkout has already been reported as begun; a token may change. Source: CHK-5. */
export type BegunCheckouts = ReadonlySet<string>;

export const noneBegun: BegunCheckouts = new Set();

/** Decides whether to report the begin of a checkout: once per cart, however often its page is opened. Source: CHK-5. */
export const beginCheckout = (
  begun: BegunCheckouts,
  cart: string,
): { readonly begun: BegunCheckouts; readonly report: boolean } =>
  begun.has(cart) ? { begun, report: false } : { begun: new Set([...begun, cart]), report: true };
