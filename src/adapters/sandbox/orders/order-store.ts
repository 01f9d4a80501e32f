import { sql } from 'kysely';
import type { ClockPort } from '../../../application/shared/clock.ts';
import { getsOrderAgain, seesOrder } from '../../../domain/orders/order-owner.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Channel } from '../../contract/channel.ts';
import type { Call } from '../call.ts';
import type { OrderRow } from '../db/commerce-tables.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import { findRow } from '../db/rows.ts';
import type { Db } from '../db/schema.ts';
import { isLinkOver, type Linked } from '../order-rows/link-of-order.ts';
import type { Sandbox } from '../sandbox.ts';
import { expireOrder, isOverdue } from './expire-order.ts';

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
 * Undefined otherwise, without saying why. An order that was not paid in time is cancelled first. Source: ORD-3, CHK-12.
 */
export const orderFor = async (
  sandbox: Sandbox,
  { channel: { brand_channel: brand }, session }: Pick<Call<unknown>, 'channel' | 'session'>,
  named: string,
  sees = seesOrder<number>,
): Promise<OrderRow | undefined> => {
  const { db } = sandbox;
  const customer = (await session.customer())?.id;
  const order =
    (await readOrder(db, brand, named)) ??
    (customer === undefined
      ? undefined
      : await findRow(db, 'shop_order', { number: named, brand, customer_id: customer }));
  if (!order || !sees(order.customer_id ?? undefined, customer)) return undefined;
  if (isLinkOver(sandbox.clock, order, customer)) return undefined;
  if (!isOverdue(sandbox, order)) return order;
  await expireOrder(sandbox, order.token);
  return readOrder(db, brand, order.token);
};

/** Whether the caller gets an order that is named by the cart that it was. Source: ORD-3, ORD-8, CHK-12. */
export const isGivenAgain = (
  clock: ClockPort,
  order: Linked & Pick<OrderRow, 'account_gone_at'>,
  visitor: Pick<CustomerRow, 'id'> | undefined,
): boolean =>
  getsOrderAgain(order.customer_id ?? undefined, visitor?.id, order.account_gone_at !== null) &&
  !isLinkOver(clock, order, visitor?.id);

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
