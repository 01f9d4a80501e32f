import type { Day } from '../../shared/dates.ts';
import { daysAfter, daysBetween } from '../../shared/day-arithmetic.ts';

/** Lenses for one eye from one delivery. */
export interface Stock {
  /** The first day on which they are available. */
  readonly from: Day;
  /** How many calendar days they last. Units: days. */
  readonly days: number;
}

/** The remaining supply of one eye. */
export interface EyeSupply {
  /** Days with a lens, from today on. Never negative. */
  readonly left: number;
  /** The first day without a lens. */
  readonly runsOut: Day;
  /** Of how many days `left` is what remains: the supply on the day of the last delivery. At least one. */
  readonly whole: number;
  /** Set if there is no lens today: the day from which there is one again. */
  readonly coming?: Day;
}

const later = (one: Day, other: Day): Day => (one < other ? other : one);

/** Returns the periods of wear in sequence. Each begins with its delivery, or when the lenses before it are used up. */
const timesOf = (stocks: readonly Stock[]): readonly { readonly from: Day; readonly until: Day }[] => {
  let end = '' as Day;
  return [...stocks]
    .sort((a, b) => (a.from < b.from ? -1 : 1))
    .map(({ from, days }) => {
      const begin = later(from, end);
      end = daysAfter(begin, days);
      return { from: begin, until: end };
    });
};

/**
 * Returns how long the lenses of an eye last. The order of `stocks` does not matter. Undefined without lenses. Source:
 * HOME-1.
 */
export const eyeSupply = (stocks: readonly Stock[], today: Day): EyeSupply | undefined => {
  const filled = stocks.filter(({ days }) => days > 0);
  const times = timesOf(filled);
  const last = times.at(-1);
  if (!last) return undefined;
  const left = times.reduce(
    (sum, { from, until }) => sum + Math.max(0, daysBetween(later(from, today), until)),
    0,
  );
  const next = times.find(({ until }) => today < until);
  const delivered = filled.reduce((newest, { from }) => later(newest, from), '' as Day);
  return {
    left,
    runsOut: last.until,
    whole: Math.max(1, left, daysBetween(delivered, last.until)),
    ...(next && today < next.from && { coming: next.from }),
  };
};
