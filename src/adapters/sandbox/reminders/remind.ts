import { warehouseTime } from '../delivery/calendar.ts';
import { askForLetter } from '../jobs/ask-for-letter.ts';
import type { Work } from '../jobs/run-due.ts';
import { alarmTopic } from '../mail/order-reminder.ts';

/**
 * Leaves word of a reminder on its day, and switches it off: it was one mail. Nothing where it was switched off, moved
 * or forgotten meanwhile. Source: ACC-6.
 */
export const remind: Work = async (trx, _, { subject_id: id, occasion }, now) => {
  const sent = await trx
    .updateTable('reminder_alarm')
    .set({ active: false, sent_on: warehouseTime(now.getTime()).day })
    .where('id', '=', id)
    .where('active', '=', true)
    .where('reminder_date', '=', occasion)
    .returning('id')
    .executeTakeFirst();
  if (sent) await askForLetter(trx, alarmTopic, `${id} ${occasion}`, now);
};
