import type { Trx } from '../db/schema.ts';

/** Leaves word, in the transaction that decides it, that a letter is to be written. A second word about the same is none. */
export const askForLetter = async (trx: Trx, topic: string, subjectId: string, now: Date): Promise<void> => {
  await trx
    .insertInto('outbox')
    .values({ topic, subject_id: subjectId, created_at: now })
    .onConflict((conflict) => conflict.columns(['topic', 'subject_id']).doNothing())
    .execute();
};
