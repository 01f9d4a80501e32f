import { sql } from 'kysely';
import { insertRows } from './db/insert-rows.ts';
import { migrate } from './db/migrations.ts';
import type { Db } from './db/schema.ts';
import { seedDemonstration } from './demonstration.ts';
import { makePriceChannels } from './engine/price-channels.ts';
import { seedFlags } from './flags/flag-store.ts';
import { billOldOrders } from './invoices/bill-old-orders.ts';
import { judgeByNewRules } from './judge-range.ts';
import { beginRetention } from './retention/retention-job.ts';
import type { Sandbox } from './sandbox.ts';
import { storyRows } from './seed/stories/stories.ts';
import { seedCatalogue, seedMakers, seedPassports } from './seed-catalogue.ts';
import { seedContents } from './seed-contents.ts';
import { seedReviews } from './seed-reviews.ts';
import { beginAlerts } from './watching/alert-job.ts';

/** What editors wrote of every shop, once. What is there stays. */
const seedStories = async (db: Db, now: number): Promise<void> => {
  const known = await db.selectFrom('story').select('slug').limit(1).executeTakeFirst();
  if (known) return;
  const changed_at = new Date(now).toISOString();
  await insertRows(
    db,
    'story',
    storyRows().map((row) => ({ ...row, draft: null, changed_at })),
  );
};

/** Whose range the shops sell: that of the seed, or one that is copied from an engine later. */
export type RangeOf = 'seed' | 'engine';

/** What belongs to products that are there: pictures and texts with a time, reviews. Once. */
export const seedAboutProducts = async (db: Db): Promise<void> => {
  await seedContents(db);
  await seedReviews(db);
};

const prepareRange = async (db: Db, shops: Sandbox['shops'], rangeOf: RangeOf): Promise<void> => {
  await seedMakers(db);
  if (rangeOf === 'engine') return makePriceChannels(db, shops);
  await seedCatalogue(db);
  await seedPassports(db);
  await seedReviews(db);
};

/**
 * Brings a database to its newest shape and fills it, once. What is there stays. Past orders are counted back from now.
 * `isDemonstration`: with customers and coupons that everybody knows; of an engine's range with customers alone.
 */
export const prepareDatabase = async (
  db: Db,
  { shops, clock, texts }: Pick<Sandbox, 'shops' | 'clock' | 'texts'>,
  isDemonstration = true,
  rangeOf: RangeOf = 'seed',
): Promise<void> => {
  await migrate(db);
  const { found } = await db
    .selectNoFrom((eb) => eb.exists(eb.selectFrom('product').select('id')).as('found'))
    .executeTakeFirstOrThrow();
  await prepareRange(db, shops, rangeOf);
  await judgeByNewRules(db, shops);
  await seedStories(db, clock.now());
  if (isDemonstration) await seedDemonstration(db, { shops, clock, texts }, rangeOf === 'seed');
  await billOldOrders(db, { shops, clock, texts });
  await seedFlags(db);
  await beginRetention(db, { clock });
  await beginAlerts(db, { clock });
  // The embedded database has no worker that does this in the background.
  if (!found) await sql`vacuum analyze`.execute(db);
};
