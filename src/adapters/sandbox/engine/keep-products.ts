import { sql } from 'kysely';
import { today } from '../../../application/shared/clock.ts';
import type { ProductId } from '../../../domain/catalogue/product.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { RangeProduct } from '../../shop-server/engine/range-keeper.ts';
import { deleteRows, differencesOf, updateRows, upsertRows } from '../db/differing-rows.ts';
import type { Trx } from '../db/schema.ts';
import { judgeProducts } from '../passports/judge-products.ts';
import type { Sandbox } from '../sandbox.ts';
import { notePrices } from './note-prices.ts';
import { channelsOf } from './price-channels.ts';
import {
  newProductRow,
  passportRows,
  priceRows,
  productRow,
  relationRows,
  shelfRow,
  textRows,
} from './range-rows.ts';
import { markStale } from './stale-products.ts';

type Parts = Pick<Sandbox, 'shops' | 'clock'>;

const numbers = (values: Iterable<number | string>) => sql`${`{${[...values].join(',')}}`}::int[]`;

/** Inserts missing brands. Listings are filtered by the number of a brand. */
const makeBrands = (trx: Trx, names: readonly string[]) =>
  sql`insert into brand select (select coalesce(max(num), 0) from brand) + row_number() over (order by name), name
    from (select distinct jsonb_array_elements_text(${JSON.stringify(names)}::text::jsonb) as name) wanted
    where name not in (select name from brand)`.execute(trx);

const keepRows = async (trx: Trx, { clock }: Parts, products: readonly RangeProduct[]) => {
  const byId = new Map(products.map((product) => [Number(product.id), product]));
  const { differing } = await differencesOf(
    trx,
    'product',
    ['id'],
    sql<boolean>`t.id = any(${numbers(byId.keys())})`,
    products.map(productRow),
  );
  const day = today(clock);
  const made = differing.flatMap(({ row, before }) => {
    const product = before ? undefined : byId.get(row.id);
    return product ? [newProductRow(product, day)] : [];
  });
  await makeBrands(
    trx,
    differing.map(({ row }) => row.brand),
  );
  await upsertRows(trx, 'product', ['id'], made);
  await updateRows(
    trx,
    'product',
    ['id'],
    differing.filter(({ before }) => before).map(({ row }) => row),
  );
  return differing.map(({ row }) => row.id);
};

const keepTexts = async (trx: Trx, products: readonly RangeProduct[]) => {
  const keys = ['product_id', 'locale'] as const;
  const { differing } = await differencesOf(
    trx,
    'product_text',
    keys,
    sql<boolean>`t.product_id = any(${numbers(products.map(({ id }) => id))})`,
    products.flatMap(textRows),
  );
  const rows = differing.map(({ row }) => row);
  await upsertRows(trx, 'product_text', keys, rows);
  return rows.map(({ product_id }) => product_id);
};

/** Stores passports and what products lack in each shop because of them. `rows`: the products that are new or changed. */
const keepPassports = async (
  trx: Trx,
  { shops }: Parts,
  products: readonly RangeProduct[],
  rows: readonly number[],
) => {
  const { differing, unwanted } = await differencesOf(
    trx,
    'product_passport',
    ['product_id'],
    sql<boolean>`t.product_id = any(${numbers(products.map(({ id }) => id))})`,
    products.flatMap(passportRows),
  );
  const written = differing.map(({ row }) => row);
  await deleteRows(trx, 'product_passport', ['product_id'], unwanted);
  await upsertRows(trx, 'product_passport', ['product_id'], written);
  const changed = [...written, ...unwanted].map(({ product_id }) => Number(product_id));
  return [...changed, ...(await judgeProducts(trx, shops, [...new Set([...rows, ...changed])]))];
};

const keepPrices = async (
  trx: Trx,
  { shops, clock }: Parts,
  shop: BrandId,
  products: readonly RangeProduct[],
) => {
  const keys = ['channel', 'product_id'] as const;
  const channels = await channelsOf(trx, shops[shop]);
  const { differing, unwanted } = await differencesOf(
    trx,
    'product_price',
    keys,
    sql<boolean>`t.channel = any(${numbers(channels.values())})
      and t.product_id = any(${numbers(products.map(({ id }) => id))})`,
    products.flatMap((product) => priceRows(product, shops[shop].priceChannel, channels)),
  );
  const rows = differing.map(({ row }) => row);
  await deleteRows(trx, 'product_price', keys, unwanted);
  await upsertRows(trx, 'product_price', keys, rows);
  await notePrices(trx, differing, today(clock));
  return [...rows, ...unwanted].map(({ product_id }) => Number(product_id));
};

const keepRelations = async (trx: Trx, products: readonly RangeProduct[]) => {
  const keys = ['product_id', 'kind', 'position'] as const;
  const { differing, unwanted } = await differencesOf(
    trx,
    'product_relation',
    keys,
    sql<boolean>`t.product_id = any(${numbers(products.map(({ id }) => id))})`,
    products.flatMap(relationRows),
  );
  const rows = differing.map(({ row }) => row);
  await deleteRows(trx, 'product_relation', keys, unwanted);
  await upsertRows(trx, 'product_relation', keys, rows);
  return rows.length + unwanted.length > 0;
};

/** Stores stock levels. Exact counts are read where they are shown; lists only need to know whether there is any stock. */
const keepShelves = async (trx: Trx, products: readonly RangeProduct[]): Promise<void> => {
  const { differing } = await differencesOf(
    trx,
    'stock',
    ['variant_id'],
    sql<boolean>`t.variant_id = any(${`{${products.map(({ id }) => id).join(',')}}`}::text[])`,
    products.map(shelfRow),
  );
  await upsertRows(
    trx,
    'stock',
    ['variant_id'],
    differing.map(({ row }) => row),
  );
};

/** Writes the differences of products as a shop sells them. Returns whether pages show a change other than a stock level. */
export const keepProducts = async (
  trx: Trx,
  parts: Parts,
  shop: BrandId,
  products: readonly RangeProduct[],
): Promise<boolean> => {
  const rows = await keepRows(trx, parts, products);
  const passports = await keepPassports(trx, parts, products, rows);
  const texts = await keepTexts(trx, products);
  const prices = await keepPrices(trx, parts, shop, products);
  const related = await keepRelations(trx, products);
  await keepShelves(trx, products);
  const changed = [...rows, ...passports, ...texts, ...prices];
  await markStale(trx, changed);
  return changed.length > 0 || related;
};

/**
 * Deactivates products that no shop sells any more; their page still shows the last price. Deletes the prices of
 * products that only one shop no longer sells. Returns whether there were any.
 */
export const dropProductsBut = async (
  trx: Trx,
  there: ReadonlyMap<BrandId, ReadonlySet<ProductId>>,
): Promise<boolean> => {
  const anywhere = new Set([...there.values()].flatMap((ids) => [...ids]));
  const { rows: gone } = await sql<{ readonly id: number }>`update product set is_active = false
    where is_active and id <> all(${numbers(anywhere)}) returning id`.execute(trx);
  const dropped = [...gone];
  for (const [shop, ids] of there) {
    const elsewhere = [...anywhere].filter((id) => !ids.has(id));
    const { rows } = await sql<{ readonly id: number }>`delete from product_price
      where product_id = any(${numbers(elsewhere)}) and channel in (select num from price_channel where brand = ${shop})
      returning product_id as id`.execute(trx);
    dropped.push(...rows);
  }
  await markStale(
    trx,
    dropped.map(({ id }) => id),
  );
  return dropped.length > 0;
};
