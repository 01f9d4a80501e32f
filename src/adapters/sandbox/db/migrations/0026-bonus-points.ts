import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const bonusPoints: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql
      .raw(
        `create table bonus_conversion (
          customer_id int not null references customer(id) on delete cascade, nth int not null, points int not null,
          code text not null references coupon(code), created_at timestamptz not null,
          primary key (customer_id, nth))`,
      )
      .execute(db);
  },
};
