import { sql } from 'kysely';
import { insertRows } from './db/insert-rows.ts';
import { migrate } from './db/migrations.ts';
import type { Db } from './db/schema.ts';
import { seedDemonstration } from './demonstration.ts';
import { makePriceChannels } from './engine/price-channels.ts';
import { refreshStale } from './engine/stale-products.ts';
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

/** Inserts the stories of every shop, once. Existing stories stay. */
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

/** The origin of the range that the shops sell: the seed, or an engine from which it is copied later. */
export type RangeOf = 'seed' | 'engine';

/** Seeds what belongs to existing products: timed pictures and texts, and reviews. Only once. */
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
 * Migrates a database and seeds it, once. Existing data stays. Past orders are dated back from now. `isDemonstration`:
 * also seeds the demonstration's customers and coupons; with an engine's range, only its customers.
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
  // What a migration changed, or an interrupted run left.
  if (rangeOf === 'seed') await refreshStale(db, false);
  await seedStories(db, clock.now());
  if (isDemonstration) await seedDemonstration(db, { shops, clock, texts }, rangeOf === 'seed');
  await billOldOrders(db, { shops, clock, texts });
  await seedFlags(db);
  await beginRetention(db, { clock });
  await beginAlerts(db, { clock });
  // The embedded database has no background worker for this.
  if (!found) await sql`vacuum analyze`.execute(db);
};
