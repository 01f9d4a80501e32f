import type { Trx } from '../db/schema.ts';

/**
 * Queues a letter in the transaction that decides it. A second request for the same letter has no effect. `about`: an
 * order, a subscription or an eye check, whose letters are posted one after the other, as they were asked for.
 */
export const askForLetter = async (
  trx: Trx,
  topic: string,
  subjectId: string,
  now: Date,
  about?: string,
): Promise<void> => {
  await trx
    .insertInto('outbox')
    .values({ topic, subject_id: subjectId, created_at: now, about: about ?? null })
    .onConflict((conflict) => conflict.columns(['topic', 'subject_id']).doNothing())
    .execute();
};
