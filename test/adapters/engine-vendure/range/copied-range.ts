import { sql } from 'kysely';
import { makeRangeFollower } from '../../../../src/adapters/engine-vendure/range/range-follower.ts';
import { makeRangeKeeper } from '../../../../src/adapters/sandbox/engine/keep-range.ts';
import { seedAboutProducts } from '../../../../src/adapters/sandbox/prepare-database.ts';
import { startSandbox, type TestSandbox, testNow } from '../../sandbox/fixtures/start-sandbox.ts';
import { templateOf } from '../../sandbox/fixtures/template.ts';
import { makeRecordedEngine } from './recorded-engine.ts';

const tables = [
  'product',
  'product_change',
  'product_passport',
  'product_gap',
  'product_text',
  'product_price',
  'price_history',
  'product_relation',
  'product_content',
  'product_score',
  'product_review',
  'stock',
  'category',
  'category_text',
  'category_former_path',
  'category_product',
  'brand',
  'product_rank',
  'lk',
  'facet_cube',
  'facet_brands',
  'facet_nb',
  'facet_made',
  'facet_made_brands',
  'facet_made_b',
  'facet_b',
  'listing',
  'search_de',
  'search_fr',
  'term',
  'suggest',
  'range_stale',
] as const;

/** Every row with the transaction that wrote it. */
export const writtenRows = async ({
  db,
}: TestSandbox['sandbox']): Promise<Readonly<Record<string, unknown>>> => {
  const entries: [string, unknown][] = [];
  for (const table of tables) {
    const { rows } =
      await sql`select xmin::text, to_jsonb(t) as row from ${sql.table(table)} t order by 2`.execute(db);
    entries.push([table, rows]);
  }
  return Object.fromEntries(entries);
};

/** A database prepared for an engine's range, which is not copied yet. */
export const unfilledTemplate = (): Promise<Blob> => templateOf(import.meta.filename, 'engine');

/** A shop with the range of the recorded engine: copied once, and updated when a test requests it. */
export const startCopiedShop = async () => {
  let published = 0;
  const template = await unfilledTemplate();
  const shop = await startSandbox({ memory: true, template }, { onPublished: () => (published += 1) });
  const { sandbox } = shop;
  const recorded = makeRecordedEngine(testNow);
  const follower = (engine = 'http://engine.example') =>
    makeRangeFollower({
      engine: recorded.engine,
      keeper: makeRangeKeeper(sandbox, { engine, onFirst: () => seedAboutProducts(sandbox.db) }),
      clock: sandbox.clock,
      report: sandbox.report,
    });
  return { ...shop, recorded, follower, published: () => published };
};
export type CopiedShop = Awaited<ReturnType<typeof startCopiedShop>>;
