import type { Day } from '../../../domain/shared/dates.ts';
import { shopDay } from '../../../domain/shared/shop-day.ts';
import { askForLetter } from '../jobs/ask-for-letter.ts';
import type { Work } from '../jobs/run-due.ts';
import { alarmTopic } from '../mail/order-reminder.ts';

/**
 * Queues a reminder's mail on its day and switches the reminder off, since it is sent only once. Does nothing if it was
 * switched off, moved or deleted meanwhile. Source: ACC-6.
 */
export const remind: Work = async (trx, { clock }, { subject_id: id, occasion }, now) => {
  const sent = await trx
    .updateTable('reminder_alarm')
    .set({ active: false, sent_on: shopDay(now.getTime(), clock.zone) })
    .where('id', '=', id)
    .where('active', '=', true)
    .where('reminder_date', '=', occasion as Day)
    .returning('id')
    .executeTakeFirst();
  if (sent) await askForLetter(trx, alarmTopic, `${id} ${occasion}`, now);
};
