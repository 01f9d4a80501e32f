import { sum } from './check-orders.ts';
import type { EngineOrder, Kept } from './staff.ts';

/** What was sent lies there no more and is promised no more. */
const isPromised = ({ state }: EngineOrder): boolean =>
  !['Cancelled', 'Shipped', 'Delivered'].includes(state);

const piecesOf = (
  orders: readonly EngineOrder[],
  isMine: (line: EngineOrder['lines'][number]) => boolean,
): number => sum(orders.flatMap(({ lines }) => lines.filter(isMine).map(({ quantity }) => quantity)));

export interface Shelves {
  readonly range: readonly Kept[];
  /** The most that ever lay there, by the engine's variant. */
  readonly most: ReadonlyMap<string, number>;
  /** What is sold under stop-order, by the shop's number. */
  readonly isStopped: (shopId: string) => boolean;
}

/**
 * What is allocated is what is ordered, and of what comes from no supplier nobody got more than ever lay there. `engine`:
 * all its orders, for those from before the run are cancelled when they are not paid in time.
 */
export const wrongShelves = (
  { range, most, isStopped }: Shelves,
  engine: readonly EngineOrder[],
): readonly string[] =>
  range
    .filter(({ isByPower }) => !isByPower)
    .flatMap(({ shopId, variant, allocated }) => {
      const ordered = piecesOf(engine.filter(isPromised), ({ productVariant: { id } }) => id === variant);
      const there = most.get(variant) ?? 0;
      return [
        ...(ordered === allocated ? [] : [`of ${shopId} ${ordered} are ordered, ${allocated} allocated`]),
        ...(isStopped(shopId) && ordered > there
          ? [`of ${shopId} ${ordered} are ordered, and ${there} ever lay there`]
          : []),
      ];
    });

const orderedPower = (engine: readonly EngineOrder[], variant: string): number =>
  piecesOf(
    engine.filter(({ state }) => state !== 'Cancelled'),
    ({ customFields: { variantId } }) => variantId === variant,
  );

/** How many lenses there would be, had nobody ordered any. */
export const laidPowers = (
  left: ReadonlyMap<string, number>,
  engine: readonly EngineOrder[],
): ReadonlyMap<string, number> =>
  new Map([...left].map(([variant, pieces]) => [variant, pieces + orderedPower(engine, variant)]));

/** Of lenses, by the shop's variant: what was laid there and is not left is what is ordered. Less than nothing is what the supplier owes. */
export const wrongPowers = (
  laid: ReadonlyMap<string, number>,
  left: ReadonlyMap<string, number>,
  engine: readonly EngineOrder[],
): readonly string[] =>
  [...laid].flatMap(([variant, pieces]) => {
    const right = pieces - orderedPower(engine, variant);
    const shown = left.get(variant);
    return right === shown ? [] : [`of ${variant} ${right} should be left, not ${shown}`];
  });
