import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Finds the carts that were left: few are open and belong to somebody. */
export const cartsLeft: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create index cart_left on cart(updated_at) where email is not null and checkout_state <> 'completed'`.execute(
      db,
    );
  },
};
