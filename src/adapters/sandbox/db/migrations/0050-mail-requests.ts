import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Links that somebody asked for, before anybody has looked whether there is such an account. */
export const mailRequests: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create table mail_request (
      id int generated always as identity primary key, purpose text not null, brand text not null,
      email_key text not null, locale text not null, target text, created_at timestamptz not null)`.execute(
      db,
    );
  },
};
