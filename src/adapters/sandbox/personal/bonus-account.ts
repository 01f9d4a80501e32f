import * as E from 'fp-ts/Either';
import { type Points, pointsOfGoods, totalPoints } from '../../../domain/customer/bonus-points.ts';
import { type PointsStanding, pointsStanding } from '../../../domain/orders/order-points.ts';
import type { OrderState } from '../../../domain/orders/order-state.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import type { BonusConversionRow } from '../db/personal-tables.ts';
import type { Db } from '../db/schema.ts';
import { creditedOf } from '../order-rows/credited.ts';
import { bonusProgrammes } from '../seed/demo/bonus-programme.ts';

/** An order that has earned points, or earned them once. */
export interface EarningOrder {
  readonly number: string;
  readonly createdAt: Date;
  readonly state: OrderState;
  readonly points: Points;
  readonly standing: Exclude<PointsStanding, 'Never'>;
}

/**
 * Returns what a customer's orders earned, newest first, without the points of goods that came back. It is computed
 * from the orders and their credit notes, so that it is always consistent with them.
 */
export const earningOrders = async (
  db: Db,
  { id, brand }: Pick<CustomerRow, 'id' | 'brand'>,
): Promise<readonly EarningOrder[]> => {
  const rows = await db
    .selectFrom('shop_order')
    .select(['token', 'number', 'created_at', 'state', 'paid_at', 'basket'])
    .where('customer_id', '=', id)
    .where('elsewhere', 'is not', true)
    .orderBy('created_at', 'desc')
    .orderBy('number', 'desc')
    .execute();
  const credited = await creditedOf(
    db,
    rows.map(({ token }) => token),
  );
  return rows.flatMap(({ token, number, created_at, state, paid_at, basket }) => {
    const standing = pointsStanding(state, paid_at !== null);
    // An order that was taken back as a whole shows what it had earned.
    const back = standing === 'Credited' ? credited(token).goods : 0;
    const points = pointsOfGoods(basket.items_total - back, bonusProgrammes[brand]);
    return standing === 'Never' || points === 0
      ? []
      : [{ number, createdAt: created_at, state, points, standing }];
  });
};

const sumOf = (some: readonly Points[]): Points => E.getOrElse(() => 0 as Points)(totalPoints(some));

export const creditedPoints = (orders: readonly EarningOrder[]): Points =>
  sumOf(orders.filter(({ standing }) => standing === 'Credited').map(({ points }) => points));

/** Returns the coupons made from points, oldest first. */
export const conversionsOf = (db: Db, customer: number): Promise<BonusConversionRow[]> =>
  db.selectFrom('bonus_conversion').selectAll().where('customer_id', '=', customer).orderBy('nth').execute();

export const usedPoints = (conversions: readonly BonusConversionRow[]): Points =>
  sumOf(conversions.map(({ points }) => points as Points));
