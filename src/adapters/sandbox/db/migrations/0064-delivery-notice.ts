import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whether a cart's buyer lets the carrier have e-mail and phone number; null: nobody was asked. */
export const deliveryNotice: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table cart add column shipping_opt_in boolean`.execute(db);
  },
};
