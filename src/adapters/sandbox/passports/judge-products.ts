import { sql } from 'kysely';
import { missingFacts } from '../../../domain/catalogue/passport/missing-facts.ts';
import { brandIds } from '../../../domain/shared/brand-id.ts';
import { deleteRows, differencesOf, upsertRows } from '../db/differing-rows.ts';
import type { Db } from '../db/schema.ts';
import type { Sandbox } from '../sandbox.ts';
import { readPassports } from './read-passports.ts';

type Shops = Sandbox['shops'];

export const countriesOf = ({ countries }: Shops[keyof Shops]) => countries.map(({ code }) => code);

const list = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::int[]`;

/** Records which facts these products lack in each shop. Returns the products for which that has changed. Source: LAW-21. */
export const judgeProducts = async (
  db: Db,
  shops: Shops,
  ids: readonly number[],
): Promise<readonly number[]> => {
  const passports = await readPassports(db, ids);
  const keys = ['product_id', 'brand'] as const;
  const { differing, unwanted } = await differencesOf(
    db,
    'product_gap',
    keys,
    sql<boolean>`t.product_id = any(${list(ids)})`,
    [...passports].flatMap(([product_id, passport]) =>
      brandIds.flatMap((brand) => {
        const missing = missingFacts(passport, countriesOf(shops[brand]));
        return missing.length > 0 ? [{ product_id, brand, missing }] : [];
      }),
    ),
  );
  const rows = differing.map(({ row }) => row);
  await deleteRows(db, 'product_gap', keys, unwanted);
  if (rows.length > 0) await upsertRows(db, 'product_gap', keys, rows);
  return [...new Set([...rows, ...unwanted].map(({ product_id }) => Number(product_id)))];
};
