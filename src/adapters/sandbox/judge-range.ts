import { gapRules } from '../../domain/catalogue/passport/missing-facts.ts';
import { brandIds } from '../../domain/shared/brand-id.ts';
import { upsertRows } from './db/differing-rows.ts';
import type { Db } from './db/schema.ts';
import { markStale, refreshStale } from './engine/stale-products.ts';
import { countriesOf, judgeProducts } from './passports/judge-products.ts';
import type { Sandbox } from './sandbox.ts';

type Shops = Sandbox['shops'];

/** Number of products per step. */
const chunk = 2000;

const judgeAll = async (db: Db, shops: Shops): Promise<void> => {
  const products = await db.selectFrom('product').select('id').orderBy('id').execute();
  for (let start = 0; start < products.length; start += chunk) {
    const ids = products.slice(start, start + chunk).map(({ id }) => id);
    await markStale(db, await judgeProducts(db, shops, ids));
  }
};

/** Returns the rules and countries by which each shop's products are judged. */
const rulesOf = (shops: Shops) =>
  brandIds.map((brand) => ({
    brand,
    rules: `${gapRules} ${countriesOf(shops[brand]).toSorted().join(' ')}`,
  }));

/** Checks every product in the database again, including those that were written to it directly. */
export const judgeRange = async (db: Db, shops: Shops): Promise<void> => {
  await db.transaction().execute(async (trx) => {
    await judgeAll(trx, shops);
    await upsertRows(trx, 'gap_rules', ['brand'], rulesOf(shops));
  });
  await refreshStale(db, false);
};

/** Judges the whole range again if a shop sells to other countries than before, or if the rules have changed. */
export const judgeByNewRules = async (db: Db, shops: Shops): Promise<void> => {
  const known = await db.selectFrom('gap_rules').selectAll().execute();
  const isKnown = ({ brand, rules }: (typeof known)[number]): boolean =>
    known.some((row) => row.brand === brand && row.rules === rules);
  if (!rulesOf(shops).every(isKnown)) await judgeRange(db, shops);
};
