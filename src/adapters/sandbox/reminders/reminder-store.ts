import type { Insertable } from 'kysely';
import { instantAt } from '../../../domain/shared/calendar.ts';
import type { OrderRow } from '../db/commerce-tables.ts';
import type { ReminderAlarmRow } from '../db/personal-tables.ts';
import type { Db, Tables, Trx } from '../db/schema.ts';
import { cancel, schedule } from '../jobs/schedule.ts';

/** What the job table calls a reminder. Its occasion is the day. */
export const reminderJob = 'reminder.alarm';

/** A reminder and the order that it is about. */
export interface OwnReminder {
  readonly alarm: ReminderAlarmRow;
  readonly order: OrderRow;
}

/** In the morning. Units: hour of the shop's clocks. */
const reminderHour = 7;

/** A customer's reminders; of one order or by id where it is named. */
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
  return alarms.flatMap((alarm) => {
    const order = orders.find(({ token }) => token === alarm.order_token);
    return order ? [{ alarm, order }] : [];
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

/** Keeps a reminder; an order that has one keeps that. */
export const insertReminder = async (trx: Trx, reminder: DueReminder, zone?: string): Promise<void> => {
  const kept = await trx
    .insertInto('reminder_alarm')
    .values(reminder)
    .onConflict((conflict) => conflict.columns(['customer_id', 'order_token']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (kept) await scheduleReminder(trx, reminder, zone);
};

/** What may change of a reminder. */
export type ReminderChange = Partial<
  Pick<ReminderAlarmRow, 'reminder_email' | 'customer_usage' | 'reminder_date' | 'active' | 'locale'>
>;

/** Changes a reminder, and with it when somebody will be reminded. */
export const changeReminder = async (
  trx: Trx,
  { alarm, order }: OwnReminder,
  change: ReminderChange,
  zone?: string,
): Promise<OwnReminder> => {
  const { id, ...next } = { ...alarm, ...change };
  await cancel(trx, { kind: reminderJob, subjectId: id });
  await trx.updateTable('reminder_alarm').set(next).where('id', '=', id).execute();
  await scheduleReminder(trx, { id, ...next }, zone);
  return { alarm: { id, ...next }, order };
};

export const dropReminder = async (trx: Trx, id: string): Promise<void> => {
  await cancel(trx, { kind: reminderJob, subjectId: id });
  await trx.deleteFrom('reminder_alarm').where('id', '=', id).execute();
};
