import { askForLetter } from '../jobs/ask-for-letter.ts';
import type { Work } from '../jobs/run-due.ts';
import { tomorrowTopic } from './eye-check-store.ts';

/**
 * Queues the mail for the day before. Does nothing if the eye check was moved or cancelled meanwhile, or has already
 * begun. Source: APPT-5.
 */
export const remindOfCheck: Work = async (trx, _, { subject_id: id, occasion }, now) => {
  const row = await trx
    .selectFrom('eye_check')
    .select('sequence')
    .where('id', '=', id)
    .where('state', '=', 'booked')
    .where('starts_at', '>', now)
    .executeTakeFirst();
  if (row && String(row.sequence) === occasion)
    await askForLetter(trx, tomorrowTopic, `${id} ${occasion}`, now, id);
};
