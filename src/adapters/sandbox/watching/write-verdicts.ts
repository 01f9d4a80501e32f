import { alertTopic } from '../alerts/alert-store.ts';
import type { Trx } from '../db/schema.ts';
import { askForLetter } from '../jobs/ask-for-letter.ts';
import type { JudgedAlert } from './judge-open.ts';

/**
 * Notes what came of alerts, and leaves word of those that a mail is written of, in the same transaction: each once, however
 * often and by however many it is judged, and none that was ended meanwhile. Source: STOCK-7, STOCK-8.
 */
export const writeVerdicts = async (trx: Trx, judged: readonly JudgedAlert[], now: Date): Promise<void> => {
  for (const { id, verdict } of judged) {
    const changed = await trx
      .updateTable('product_alert')
      .set({ looked_at: now, ...(verdict !== 'waiting' && { outcome: verdict }) })
      .where('id', '=', id)
      .where('outcome', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (changed && (verdict === 'due' || verdict === 'replaced'))
      await askForLetter(trx, alertTopic, `${id} ${now.getTime()}`, now);
  }
};
