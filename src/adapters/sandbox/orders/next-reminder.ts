import { nextAlarm } from '../../../domain/customer/reminder-alarm.ts';
import type { Day } from '../../../domain/shared/dates.ts';
import type { Db } from '../db/schema.ts';

/** Returns the day of the next reminder of each order that has one, for display to its customer. Source: ACC-6. */
export const nextReminders = async (
  db: Db,
  customer: number | undefined,
  orders: readonly string[],
  today: Day,
): Promise<ReadonlyMap<string, string>> => {
  if (customer === undefined || orders.length === 0) return new Map();
  const alarms = await db
    .selectFrom('reminder_alarm')
    .select(['id', 'active', 'reminder_date as date', 'order_token'])
    .where('customer_id', '=', customer)
    .where('order_token', 'in', orders)
    .execute();
  return new Map(
    orders.flatMap((token) => {
      const next = nextAlarm(
        alarms.filter(({ order_token }) => order_token === token),
        today,
      );
      return next ? [[token, next.date]] : [];
    }),
  );
};
