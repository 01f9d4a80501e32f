import { locales } from '../../domain/shared/locale.ts';
import type { ProductExtras } from '../contract/catalogue/product.ts';
import { rebuildIndexes } from './catalogue/rebuild-indexes.ts';
import { insertRows } from './db/insert-rows.ts';
import type { Db } from './db/schema.ts';
import { categories, homeCategoryOf } from './seed/categories.ts';
import { passportOf } from './seed/passports/passport-of.ts';
import { viewsOf } from './seed/products/picture-views.ts';
import {
  bulkPrices,
  channelPrice,
  priceLists,
  recommendedRetail,
  type SeedPriceList,
} from './seed/products/price-channels.ts';
import { priceHistoryRows } from './seed/products/price-history.ts';
import { products } from './seed/products/products.ts';
import { makers } from './seed/range/makers.ts';
import { partNumber } from './seed/range/part-number.ts';
import type { SeedProduct } from './seed/range/seed-product.ts';
import { relations } from './seed/relations.ts';
import { withPositions } from './seed/with-positions.ts';
import { seedContents } from './seed-contents.ts';

const productRow = (product: SeedProduct) => ({
  id: Number(product.id),
  sku: product.sku,
  group_id: Number(product.group),
  category: product.category,
  manufacturer: product.manufacturer,
  brand: product.brand,
  lens_type: product.lensType ?? null,
  lens_usage: product.lensUsage ?? null,
  care_kind: product.careKind ?? null,
  contents: product.contents,
  rating_tenths: product.rating.tenths,
  rating_count: product.rating.count,
  popularity: product.popularity,
  since: product.since,
  stock_profile: product.stock,
  badge: product.badge ?? null,
  is_active: product.isActive,
  discontinued: product.discontinued,
  is_trial: product.isTrial,
  replacement_id: product.replacement ? Number(product.replacement) : null,
  options: product.options,
  narrowings: product.narrowings,
  facts: product.facts,
  extras: { mpn: partNumber(product) } satisfies ProductExtras,
  views: viewsOf(product.art),
});

const textRows = (product: SeedProduct) =>
  locales.map((locale) => ({
    product_id: Number(product.id),
    locale,
    title: product.titles[locale],
    slug: product.slugs[locale],
    description: product.descriptions[locale],
  }));

const priceRows = (product: SeedProduct, lists: readonly SeedPriceList[] = priceLists) =>
  lists.flatMap(({ num, code, currency, perMille }) => {
    const base = code === recommendedRetail ? product.recommendedPrice : product.basePrice;
    if (base === undefined) return [];
    const price = channelPrice(base[currency], perMille);
    const bulk = product.hasBulkPrice && code !== recommendedRetail ? bulkPrices(price) : [];
    return [{ channel: num, product_id: Number(product.id), price, bulk }];
  });

const numbers = new Map(categories.map(({ id }, index) => [id, index + 1]));
const numberOf = (id: string): number => numbers.get(id) ?? 0;

const categoryRows = categories.map(({ id, parent, depth }) => ({
  num: numberOf(id),
  id,
  parent: parent ? numberOf(parent) : null,
  depth,
  position: numberOf(id),
}));

const categoryTextRows = categories.flatMap(({ id, title, description, slugs, paths }) =>
  locales.map((locale) => ({
    category: numberOf(id),
    locale,
    title: title[locale],
    description: description[locale],
    slug: slugs[locale],
    path: paths[locale],
  })),
);

const placeRows = (): readonly Readonly<Record<string, unknown>>[] => {
  const homes = new Map(products.map((product) => [product.id, homeCategoryOf(product)]));
  return categories.flatMap(({ id, productIds }) =>
    productIds.map((productId) => ({
      category: numberOf(id),
      product_id: Number(productId),
      is_home: homes.get(productId) === id,
    })),
  );
};

const brandNames = [...new Set(products.map(({ brand }) => brand))].toSorted((a, b) => (a < b ? -1 : 1));

const relationRows = withPositions(
  relations.map(({ productId, kind, otherId }) => ({
    product_id: Number(productId),
    kind,
    other_id: Number(otherId),
  })),
  ({ product_id, kind }) => `${product_id} ${kind}`,
);

