import type { Insertable } from 'kysely';
import { instantAt } from '../../../domain/shared/calendar.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { CartItemWire } from '../../contract/cart/cart-item.ts';
import type { OrderRow } from '../db/commerce-tables.ts';
import type { ReminderAlarmRow } from '../db/personal-tables.ts';
import type { Db, Tables, Trx } from '../db/schema.ts';
import { cancel, schedule } from '../jobs/schedule.ts';
import { remindableGoods } from '../order-rows/remindable-goods.ts';

/** The job kind of a reminder. Its occasion is the day. */
export const reminderJob = 'reminder.alarm';

/** A reminder, the order that it is about, and the goods that the buyer kept of it. */
export interface OwnReminder {
  readonly alarm: ReminderAlarmRow;
  readonly order: OrderRow;
  readonly goods: readonly CartItemWire[];
}

/** Returns the titles of the goods of reminders in a language, by product. Products no longer listed are absent. */
export const titlesFor = async (
  db: Db,
  reminders: readonly OwnReminder[],
  locale: Locale,
): Promise<ReadonlyMap<string, string>> => {
  const ids = reminders.flatMap(({ goods }) => goods.map(({ product_id }) => Number(product_id)));
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('product_text')
    .select(['product_id', 'title'])
    .where('locale', '=', locale)
    .where('product_id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ product_id, title }) => [String(product_id), title]));
};

/** When reminders are sent, in the morning. Units: hour of the shop's clocks. */
const reminderHour = 7;

/** Returns a customer's reminders, or only the one with an id or of an order. None of an order that needs none any more. */
export const remindersOf = async (
  db: Db,
  customer: number,
  one: { readonly id?: string; readonly order?: string } = {},
): Promise<readonly OwnReminder[]> => {
  let asked = db.selectFrom('reminder_alarm').selectAll().where('customer_id', '=', customer);
  if (one.id !== undefined) asked = asked.where('id', '=', one.id);
  if (one.order !== undefined) asked = asked.where('order_token', '=', one.order);
  const alarms = await asked.orderBy('reminder_date').orderBy('id').execute();
  if (alarms.length === 0) return [];
  const orders = await db
    .selectFrom('shop_order')
    .selectAll()
    .where(
      'token',
      'in',
      alarms.map(({ order_token }) => order_token),
    )
    .execute();
  const goodsOf = await remindableGoods(db, orders);
  return alarms.flatMap((alarm) => {
    const order = orders.find(({ token }) => token === alarm.order_token);
    const goods = order ? goodsOf(order) : [];
    return order && goods.length > 0 ? [{ alarm, order, goods }] : [];
  });
};

export type DueReminder = Insertable<Tables['reminder_alarm']>;

const scheduleReminder = (
  trx: Trx,
  { id, active, reminder_date }: Pick<DueReminder, 'id' | 'active' | 'reminder_date'>,
  zone: string | undefined,
): Promise<void> =>
  active
    ? schedule(
        trx,
        { kind: reminderJob, subjectId: id, occasion: reminder_date },
        instantAt(reminder_date, reminderHour, zone),
      )
    : Promise.resolve();

/** Inserts a reminder. If the order already has one, that one is kept. */
export const insertReminder = async (trx: Trx, reminder: DueReminder, zone?: string): Promise<void> => {
  const kept = await trx
    .insertInto('reminder_alarm')
    .values(reminder)
    .onConflict((conflict) => conflict.columns(['customer_id', 'order_token']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (kept) await scheduleReminder(trx, reminder, zone);
};

/** The fields of a reminder that can change. */
export type ReminderChange = Partial<
  Pick<ReminderAlarmRow, 'reminder_email' | 'customer_usage' | 'reminder_date' | 'active' | 'locale'>
>;

/** Changes a reminder and reschedules its job. */
export const changeReminder = async (
  trx: Trx,
  { alarm, ...about }: OwnReminder,
  change: ReminderChange,
  zone?: string,
): Promise<OwnReminder> => {
  const { id, ...next } = { ...alarm, ...change };
  await cancel(trx, { kind: reminderJob, subjectId: id });
  await trx.updateTable('reminder_alarm').set(next).where('id', '=', id).execute();
  await scheduleReminder(trx, { id, ...next }, zone);
  return { alarm: { id, ...next }, ...about };
};

export const dropReminder = async (trx: Trx, id: string): Promise<void> => {
  await cancel(trx, { kind: reminderJob, subjectId: id });
  await trx.deleteFrom('reminder_alarm').where('id', '=', id).execute();
};
