import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whose conversation it is, where somebody wrote while signed in: it goes with their data. */
export const chatsOfCustomers: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table chat_room
      add column customer_id integer references customer(id) on delete cascade`.execute(db);
  },
};
