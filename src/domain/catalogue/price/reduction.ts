import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as Ord from 'fp-ts/Ord';
import * as RA from 'fp-ts/ReadonlyArray';
import * as S from 'fp-ts/string';
import { readDay } from '../../shared/dates.ts';
import { daysAfter } from '../../shared/day-arithmetic.ts';

/** The price of a product from a day on. Units: minor; `yyyy-MM-dd`. */
export interface PriceSince {
  readonly since: string;
  readonly price: number;
}

const byDay = Ord.contramap(({ since }: PriceSince) => since)(S.Ord);

/**
 * Returns the lowest price of a product in the days before its last price change, which a shop has to state beside a
 * reduction. Undefined if the last change was no reduction, or if the history does not end with today's price, because
 * the reduction then cannot be proved. A price that ended on the first of these days does not count. Units: minor;
 * days, whole. Source: LAW-2.
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
