import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who is on his way to a provider of another system, and what he was asked for here. */
export const identityBegun: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create table identity_begun (
      id text primary key, request jsonb not null, session text not null, expires_at timestamptz not null)`.execute(
      db,
    );
  },
};
