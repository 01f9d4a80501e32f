import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Where an order comes from, as the shop that placed it said; null: nobody said anything. */
export const orderSourceColumn: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table shop_order add column source jsonb`.execute(db);
  },
};