/** Inserts price lists with the prices of these products. */
const fillLists = async (
  db: Db,
  sold: readonly SeedProduct[],
  lists: readonly SeedPriceList[],
): Promise<void> => {
  const nums = new Set(lists.map(({ num }) => num));
  await insertRows(
    db,
    'price_channel',
    lists.map(({ num, code, currency, brand, listed }) => ({ num, code, currency, brand, listed })),
  );
  await insertRows(
    db,
    'product_price',
    sold.flatMap((product) => priceRows(product, lists)),
  );
  await insertRows(
    db,
    'price_history',
    sold.flatMap(priceHistoryRows).filter(({ channel }) => nums.has(channel)),
  );
};

/**
 * Adds price lists that an older database lacks, for the seed products it has. Products added by a merchant are priced
 * there by the merchant. Returns true if any list was missing.
 */
const addLists = async (db: Db): Promise<boolean> => {
  const known = await db.selectFrom('price_channel').select(['num', 'code', 'currency']).execute();
  const isKnown = ({ code, currency }: Pick<SeedPriceList, 'code' | 'currency'>) =>
    known.some((one) => one.code === code && one.currency === currency);
  const isFree = ({ num }: Pick<SeedPriceList, 'num'>) => known.every((one) => one.num !== num);
  const missing = priceLists.filter((list) => !isKnown(list) && isFree(list));
  if (missing.length === 0) return false;
  const rows = await db.selectFrom('product').select('id').execute();
  const ids = new Set(rows.map(({ id }) => String(id)));
  await fillLists(
    db,
    products.filter(({ id }) => ids.has(id)),
    missing,
  );
  return true;
};

const fill = async (db: Db): Promise<void> => {
  // Products without a successor are inserted first: a row can only refer to an existing one.
  const replaced = products.filter(({ replacement }) => replacement);
  await insertRows(db, 'product', products.filter(({ replacement }) => !replacement).map(productRow));
  await insertRows(db, 'product', replaced.map(productRow));
  await insertRows(db, 'product_text', products.flatMap(textRows));
  await fillLists(db, products, priceLists);
  await insertRows(db, 'product_relation', relationRows);
  await seedContents(db);
  await insertRows(db, 'category', categoryRows);
  await insertRows(db, 'category_text', categoryTextRows);
  await insertRows(db, 'category_product', placeRows());
  await insertRows(
    db,
    'brand',
    brandNames.map((name, index) => ({ num: index + 1, name })),
  );
};

/** Seeds the makers once, even if the catalogue was filled before there were any. */
export const seedMakers = async (db: Db): Promise<void> => {
  const known = await db.selectFrom('maker').select('name').limit(1).executeTakeFirst();
  if (known) return;
  await insertRows(
    db,
    'maker',
    makers.map(({ name, country, party, inEu, inCh, notifiedBody }) => ({
      name,
      country,
      party,
      in_eu: inEu ?? null,
      in_ch: inCh ?? null,
      notified_body: notifiedBody,
    })),
  );
};

/** Seeds the passports of seed products once, even if the catalogue was filled before there were any. */
export const seedPassports = async (db: Db): Promise<void> => {
  const known = await db.selectFrom('product_passport').select('product_id').limit(1).executeTakeFirst();
  if (known) return;
  const there = new Set((await db.selectFrom('product').select('id').execute()).map(({ id }) => id));
  await insertRows(
    db,
    'product_passport',
    products
      .filter(({ id }) => there.has(Number(id)))
      .map((product) => ({ product_id: Number(product.id), passport: passportOf(product) })),
  );
};

/**
 * Fills an empty shop with its whole range in one transaction, and builds the data for listings and search if it is
 * missing.
 */
export const seedCatalogue = async (db: Db): Promise<void> => {
  const known = await db.selectFrom('product').select('id').limit(1).executeTakeFirst();
  const derived = await db.selectFrom('product_rank').select('id').limit(1).executeTakeFirst();
  await db.transaction().execute(async (trx) => {
    if (!known) await fill(trx);
    else if (!(await addLists(trx)) && derived) return;
    await rebuildIndexes(trx);
  });
};
