import type { Money } from '../shared/money.ts';

/** Returns the lowest shipping price, excluding pickup. Undefined while no method is known. Source: CART-10. */
export const leastShipping = (
  ways: readonly { readonly key: string; readonly price: Money }[],
): Money | undefined =>
  ways
    .filter(({ key }) => !key.includes('pickup'))
    .map(({ price }) => price)
    .toSorted((a, b) => a.minor - b.minor)[0];
