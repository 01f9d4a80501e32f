import { alertTopic } from '../alerts/alert-store.ts';
import type { Trx } from '../db/schema.ts';
import { askForLetter } from '../jobs/ask-for-letter.ts';
import type { JudgedAlert } from './judge-open.ts';

/**
 * Records the results of alerts and requests the mails for them in the same transaction. Each alert gets one mail, even
 * if checked several times or by several servers, and none if it was ended meanwhile. Source: STOCK-7, STOCK-8.
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
