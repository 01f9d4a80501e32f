import { isNoticeTime } from '../../../domain/orders/subscription/schedule.ts';
import { shopDay } from '../../../domain/shared/shop-day.ts';
import type { Work } from '../jobs/run-due.ts';
import { scheduleOf } from '../subscription-rows/schedule-of.ts';
import { customerOf, note } from '../subscription-rows/subscription-store.ts';
import { sumOfToday } from './view-subscription.ts';

/**
 * Announces an order and its price to the customer some days before, while they can still change it, once for each day.
 * A subscription that was moved, paused or ended is left alone, and so is a day that is too near. Source: ACC-5, LAW-39.
 */
export const tellOfOrder: Work = async (trx, sandbox, { subject_id: id, occasion }, now) => {
  const row = await trx
    .selectFrom('subscription')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row?.state !== 'active' || row.next_date !== occasion || row.retry_on !== null) return;
  if (row.ends_on !== null && row.ends_on < row.next_date) return;
  if (!isNoticeTime(scheduleOf(row), shopDay(now.getTime(), sandbox.clock.zone))) return;
  const sum = await sumOfToday(trx, sandbox, row, await customerOf(trx, row));
  await note(trx, row, 'coming', now, { detail: { next: row.next_date, ...(sum && { sum }) } });
};
