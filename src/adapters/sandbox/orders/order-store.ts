import { sql } from 'kysely';
import type { PaymentOutcome } from '../../../domain/checkout/payment.ts';
import { seesOrder } from '../../../domain/orders/order-owner.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Channel } from '../../contract/channel.ts';
import type { Call } from '../call.ts';
import type { OrderRow } from '../db/commerce-tables.ts';
import { findRow } from '../db/rows.ts';
import type { Db } from '../db/schema.ts';

/** Reads a shop's order by its token. `lock`: locks the row until the transaction ends. */
export const readOrder = async (
  db: Db,
  brand: BrandId,
  token: string,
  lock = false,
): Promise<OrderRow | undefined> => {
  const query = db.selectFrom('shop_order').selectAll().where('token', '=', token).where('brand', '=', brand);
  return (lock ? query.forUpdate() : query).executeTakeFirst();
};

/**
 * Returns the order that a caller names, if they may see it: by its token or, for their own orders, by its number.
 * Undefined otherwise, without saying why. Source: ORD-3.
 */
export const orderFor = async (
  db: Db,
  { channel: { brand_channel: brand }, session }: Pick<Call<unknown>, 'channel' | 'session'>,
  named: string,
  sees = seesOrder<number>,
): Promise<OrderRow | undefined> => {
  const customer = (await session.customer())?.id;
  const order =
    (await readOrder(db, brand, named)) ??
    (customer === undefined
      ? undefined
      : await findRow(db, 'shop_order', { number: named, brand, customer_id: customer }));
  return order && sees(order.customer_id ?? undefined, customer) ? order : undefined;
};

/** Returns one of a customer's own orders by its internal id. Source: ORD-3. */
export const ownOrder = (
  db: Db,
  { brand_channel: brand }: Pick<Channel, 'brand_channel'>,
  internalId: string,
  customer: number,
): Promise<OrderRow | undefined> =>
  db
    .selectFrom('shop_order')
    .selectAll()
    .where('brand', '=', brand)
    .where(sql<string>`replace(number, '-', '')`, '=', internalId)
    .where('customer_id', '=', customer)
    .executeTakeFirst();

export interface OrderPayments {
  /** Outcome of the payment that succeeded, or else of the newest one. */
  readonly outcome?: PaymentOutcome;
  /** Total of payments that came twice or too late, and of refunds by staff. Units: minor. */
  readonly refunded: number;
  /** The part of it that staff refunded. Units: minor. */
  readonly givenBack?: number;
  /** When the last refund was made. */
  readonly refundedAt?: Date;
}

/** Summarises the payments of an order. */
export const paymentsOf = async (db: Db, token: string): Promise<OrderPayments> => {
  const payments = await db
    .selectFrom('payment')
    .select(['status', 'amount', 'refunded_at'])
    .where('order_token', '=', token)
    .orderBy(sql`status = 'succeeded'`, 'desc')
    .orderBy('created_at', 'desc')
    .execute();
  const byStaff = await db
    .selectFrom('order_refund')
    .select(['amount', 'refunded_at'])
    .where('order_token', '=', token)
    .where('refunded_at', 'is not', null)
    .execute();
  const refunded = [...payments.filter(({ status }) => status === 'refunded'), ...byStaff];
  const times = refunded.flatMap(({ refunded_at }) => (refunded_at ? [refunded_at.getTime()] : []));
  return {
    ...(payments[0] && { outcome: payments[0].status }),
    refunded: refunded.reduce((sum, { amount }) => sum + amount, 0),
    ...(byStaff.length > 0 && { givenBack: byStaff.reduce((sum, { amount }) => sum + amount, 0) }),
    ...(times.length > 0 && { refundedAt: new Date(Math.max(...times)) }),
  };
};
