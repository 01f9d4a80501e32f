import type { Trx } from '../db/schema.ts';

/** Queues a letter in the transaction that decides it. A second request for the same letter has no effect. */
export const askForLetter = async (trx: Trx, topic: string, subjectId: string, now: Date): Promise<void> => {
  await trx
    .insertInto('outbox')
    .values({ topic, subject_id: subjectId, created_at: now })
    .onConflict((conflict) => conflict.columns(['topic', 'subject_id']).doNothing())
    .execute();
};
