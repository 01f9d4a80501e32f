import { sql } from 'kysely';
import { billYears, recordsFrom } from '../../../domain/orders/record-retention.ts';
import { type BrandId, brandIds } from '../../../domain/shared/brand-id.ts';
import { instantAt } from '../../../domain/shared/calendar.ts';
import { type CountryCode, countryCodes } from '../../../domain/shared/country.ts';
import { shopDay } from '../../../domain/shared/shop-day.ts';
import type { Trx } from '../db/schema.ts';
import { contractTopics } from '../mail/contract-topics.ts';
import type { Sandbox } from '../sandbox.ts';

/** Number of orders of a shop processed at once, so that other work does not wait long. */
const mostAtOnce = 500;

/** What the periods depend on. */
type Keeper = Pick<Sandbox, 'clock' | 'shops' | 'recordYears'>;

const before = ({ clock: { zone } }: Keeper, now: Date, years: number): Date =>
  instantAt(recordsFrom(shopDay(now.getTime(), zone), years), 0, zone);

/** Returns the time before which the records of a sale to a country do not have to be kept any more. */
export const billsBefore = (keeper: Keeper, brand: BrandId, country: CountryCode, now: Date): Date =>
  before(keeper, now, billYears(keeper.recordYears[brand], keeper.shops[brand].country, country));

/**
 * Finds completed orders outside any account whose last record is over. What a subscription refers to stays as long as
 * the subscription.
 */
const findDue = async (trx: Trx, keeper: Keeper, brand: BrandId, now: Date) => {
  const seat = keeper.shops[brand].country;
  const home = billsBefore(keeper, brand, seat, now);
  const other = countryCodes.find((code) => code !== seat) ?? seat;
  const limit = sql`case when o.country = ${seat} then ${home}::timestamptz
    else ${billsBefore(keeper, brand, other, now)}::timestamptz end`;
  const { rows } = await sql<{ readonly token: string; readonly cart_token: string }>`
    select o.token, o.cart_token from shop_order o
    where o.brand = ${brand} and o.customer_id is null and o.state in ('shipped', 'cancelled', 'returned')
      and o.created_at < ${limit}
      and not exists (select from bill b where b.order_token = o.token and b.issued_at >= ${limit})
      and not exists (select from withdrawal w where w.order_token = o.token and w.received_at >= ${limit})
      and not exists (select from order_refund r where r.order_token = o.token and r.begun_at >= ${limit})
      and not exists (select from subscription s where s.brand = o.brand and s.source = 'order:' || o.number)
      and not exists (select from subscription_event e where e.order_token = o.token)
    order by o.created_at limit ${mostAtOnce} for update of o skip locked`.execute(trx);
  return rows;
};

/** Deletes orders with everything that was made of them. A used coupon stays used. */
const deleteOrders = async (
  trx: Trx,
  orders: readonly { readonly token: string; readonly cart_token: string }[],
): Promise<void> => {
  const tokens = orders.map(({ token }) => token);
  const carts = orders.map(({ cart_token }) => cart_token);
  await sql`update coupon c set used_before = used_before + u.uses from (
    select code, count(*)::int as uses from coupon_use where order_token = any(${tokens}) group by code) u
    where u.code = c.code`.execute(trx);
  await sql`delete from mail m using outbox o where o.id = m.outbox_id
    and (m.values_of = any(${tokens}) or o.subject_id = any(${tokens}))`.execute(trx);
  await sql`delete from provider_payment p using payment y
    where y.id = p.id and y.order_token = any(${tokens})`.execute(trx);
  for (const table of ['withdrawal', 'bill', 'order_law', 'order_refund'] as const)
    await trx.deleteFrom(table).where('order_token', 'in', tokens).execute();
  await trx.deleteFrom('given_prescription').where('cart_token', 'in', carts).execute();
  await trx.deleteFrom('shop_order').where('token', 'in', tokens).execute();
  await trx.deleteFrom('cart').where('token', 'in', carts).execute();
};

/** Deletes mails about contracts, and declarations that no order keeps. */
const deleteLetters = async (trx: Trx, brand: BrandId, limit: Date): Promise<void> => {
  await sql`delete from mail m using outbox o where o.id = m.outbox_id and m.brand = ${brand}
    and o.topic in (${sql.join(contractTopics)}) and m.sent_at < ${limit}`.execute(trx);
  await sql`delete from withdrawal where brand = ${brand} and order_token is null
    and received_at < ${limit}`.execute(trx);
  await sql`delete from cancellation where brand = ${brand} and received_at < ${limit}`.execute(trx);
};

/**
 * Deletes the records of sales once the law no longer requires them: orders that are in no account, with their bills,
 * payments and declarations, and mails about contracts. An account keeps its orders as long as it exists. Returns
 * whether there may be more. Source: LAW-40.
 */
export const eraseRecords = async (trx: Trx, keeper: Keeper, now: Date): Promise<boolean> => {
  let isMore = false;
  for (const brand of brandIds) {
    const due = await findDue(trx, keeper, brand, now);
    if (due.length > 0) await deleteOrders(trx, due);
    await deleteLetters(trx, brand, before(keeper, now, keeper.recordYears[brand].letters));
    isMore ||= due.length === mostAtOnce;
  }
  return isMore;
};
