import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Visitors on the way to a provider of another system, and what they were asked for here. */
export const identityBegun: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create table identity_begun (
      id text primary key, request jsonb not null, session text not null, expires_at timestamptz not null)`.execute(
      db,
    );
  },
};
