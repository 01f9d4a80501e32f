import * as E from 'fp-ts/Either';
import type { Eye } from '../cart/cart.ts';
import { type Boxes, daysOfSharedSupply, daysOfSupply, type Pack } from '../catalogue/lens/supply.ts';
import { type DaysWorn, everyDay, lastsFor } from '../catalogue/lens/wear.ts';
import type { Day } from '../shared/dates.ts';
import { monthsAfter } from '../shared/day-arithmetic.ts';

/** When a customer will need lenses again. The two values may differ: both come from the shop. */
export interface ReorderInterval {
  /** Units: days. */
  readonly days: number;
  readonly reorderAt: Day;
}

/** The default if nothing is known. Units: days. Source: CHK-17. */
export const defaultReorderDays = 90;
/** The same default where intervals are counted in months. Units: months. Source: CHK-17. */
export const defaultReorderMonths = 3;

/**
 * Returns the default: ninety days, and a date three months ahead. The two differ slightly, and both are kept. Source:
 * CHK-17.
 */
export const fallbackInterval = (today: Day): ReorderInterval => ({
  days: defaultReorderDays,
  reorderAt: monthsAfter(today, defaultReorderMonths),
});

/** Returns the shop's answer, or the default if the request failed for any reason. Never refuses. Source: CHK-17. */
export const reorderInterval = (answer: E.Either<unknown, ReorderInterval>, today: Day): ReorderInterval =>
  E.getOrElse(() => fallbackInterval(today))(answer);

/** The lenses of one line of an order. `eye`: whom the line is for, if it says so. */
export interface LensLine {
  readonly pack: Pack;
  readonly boxes: Boxes;
  readonly eye?: Eye | undefined;
}

/**
 * Returns how long the lenses of an order last. A line for both eyes is shared by them, and so is a single line that
 * names no eye. Of several lines, each without an eye is for one, and the line used up first counts: an order may hold
 * the pairs of several people. Undefined without lenses, or with too few for two eyes. Units: days. `worn`: days per
 * week, seven by default.
 */
export const daysUntilReorder = (
  lines: readonly LensLine[],
  worn: DaysWorn = everyDay,
): number | undefined => {
  const daysOf = ({ pack, boxes, eye = lines.length === 1 ? 'both' : undefined }: LensLine): number =>
    eye === 'both' ? daysOfSharedSupply(pack, boxes) : daysOfSupply(pack, boxes);
  const days = Math.min(...lines.map((line) => lastsFor(daysOf(line), line.pack.usage, worn)));
  return days > 0 && Number.isFinite(days) ? days : undefined;
};
