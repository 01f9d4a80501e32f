import type { Money } from '../shared/money.ts';

/** What sending costs at least, where a parcel is brought; nothing while no way is known. Source: D16. */
export const leastShipping = (
  ways: readonly { readonly key: string; readonly price: Money }[],
): Money | undefined =>
  ways
    .filter(({ key }) => !key.includes('pickup'))
    .map(({ price }) => price)
    .toSorted((a, b) => a.minor - b.minor)[0];
