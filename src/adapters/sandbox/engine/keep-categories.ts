import { sql } from 'kysely';
import { locales } from '../../../domain/shared/locale.ts';
import type { RangeCategory } from '../../shop-server/engine/range-keeper.ts';
import { deleteRows, differencesOf, upsertRows } from '../db/differing-rows.ts';
import { listingTables } from '../db/listing-tables.ts';
import type { Trx } from '../db/schema.ts';
import { shopCategoryId } from '../seed/categories.ts';
import { shopText } from '../seed/texts/category-texts.ts';
import { categoryTree, type PlacedCategory } from './category-tree.ts';
import { markStale } from './stale-products.ts';

const everything = sql<boolean>`true`;

/** The shop itself is the root category. It is not part of an engine's categories. */
const shop: PlacedCategory = {
  id: shopCategoryId,
  depth: 0,
  position: 0,
  texts: {
    de: { title: shopText.title.de, description: shopText.description.de, path: '' },
    en: { title: shopText.title.en, description: shopText.description.en, path: '' },
    it: { title: shopText.title.it, description: shopText.description.it, path: '' },
    fr: { title: shopText.title.fr, description: shopText.description.fr, path: '' },
  },
};

/** Assigns the category numbers. Existing categories keep theirs; new ones get the next. */
const numbersOf = async (
  trx: Trx,
  wanted: readonly PlacedCategory[],
): Promise<ReadonlyMap<string, number>> => {
  const rows = await trx.selectFrom('category').select(['num', 'id']).execute();
  const known = new Map(rows.map(({ num, id }) => [id, num]));
  let last = Math.max(0, ...known.values());
  for (const { id } of wanted)
    if (!known.has(id)) {
      last += 1;
      known.set(id, last);
    }
  return known;
};

const textRowsOf = (num: number, { texts }: PlacedCategory) =>
  locales.map((locale) => {
    const { title, description, path } = texts[locale];
    return { category: num, locale, title, description, slug: path.slice(path.lastIndexOf('/') + 1), path };
  });

/** Returns the categories of each product. Its breadcrumb uses the category that the product names, else the innermost one. */
const placeRowsOf = async (
  trx: Trx,
  wanted: readonly PlacedCategory[],
  places: ReadonlyMap<string, ReadonlySet<string>>,
  numOf: (id: string) => number,
) => {
  const products = await trx.selectFrom('product').select(['id', 'home_category']).execute();
  const homes = new Map<number, { readonly id: string; readonly depth: number }>();
  const named = new Map(products.map(({ id, home_category }) => [id, home_category]));
  const innermost = wanted.toSorted((a, b) => b.depth - a.depth);
  for (const { id, depth } of innermost)
    for (const product of places.get(id) ?? []) {
      const number = Number(product);
      if (!homes.has(number) || named.get(number) === id) homes.set(number, { id, depth });
    }
  return wanted.flatMap(({ id }) =>
    products
      .filter((product) => id === shopCategoryId || places.get(id)?.has(String(product.id)))
      .map((product) => ({
        category: numOf(id),
        product_id: product.id,
        is_home: homes.get(product.id)?.id === id,
      })),
  );
};

const keepPlaces = async (
  trx: Trx,
  rows: Awaited<ReturnType<typeof placeRowsOf>>,
  nums: readonly number[],
) => {
  const keys = ['category', 'product_id'] as const;
  const { differing, unwanted } = await differencesOf(
    trx,
    'category_product',
    keys,
    sql<boolean>`t.category = any(${`{${nums.join(',')}}`}::int2[])`,
    rows,
  );
  const changed = differing.map(({ row }) => row);
  await deleteRows(trx, 'category_product', keys, unwanted);
  // A product has one home category: the old one is removed before the new one is written.
  const homes = JSON.stringify(changed.filter(({ is_home }) => is_home));
  await sql`update category_product p set is_home = false
    from jsonb_populate_recordset(null::category_product, ${homes}::text::jsonb) h
    where p.product_id = h.product_id and p.is_home`.execute(trx);
  await upsertRows(trx, 'category_product', keys, changed);
  // Lists depend on a product's categories, whichever of them is its home.
  await markStale(
    trx,
    [...differing.filter(({ before }) => !before).map(({ row }) => row), ...unwanted].map(({ product_id }) =>
      Number(product_id),
    ),
  );
  return changed.length + unwanted.length > 0;
};

/** Marks the products of renamed categories as stale, because products are found by the names of their categories. */
const markNamed = async (trx: Trx, nums: readonly number[]): Promise<void> => {
  if (nums.length === 0) return;
  const rows = await trx
    .selectFrom('category_product')
    .select('product_id')
    .where('category', 'in', nums)
    .execute();
  await markStale(
    trx,
    rows.map(({ product_id }) => product_id),
  );
};

/** Writes the differences of categories and their products. Returns whether there were any. */
export const keepCategories = async (trx: Trx, categories: readonly RangeCategory[]): Promise<boolean> => {
  const { placed, places } = categoryTree(categories);
  const wanted = [shop, ...placed];
  const numbers = await numbersOf(trx, wanted);
  const numOf = (id: string): number => numbers.get(id) ?? 0;
  const rows = wanted.map(({ id, parent, depth, position }) => ({
    num: numOf(id),
    id,
    parent: depth === 0 ? null : numOf(parent ?? shopCategoryId),
    depth,
    position,
  }));
  const moved = (await differencesOf(trx, 'category', ['num'], everything, rows)).differing;
  await upsertRows(
    trx,
    'category',
    ['num'],
    moved.map(({ row }) => row),
  );
  const texts = wanted.flatMap((category) => textRowsOf(numOf(category.id), category));
  const keys = ['category', 'locale'] as const;
  const said = (await differencesOf(trx, 'category_text', keys, everything, texts)).differing;
  await upsertRows(
    trx,
    'category_text',
    keys,
    said.map(({ row }) => row),
  );
  const arePlaced = await keepPlaces(
    trx,
    await placeRowsOf(trx, wanted, places, numOf),
    wanted.map(({ id }) => numOf(id)),
  );
  await markNamed(
    trx,
    said.flatMap(({ row, before }) => (before && before.title !== row.title ? [row.category] : [])),
  );
  return moved.length + said.length > 0 || arePlaced;
};

/** Deletes categories that no longer exist, with their counts. Returns whether there were any. */
export const dropCategoriesBut = async (trx: Trx, there: ReadonlySet<string>): Promise<boolean> => {
  const rows = await trx.selectFrom('category').select(['num', 'id']).where('depth', '>', 0).execute();
  const gone = rows.filter(({ id }) => !there.has(id)).map(({ num }) => num);
  if (gone.length === 0) return false;
  await markNamed(trx, gone);
  for (const table of listingTables) await trx.deleteFrom(table).where('category', 'in', gone).execute();
  // Moves the subcategories of a deleted category to the root until they are updated.
  await sql`update category set parent = (select num from category where depth = 0 limit 1), depth = 1
    where parent = any(${`{${gone.join(',')}}`}::int2[]) and num <> all(${`{${gone.join(',')}}`}::int2[])`.execute(
    trx,
  );
  await trx.deleteFrom('category').where('num', 'in', gone).execute();
  return true;
};
