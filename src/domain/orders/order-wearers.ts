import { type LensSet, self, type Wearer, wornBy } from './lens-pass.ts';

/**
 * Returns the wearers of an order's lenses, the customer first. Empty if the customer orders for no one else. Source:
 * HOME-5.
 */
export const orderWearers = (
  orderNumber: string,
  sets: readonly LensSet[],
  wearers: readonly Wearer[],
): readonly string[] => {
  if (wearers.length === 0) return [];
  const theirs = new Set(
    sets.filter((set) => set.orderNumber === orderNumber).map((set) => wornBy(set, sets, wearers)),
  );
  return [self, ...wearers.map(({ id }) => id)].filter((id) => theirs.has(id));
};
