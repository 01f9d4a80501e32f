const key = 'checkout-order';

/** The order that a shopper was sent to pay for: who comes back by the back button finds it instead of no cart. */
export const readPlacedOrder = (): string | undefined => {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
};

/** `undefined`: its own page was seen. */
export const keepPlacedOrder = (token: string | undefined): void => {
  try {
    if (token === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, token);
  } catch {
    // A browser that keeps nothing still lets people buy.
  }
};
