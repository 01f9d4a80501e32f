import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as Ord from 'fp-ts/Ord';
import * as RA from 'fp-ts/ReadonlyArray';
import * as S from 'fp-ts/string';
import { readDay } from '../../shared/dates.ts';
import { daysAfter } from '../../shared/day-arithmetic.ts';

/** What a product cost from a day on. Units: minor; `yyyy-MM-dd`. */
export interface PriceSince {
  readonly since: string;
  readonly price: number;
}

const byDay = Ord.contramap(({ since }: PriceSince) => since)(S.Ord);

/**
 * What a reduced product cost least in the days before its price was last changed: what a shop has to name beside the
 * reduction. Nothing where the change was none for the better, or where the history does not end in the price of today:
 * what nobody can prove is no reduction. A price that ended on the first of these days does not count any more.
 * Units: minor; days, whole. Source: LAW-2.
 */
export const lowestBefore = (
  history: readonly PriceSince[],
  current: number,
  days: number,
): number | undefined => {
  const inOrder = RA.sort(byDay)(history);
  const last = inOrder.at(-1);
  if (!last || last.price !== current) return undefined;
  return pipe(
    readDay(last.since),
    E.match(
      () => undefined,
      (reduced) => {
        const from = daysAfter(reduced, -days);
        const counted = inOrder.flatMap(({ price }, index) =>
          inOrder.slice(index + 1, index + 2).flatMap(({ since: until }) => (until > from ? [price] : [])),
        );
        const lowest = Math.min(...counted);
        return counted.length > 0 && lowest > current ? lowest : undefined;
      },
    ),
  );
};
