import { randomInt } from 'node:crypto';
import { noticeDay } from '../../../domain/orders/subscription/schedule.ts';
import { type BrandId, brandIds } from '../../../domain/shared/brand-id.ts';
import { instantAt } from '../../../domain/shared/calendar.ts';
import type { Day } from '../../../domain/shared/dates.ts';
import { daysAfter } from '../../../domain/shared/day-arithmetic.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import { json } from '../db/json.ts';
import { findRow, getRow } from '../db/rows.ts';
import type { Db, Trx } from '../db/schema.ts';
import type { EventDetail, SubscriptionEventRow, SubscriptionRow } from '../db/subscription-tables.ts';
import { askForLetter } from '../jobs/ask-for-letter.ts';
import { schedule } from '../jobs/schedule.ts';
import { subscriptionTopic } from '../mail/subscription-letter.ts';
import { scheduleOf } from './schedule-of.ts';

const group = (): string => String(randomInt(10_000)).padStart(4, '0');

/** What the shopper reads and says on the phone. Drawn, not counted: it tells nobody how many there are. */
export const subscriptionNumber = (): string => `ABO-${group()}-${group()}`;

/** One of the demonstration: the same in every database. */
export const demoSubscriptionNumber = (brand: BrandId, customer: number): string =>
  `ABO-10${String(brandIds.indexOf(brand) + 1).padStart(2, '0')}-${String(customer + 1).padStart(4, '0')}`;

/** Those of a customer, the newest first; those that are over come last. */
export const subscriptionsOf = async (db: Db, customer: number): Promise<readonly SubscriptionRow[]> => {
  const rows = await db
    .selectFrom('subscription')
    .selectAll()
    .where('customer_id', '=', customer)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.toSorted((a, b) => Number(a.state === 'cancelled') - Number(b.state === 'cancelled'));
};

/** One of a customer's own; another's is not there. `lock`: it stays as it is until the transaction ends. Source: ACC-5. */
export const readSubscription = (
  db: Db,
  customer: Pick<CustomerRow, 'id'>,
  id: string,
  lock = false,
): Promise<SubscriptionRow | undefined> => {
  const query = db
    .selectFrom('subscription')
    .selectAll()
    .where('id', '=', id)
    .where('customer_id', '=', customer.id);
  return (lock ? query.forUpdate() : query).executeTakeFirst();
};

/** One that is due: it stays as it is until the transaction ends. */
export const lockSubscription = (trx: Trx, id: string): Promise<SubscriptionRow | undefined> =>
  trx.selectFrom('subscription').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** The account that it belongs to; none: a guest's. */
export const customerOf = async (
  db: Db,
  { customer_id }: Pick<SubscriptionRow, 'customer_id'>,
): Promise<CustomerRow | undefined> =>
  customer_id === null ? undefined : getRow(db, 'customer', { id: customer_id });

/** A guest's, by the key of their link; of another shop it is none. Source: SUBS-6. */
export const readByKey = (db: Db, brand: BrandId, key: string): Promise<SubscriptionRow | undefined> =>
  findRow(db, 'subscription', { key, brand });

/** The job that makes the order of a day. */
export const subscriptionOrder = 'subscription.order';

/** The job that tells of an order some days before it. */
export const subscriptionNotice = 'subscription.notice';

/** Orders of a day are made before anybody is up. Units: hour of the shop's clocks. */
const orderHour = 4;

/** Nobody orders for it meanwhile. To be called before its row is locked: an order that is being made holds its job first. */
export const holdOrders = async (trx: Trx, id: string): Promise<void> => {
  await trx
    .selectFrom('job')
    .select('id')
    .where('kind', '=', subscriptionOrder)
    .where('subject_id', '=', id)
    .where('done_at', 'is', null)
    .forUpdate()
    .execute();
};

/** The day on which it is looked at next. */
export const dayToLook = ({ next_date, retry_on }: SubscriptionRow): Day => retry_on ?? next_date;

/** Sees to it that a subscription is looked at on its day. A job of a day that it was moved away from finds nothing to do. */
export const scheduleOrder = async (trx: Trx, row: SubscriptionRow, zone?: string): Promise<void> => {
  if (row.state !== 'active') return;
  const day = dayToLook(row);
  await schedule(
    trx,
    { kind: subscriptionOrder, subjectId: row.id, occasion: day },
    instantAt(day, orderHour, zone),
  );
  const notice = { kind: subscriptionNotice, subjectId: row.id, occasion: row.next_date };
  await schedule(trx, notice, instantAt(noticeDay(scheduleOf(row)), orderHour, zone));
};

/** Sees to it that it is over once its last day has passed. */
export const scheduleEnd = (trx: Trx, { id }: SubscriptionRow, lastDay: Day, zone?: string): Promise<void> =>
  schedule(
    trx,
    { kind: subscriptionOrder, subjectId: id, occasion: `end ${lastDay}` },
    instantAt(daysAfter(lastDay, 1), orderHour, zone),
  );

/** Writes a subscription whose row is locked, as its next version. */
export const writeSubscription = async (
  trx: Trx,
  row: SubscriptionRow,
  zone?: string,
): Promise<SubscriptionRow> => {
  const written = await trx
    .updateTable('subscription')
    .set({
      ...row,
      version: row.version + 1,
      lines: json(row.lines),
      billing_address: json(row.billing_address),
      shipping_address: json(row.shipping_address),
      prescription: row.prescription && json(row.prescription),
      problem: row.problem && json(row.problem),
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await scheduleOrder(trx, written, zone);
  return written;
};

/** Remembers what happened; unless it was an order, which is confirmed as orders are, leaves word to write about it. */
export const note = async (
  trx: Trx,
  subscription: Pick<SubscriptionRow, 'id'>,
  kind: SubscriptionEventRow['kind'],
  now: Date,
  {
    due,
    order_token,
    detail = {},
  }: { readonly due?: string; readonly order_token?: string; readonly detail?: EventDetail } = {},
): Promise<void> => {
  const { id } = await trx
    .insertInto('subscription_event')
    .values({
      subscription_id: subscription.id,
      kind,
      due: due ?? null,
      order_token: order_token ?? null,
      detail: json(detail),
      at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (kind === 'ordered') return;
  await askForLetter(trx, subscriptionTopic, String(id), now);
};
