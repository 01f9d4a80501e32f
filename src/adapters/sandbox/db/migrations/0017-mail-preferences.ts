import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const mailPreferences: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql
      .raw(
        `create table marketing_communication (
          id text primary key, customer_id int not null unique references customer(id) on delete cascade,
          mail_groups jsonb not null)`,
      )
      .execute(db);
  },
};
