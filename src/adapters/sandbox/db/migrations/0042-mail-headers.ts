import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a mail tells the program that shows it, beside what it says to its reader. */
export const mailHeaders: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table mail add column headers jsonb not null default '{}'`.execute(db);
  },
};
