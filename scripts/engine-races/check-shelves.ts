import { sum } from './check-orders.ts';
import type { EngineOrder, Kept } from './staff.ts';

const openLines = (engine: readonly EngineOrder[]) =>
  engine.filter(({ state }) => state !== 'Cancelled').flatMap(({ lines }) => lines);

export interface Shelves {
  /** As it is now. */
  readonly range: readonly Kept[];
  /** What was promised before the run, by the engine's variant. */
  readonly promised: ReadonlyMap<string, number>;
  /** The most that ever lay there, by the engine's variant. */
  readonly most: ReadonlyMap<string, number>;
  /** What is sold under stop-order, by the shop's number. */
  readonly isStopped: (shopId: string) => boolean;
}

/** What is allocated is what is ordered, and of what comes from no supplier nobody got more than ever lay there. */
export const wrongShelves = (
  { range, promised, most, isStopped }: Shelves,
  engine: readonly EngineOrder[],
): readonly string[] =>
  range
    .filter(({ isByPower }) => !isByPower)
    .flatMap(({ shopId, variant, allocated }) => {
      const mine = openLines(engine).filter(({ productVariant: { id } }) => id === variant);
      const ordered = sum(mine.map(({ quantity }) => quantity)) + (promised.get(variant) ?? 0);
      const there = most.get(variant) ?? 0;
      return [
        ...(ordered === allocated ? [] : [`of ${shopId} ${ordered} are ordered, ${allocated} allocated`]),
        ...(isStopped(shopId) && ordered > there
          ? [`of ${shopId} ${ordered} are ordered, and ${there} ever lay there`]
          : []),
      ];
    });

/** Of lenses, by the shop's variant: what was there and is not is what was ordered. Less than nothing is what the supplier owes. */
export const wrongPowers = (
  before: ReadonlyMap<string, number>,
  now: ReadonlyMap<string, number>,
  engine: readonly EngineOrder[],
): readonly string[] =>
  [...before].flatMap(([variant, there]) => {
    const mine = openLines(engine).filter(({ customFields: { variantId } }) => variantId === variant);
    const left = there - sum(mine.map(({ quantity }) => quantity));
    const shown = now.get(variant);
    return left === shown ? [] : [`of ${variant} ${left} should be left, not ${shown}`];
  });
