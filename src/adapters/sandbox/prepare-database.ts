import { sql } from 'kysely';
import type { ClockPort } from '../../application/shared/clock.ts';
import type { Database } from './db/connect.ts';
import { migrate } from './db/migrations.ts';
import { seedDemonstration } from './demonstration.ts';
import { seedFlags } from './flags/flag-store.ts';
import type { Sandbox } from './sandbox.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedReviews } from './seed-reviews.ts';
import { seedStories } from './seed-stories.ts';

/**
 * Brings a database to its newest shape and fills it, once. What is there stays. Past orders are counted back from now.
 * `isDemonstration`: with customers and coupons that everybody knows.
 */
export const prepareDatabase = async (
  db: Database,
  shops: Sandbox['shops'],
  clock: ClockPort,
  isDemonstration = true,
): Promise<void> => {
  await migrate(db);
  const { found } = await db
    .selectNoFrom((eb) => eb.exists(eb.selectFrom('product').select('id')).as('found'))
    .executeTakeFirstOrThrow();
  await seedCatalogue(db);
  await seedReviews(db);
  await seedStories(db, clock.now());
  if (isDemonstration) await seedDemonstration(db, shops, clock);
  await seedFlags(db);
  // The embedded database has no worker that does this in the background.
  if (!found) await sql`vacuum analyze`.execute(db);
};
