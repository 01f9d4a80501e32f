import { sql } from 'kysely';
import type { Trx } from '../db/schema.ts';
import { mailJob } from '../mail/deliver-mails.ts';

/**
 * Deletes the stored mails that may name the values of an order which has lost them. One that still has to be delivered
 * is deleted the night after. Source: LAW-33.
 */
export const eraseMails = async (trx: Trx): Promise<void> => {
  await sql`delete from mail m using shop_order o
    where o.token = m.values_of and o.values_erased_at is not null and not exists (
      select from job j where j.kind = ${mailJob} and j.subject_id = m.id::text
        and j.done_at is null and j.given_up_at is null)`.execute(trx);
};
