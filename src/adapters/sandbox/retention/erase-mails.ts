import { sql } from 'kysely';
import type { Trx } from '../db/schema.ts';
import { mailJob } from '../mail/deliver-mails.ts';
import { withdrawalTopic } from '../mail/withdrawal-letter.ts';

/** One that still has to be delivered is deleted the night after. */
const isDelivered = sql`not exists (
  select from job j where j.kind = ${mailJob} and j.subject_id = m.id::text
    and j.done_at is null and j.given_up_at is null)`;

/**
 * Deletes the stored mails that may name the values of an order, or of a declaration of withdrawal, which has lost them.
 * Source: LAW-33.
 */
export const eraseMails = async (trx: Trx): Promise<void> => {
  await sql`delete from mail m using shop_order o
    where o.token = m.values_of and o.values_erased_at is not null and ${isDelivered}`.execute(trx);
  await sql`delete from mail m using outbox o, withdrawal w
    where o.id = m.outbox_id and o.topic = ${withdrawalTopic} and w.receipt = o.subject_id
      and w.values_erased_at is not null and ${isDelivered}`.execute(trx);
};
