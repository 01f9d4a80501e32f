import { type LensSet, self, type Wearer, wornBy } from './lens-pass.ts';

/** For whom an order's lenses are, the customer first; nobody is said where the customer orders for nobody else. Source: HOME-5. */
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
