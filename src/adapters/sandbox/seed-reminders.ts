import { type ClockPort, today } from '../../application/shared/clock.ts';
import { everyDay } from '../../domain/catalogue/lens/wear.ts';
import { daysAfter } from '../../domain/shared/day-arithmetic.ts';
import { newId } from './db/new-token.ts';
import type { Trx } from './db/schema.ts';
import { type DueReminder, insertReminder } from './reminders/reminder-store.ts';
import type { DemoCustomer } from './seed/demo/demo-customers.ts';
import type { PastOrder } from './seed/demo/past-orders.ts';

/** Seeds the reminder of a past order, if it has one. */
export const seedReminder = async (
  trx: Trx,
  { id, email, locale }: Pick<DemoCustomer, 'email' | 'locale'> & { readonly id: number },
  order: { readonly token: string; readonly reminder: NonNullable<PastOrder['reminder']> },
  clock: ClockPort,
): Promise<void> => {
  const { inDays, state } = order.reminder;
  const reminder_date = daysAfter(today(clock), inDays);
  const reminder: DueReminder = {
    id: newId(),
    customer_id: id,
    order_token: order.token,
    locale,
    reminder_email: email,
    create_location: 'account',
    customer_usage: everyDay,
    reminder_date,
    active: state === 'on',
    sent_on: state === 'sent' ? reminder_date : null,
  };
  await insertReminder(trx, reminder, clock.zone);
};
