import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** At whose prices a line was put into its cart, and which partner sent the visitor; null: the shop's own, nobody. */
export const priceChannelsOfLines: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table cart_line add column price_channel text, add column fk text`.execute(db);
  },
};
