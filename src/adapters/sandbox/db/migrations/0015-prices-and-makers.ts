import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = [
  `create table price_history (
    channel int not null references price_channel(num), product_id int not null references product(id) on delete cascade,
    since text not null, price int not null, primary key (channel, product_id, since))`,
  `create table maker (
    name text primary key, country text not null, party jsonb not null, in_eu jsonb, in_ch jsonb,
    notified_body text not null)`,
];

export const pricesAndMakers: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const step of steps) await sql.raw(step).execute(db);
  },
};
