import * as E from 'fp-ts/Either';
import type { Day } from '../shared/dates.ts';
import { addMonths } from '../shared/day-arithmetic.ts';

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
  reorderAt: addMonths(today, defaultReorderMonths),
});

/** The shop's answer, or the fallback where it failed, for whatever reason. Never refuses. Source: CHK-17. */
export const reorderInterval = (answer: E.Either<unknown, ReorderInterval>, today: Day): ReorderInterval =>
  E.getOrElse(() => fallbackInterval(today))(answer);
