import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const opticians: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table customer add column partner_id text,
      add column partner_pickup boolean not null default false`.execute(db);
  },
};
