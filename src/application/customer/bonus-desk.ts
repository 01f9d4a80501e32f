import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { BonusOrder, BonusPort, BonusStats } from './ports/bonus-points.ts';
import { makeRemoteCollection, type RemoteCollection } from './remote-collection.ts';

/** The customer's points, and part of the orders that they came from. */
export interface BonusAccount {
  readonly stats: BonusStats;
  readonly orders: readonly BonusOrder[];
  /** The total number of orders. */
  readonly total: number;
}
export type BonusTask = 'convert';

/** The points of the signed-in customer. Source: ACC-4. */
export interface BonusDesk extends RemoteCollection<BonusAccount, BonusTask> {
  /** Loads older orders as well. */
  readonly showMore: () => void;
  /**
   * Creates the coupon after those the customer has seen. If it was created elsewhere in the meantime, the result is
   * the same coupon.
   */
  readonly convert: (seen: Pick<BonusStats, 'conversions'>) => void;
}

const ordersAtOnce = 10;
const mostOrders = 100;

export const makeBonusDesk = (port: BonusPort): BonusDesk => {
  let shown = ordersAtOnce;
  const { during, ...collection } = makeRemoteCollection<BonusAccount, BonusTask>(() =>
    pipe(
      TE.Do,
      TE.apS('stats', port.stats()),
      TE.apS('page', port.orders(1, shown)),
      TE.map(({ stats, page }) => ({ stats, ...page })),
    ),
  );
  return {
    ...collection,
    showMore: () => {
      shown = Math.min(shown + ordersAtOnce, mostOrders);
      collection.load();
    },
    convert: ({ conversions }) => during('convert', port.convert(conversions + 1)),
  };
};
