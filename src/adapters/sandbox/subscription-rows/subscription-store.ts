import { noticeDay } from '../../../domain/orders/subscription/schedule.ts';
import { type BrandId, brandIds } from '../../../domain/shared/brand-id.ts';
import { instantAt } from '../../../domain/shared/calendar.ts';
import type { Day } from '../../../domain/shared/dates.ts';
import { daysAfter } from '../../../domain/shared/day-arithmetic.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import { json } from '../db/json.ts';
import { spokenNumber } from '../db/new-token.ts';
import { findRow, getRow } from '../db/rows.ts';
import type { Db, Trx } from '../db/schema.ts';
import type { EventDetail, SubscriptionEventRow, SubscriptionRow } from '../db/subscription-tables.ts';
import { askForLetter } from '../jobs/ask-for-letter.ts';
import { schedule, scheduleOnce } from '../jobs/schedule.ts';
import { subscriptionTopic } from '../mail/subscription-letter.ts';
import { scheduleOf } from './schedule-of.ts';

export const subscriptionNumber = (): string => spokenNumber('ABO', 2);

/** Returns a number for the demonstration: the same in every database. */
export const demoSubscriptionNumber = (brand: BrandId, customer: number): string =>
  `ABO-10${String(brandIds.indexOf(brand) + 1).padStart(2, '0')}-${String(customer + 1).padStart(4, '0')}`;

/** Returns a customer's subscriptions, newest first, with cancelled ones last. */
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

/**
 * Reads one of a customer's own subscriptions. Undefined for another customer's. `lock`: locks the row until the
 * transaction ends. Source: ACC-5.
 */
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

/** Reads a subscription that is due, and locks its row until the transaction ends. */
export const lockSubscription = (trx: Trx, id: string): Promise<SubscriptionRow | undefined> =>
  trx.selectFrom('subscription').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Returns the account to which it belongs. Undefined for a guest's subscription. */
export const customerOf = async (
  db: Db,
  { customer_id }: Pick<SubscriptionRow, 'customer_id'>,
): Promise<CustomerRow | undefined> =>
  customer_id === null ? undefined : getRow(db, 'customer', { id: customer_id });

/**
 * Reads a subscription by the key of a guest's link. Undefined in another shop. It may have joined an account since.
 * Source: SUBS-6.
 */
export const readByKey = (db: Db, brand: BrandId, key: string): Promise<SubscriptionRow | undefined> =>
  findRow(db, 'subscription', { key, brand });

/** The job that creates the order of a day. */
export const subscriptionOrder = 'subscription.order';

/** The job that announces an order some days before. */
export const subscriptionNotice = 'subscription.notice';

/** Orders of a day are created in the early morning. Units: hour of the shop's clocks. */
const orderHour = 4;

/**
 * Prevents orders for a subscription until the transaction ends. Call it before locking the subscription's row, because
 * an order job locks its job row first.
 */
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

/**
 * Locks what a cart that becomes a delivery belongs to: the jobs of its subscription, then the subscription. Does nothing
 * for any other cart. Call it before locking the order of the cart, because a job that orders a delivery locks the order
 * last.
 */
export const holdDelivery = async (trx: Trx, cartToken: string): Promise<void> => {
  const delivery = await findRow(trx, 'subscription_delivery', { token: cartToken }, ['subscription_id']);
  if (!delivery) return;
  await holdOrders(trx, delivery.subscription_id);
  await lockSubscription(trx, delivery.subscription_id);
};

/** The same for an order. */
export const holdDeliveryOf = async (trx: Trx, orderToken: string): Promise<void> => {
  const order = await findRow(trx, 'shop_order', { token: orderToken }, ['cart_token']);
  if (order) await holdDelivery(trx, order.cart_token);
};

/** Returns the day on which the subscription is processed next. */
export const dayToLook = ({ next_date, retry_on }: SubscriptionRow): Day => retry_on ?? next_date;

/** Schedules a subscription for its next day. If it is moved later, the job of the old day finds nothing to do. */
export const scheduleOrder = async (trx: Trx, row: SubscriptionRow, zone?: string): Promise<void> => {
  if (row.state !== 'active') return;
  const day = dayToLook(row);
  await schedule(
    trx,
    { kind: subscriptionOrder, subjectId: row.id, occasion: day },
    instantAt(day, orderHour, zone),
  );
  const notice = { kind: subscriptionNotice, subjectId: row.id, occasion: row.next_date };
  // The job of a notice locks its own row before the subscription, which is locked here.
  await scheduleOnce(trx, notice, instantAt(noticeDay(scheduleOf(row)), orderHour, zone));
};

/** Schedules the end of a subscription, after its last day has passed. */
export const scheduleEnd = (trx: Trx, { id }: SubscriptionRow, lastDay: Day, zone?: string): Promise<void> =>
  schedule(
    trx,
    { kind: subscriptionOrder, subjectId: id, occasion: `end ${lastDay}` },
    instantAt(daysAfter(lastDay, 1), orderHour, zone),
  );

/** Saves a subscription whose row is locked, with its version increased. */
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

/** Ends a subscription whose row is locked: it places no further order. */
export const cancelSubscription = (trx: Trx, row: SubscriptionRow, now: Date): Promise<SubscriptionRow> =>
  writeSubscription(trx, {
    ...row,
    state: 'cancelled',
    cancelled_at: now,
    problem: null,
    failures: 0,
    retry_on: null,
  });

/** Records an event and requests a letter about it. An order gets no letter here, since it has its own confirmation. */
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
  await askForLetter(trx, subscriptionTopic, String(id), now, subscription.id);
};
