import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When money went back. What went back before was told by a letter, which knows the hour. */
export const refundDays: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table payment add column refunded_at timestamptz`.execute(db);
    await sql`update payment set refunded_at = coalesce(
        (select o.created_at from outbox o where o.topic = 'payment.refunded' and o.subject_id = payment.id),
        created_at)
      where status = 'refunded'`.execute(db);
  },
};
