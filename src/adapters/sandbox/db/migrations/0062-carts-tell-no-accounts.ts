import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Orders kept what carts once told: whether there is an account under their e-mail. */
export const cartsTellNoAccounts: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`update shop_order set basket = basket #- '{customer,registered}'
      where basket->'customer' ? 'registered'`.execute(db);
  },
};
