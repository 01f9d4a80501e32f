import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The order of a day that an engine was asked for, until it is known what became of it. Source: ACC-5. */
export const subscriptionDeliveries: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create table subscription_delivery (
      subscription_id text primary key references subscription (id) on delete cascade,
      due text not null,
      token text not null,
      payment_alias text,
      left_out jsonb not null
    )`.execute(db);
  },
};
