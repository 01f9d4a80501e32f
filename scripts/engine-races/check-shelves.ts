import { sum } from './check-orders.ts';
import type { EngineOrder, Kept } from './staff.ts';

/** Shipped goods are no longer in stock and no longer allocated. */
const isPromised = ({ state }: EngineOrder): boolean =>
  !['Cancelled', 'Shipped', 'Delivered'].includes(state);

const piecesOf = (
  orders: readonly EngineOrder[],
  isMine: (line: EngineOrder['lines'][number]) => boolean,
): number => sum(orders.flatMap(({ lines }) => lines.filter(isMine).map(({ quantity }) => quantity)));

export interface Shelves {
  readonly range: readonly Kept[];
  /** The largest stock there ever was, by the engine's variant. */
  readonly most: ReadonlyMap<string, number>;
  /** Whether the product is sold only from stock, by the shop's number. */
  readonly isStopped: (shopId: string) => boolean;
}

/**
 * The allocated stock equals the ordered goods. Of goods without a supplier, no more was sold than was ever in stock.
 * `engine`: all its orders, because those from before the run are cancelled when they are not paid in time.
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
        ...(ordered === allocated
          ? []
          : [`${shopId}: ${ordered} pieces are ordered, but ${allocated} are allocated`]),
        ...(isStopped(shopId) && ordered > there
          ? [`${shopId}: ${ordered} pieces are ordered, but there were never more than ${there} in stock`]
          : []),
      ];
    });

const orderedPower = (engine: readonly EngineOrder[], variant: string): number =>
  piecesOf(
    engine.filter(({ state }) => state !== 'Cancelled'),
    ({ customFields: { variantId } }) => variantId === variant,
  );

/** How many lenses there would be without any orders. */
export const laidPowers = (
  left: ReadonlyMap<string, number>,
  engine: readonly EngineOrder[],
): ReadonlyMap<string, number> =>
  new Map([...left].map(([variant, pieces]) => [variant, pieces + orderedPower(engine, variant)]));

/**
 * For lenses, by the shop's variant: what was put into stock minus what is left equals what is ordered. A negative
 * stock is owed by the supplier.
 */
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
