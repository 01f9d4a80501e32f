import type { Transaction } from 'kysely';
import type { Tables } from '../db/schema.ts';

export const confirmationTopic = 'order.confirmation';

/** Leaves word that an order is to be confirmed by mail, in the transaction that decides it. A second word is none. */
export const askForMail = async (trx: Transaction<Tables>, orderToken: string, now: Date): Promise<void> => {
  await trx
    .insertInto('outbox')
    .values({ topic: confirmationTopic, subject_id: orderToken, created_at: now })
    .onConflict((conflict) => conflict.columns(['topic', 'subject_id']).doNothing())
    .execute();
};
