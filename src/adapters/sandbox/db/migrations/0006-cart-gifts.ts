import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whose buyer wants no gift. */
export const cartGifts: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table cart add column gift_declined boolean not null default false`.execute(db);
  },
};
