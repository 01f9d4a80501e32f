import * as E from 'fp-ts/Either';
import { type Boxes, daysOfSharedSupply, daysOfSupply, type Pack } from '../catalogue/lens/supply.ts';
import { type DaysWorn, everyDay, lastsFor } from '../catalogue/lens/wear.ts';
import type { Day } from '../shared/dates.ts';
import { monthsAfter } from '../shared/day-arithmetic.ts';

/** When somebody will need lenses again. The two need not agree: each is what the shop says of it. */
export interface ReorderInterval {
  /** Units: days. */
  readonly days: number;
  readonly reorderAt: Day;
}

/** What is assumed where nothing is known. Units: days. Source: CHK-17. */
export const defaultReorderDays = 90;
/** Units: months. Source: CHK-17. */
export const defaultReorderMonths = 3;

/** Ninety days, and a date three months ahead: two readings of the same span, both kept. Source: CHK-17, D66. */
export const fallbackInterval = (today: Day): ReorderInterval => ({
  days: defaultReorderDays,
  reorderAt: monthsAfter(today, defaultReorderMonths),
});

/** The shop's answer, or the fallback where it failed, for whatever reason. Never refuses. Source: CHK-17. */
export const reorderInterval = (answer: E.Either<unknown, ReorderInterval>, today: Day): ReorderInterval =>
  E.getOrElse(() => fallbackInterval(today))(answer);

/** Lenses of one line of an order. */
export interface LensLine {
  readonly pack: Pack;
  readonly boxes: Boxes;
}

/**
 * How long the lenses of an order last. One line alone is worn in both eyes; of several each serves an eye, and the one
 * that is used up first counts. Nothing is said of an order without lenses, or with too few for two eyes. Units: days.
 * `worn`: days of a week, all seven where nobody says otherwise.
 */
export const daysUntilReorder = (
  lines: readonly LensLine[],
  worn: DaysWorn = everyDay,
): number | undefined => {
  const [first, ...others] = lines;
  if (!first) return undefined;
  const days =
    others.length === 0
      ? lastsFor(daysOfSharedSupply(first.pack, first.boxes), first.pack.usage, worn)
      : Math.min(...lines.map(({ pack, boxes }) => lastsFor(daysOfSupply(pack, boxes), pack.usage, worn)));
  return days > 0 ? days : undefined;
};
