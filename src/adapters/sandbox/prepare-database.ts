import { sql } from 'kysely';
import { seedCoupons } from './coupons/coupon-store.ts';
import type { Database } from './db/connect.ts';
import { migrate } from './db/migrations.ts';
import { seedFlags } from './flags/flag-store.ts';
import type { Sandbox } from './sandbox.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedCustomers } from './seed-customers.ts';
import { seedReviews } from './seed-reviews.ts';
import { seedStories } from './seed-stories.ts';

/** Brings a database to its newest shape and fills it, once. What is there stays. `now`: what past orders are counted back from. */
export const prepareDatabase = async (
  db: Database,
  shops: Sandbox['shops'],
  now = Date.now(),
): Promise<void> => {
  await migrate(db);
  const { found } = await db
    .selectNoFrom((eb) => eb.exists(eb.selectFrom('coupon').select('code')).as('found'))
    .executeTakeFirstOrThrow();
  await seedCatalogue(db);
  await seedReviews(db);
  await seedStories(db, now);
  await seedCoupons(db);
  await seedCustomers(db, shops, now);
  await seedFlags(db);
  // The embedded database has no worker that does this in the background.
  if (!found) await sql`vacuum analyze`.execute(db);
};
