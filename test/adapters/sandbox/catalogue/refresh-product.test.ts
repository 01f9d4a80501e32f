import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rebuildIndexes } from '../../../../src/adapters/sandbox/catalogue/rebuild-indexes.ts';
import { refreshProduct } from '../../../../src/adapters/sandbox/catalogue/refresh-product.ts';
import { refreshStale } from '../../../../src/adapters/sandbox/engine/stale-products.ts';
import { moveStock } from '../../../../src/adapters/sandbox/stock/stock.ts';
import { done } from '../fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../fixtures/start-sandbox.ts';

let shop: TestSandbox;
beforeAll(async () => {
  shop = await startSandbox();
});
afterAll(() => shop.close());

const tables = [
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
  'search_en',
  'search_it',
  'search_fr',
  'term',
  'suggest',
];

const contents = async (): Promise<Readonly<Record<string, readonly string[]>>> => {
  const entries: [string, readonly string[]][] = [];
  for (const table of tables) {
    const { rows } = await sql<{
      row: string;
    }>`select x::text as row from ${sql.table(table)} x order by 1`.execute(shop.sandbox.db);
    entries.push([table, rows.map(({ row }) => row)]);
  }
  return Object.fromEntries(entries);
};

const rebuilt = async () => {
  await shop.sandbox.db.transaction().execute(rebuildIndexes);
  return contents();
};

type Change = (id: number) => Promise<unknown>;

const set =
  (column: string, value: unknown): Change =>
  (id) =>
    sql`update product set ${sql.ref(column)} = ${value} where id = ${id}`.execute(shop.sandbox.db);

const title =
  (text: string): Change =>
  (id) =>
    sql`update product_text set title = ${text} where product_id = ${id}`.execute(shop.sandbox.db);

const price =
  (amount: number): Change =>
  (id) =>
    sql`update product_price set price = ${amount} + channel where product_id = ${id}`.execute(
      shop.sandbox.db,
    );

const shelf =
  (onHand: number, stopOrder: boolean): Change =>
  (id) =>
    sql`insert into stock values (${id}::text, ${id}::text, ${onHand}, ${onHand < 0}, ${stopOrder})
    on conflict (variant_id) do update set on_hand = excluded.on_hand, oversold = excluded.oversold, stop_order = excluded.stop_order`.execute(
      shop.sandbox.db,
    );

const moved: Change = (id) =>
  sql`update category_product set category = (select max(num) from category) where product_id = ${id}
    and category = (select max(category) from category_product where product_id = ${id}) and not is_home`.execute(
    shop.sandbox.db,
  );

const change: fc.Arbitrary<readonly [string, Change]> = fc.oneof(
  fc.boolean().map((value) => [`is_active ${value}`, set('is_active', value)] as const),
  fc.boolean().map((value) => [`discontinued ${value}`, set('discontinued', value)] as const),
  fc.boolean().map((value) => [`is_trial ${value}`, set('is_trial', value)] as const),
  fc.integer({ min: 100, max: 20_000 }).map((value) => [`price ${value}`, price(value)] as const),
  fc
    .constantFrom('plenty', 'none', 'stopped_without_stock')
    .map((value) => [`profile ${value}`, set('stock_profile', value)] as const),
  fc
    .tuple(fc.integer({ min: -2, max: 3 }), fc.boolean())
    .map(([onHand, stop]) => [`shelf ${onHand} ${stop}`, shelf(onHand, stop)] as const),
  fc
    .constantFrom(
      'Hydralis',
      'Lösung größer als Losung',
      'l’étui ETUI',
      'Zzyx 12345678 b12',
      'Ünïque, 30',
      '🙂',
    )
    .map((value) => [`title ${value}`, title(value)] as const),
  fc.constant(['moved', moved] as const),
);

/** Products that the random changes may hide: the tests of single products use others. */
const sold = [10010, 10020, 10072, 20012, 20150, 20190, 30010, 10161, 10391];

describe('a changed product', () => {
  it(
    'leaves lists, counts, cards, dictionary and suggestions as a rebuild would',
    () =>
      fc.assert(
        fc.asyncProperty(
          fc.array(fc.tuple(fc.constantFrom(...sold), change), { minLength: 1, maxLength: 12 }),
          async (changes) => {
            for (const [id, [, apply]] of changes) {
              await apply(id);
              await refreshProduct(shop.sandbox.db, id);
            }
            const kept = await contents();
            expect(kept).toEqual(await rebuilt());
          },
        ),
        { numRuns: 5 },
      ),
    180_000,
  );

  it('is found by its new name and no longer by the old one', async () => {
    const { db } = shop.sandbox;
    const idsOf = async (query: string) =>
      (await done(shop.client().searchProducts({ query: { query } }))).result.map(
        ({ product_id }) => product_id as string,
      );
    await title('Quarzperle Tag')(20010);
    await refreshProduct(db, 20010);
    expect(await idsOf('quarzp')).toEqual(['20010']);
    expect(await idsOf('quarzprele')).toEqual(['20010']);
    await title('Ohne Namen')(20010);
    await refreshProduct(db, 20010);
    expect(await idsOf('quarzperle')).toEqual([]);
  });

  it('counts as on order when its last piece is sold, and as in stock when it is back', async () => {
    const { db } = shop.sandbox;
    const counted = async () =>
      (await done(shop.client().getProducts({ query: {} }))).meta.facets
        .find(({ code }) => code === 'availability')
        ?.values.find(({ value }) => value === 'on_order')?.count ?? 0;
    await shelf(2, false)(20051);
    await refreshProduct(db, 20051);
    const before = await counted();
    const move = (pieces: number) =>
      db.transaction().execute((trx) => moveStock(trx, [{ variantId: '20051', pieces }]));
    await move(-1);
    expect(await counted()).toBe(before);
    await move(-1);
    expect(await counted()).toBe(before + 1);
    await move(1);
    expect(await counted()).toBe(before);
  });

  it('is ranked last when it is new', async () => {
    const { db } = shop.sandbox;
    await sql`insert into product select (jsonb_populate_record(p, '{"id": 99999, "sku": "NEW-1"}')).* from product p where id = 20010`.execute(
      db,
    );
    await sql`insert into product_text select 99999, locale, 'Neuling', 'neuling', '' from product_text where product_id = 20010`.execute(
      db,
    );
    await sql`insert into product_price select channel, 99999, 1234, '[]' from product_price where product_id = 20010`.execute(
      db,
    );
    await sql`insert into category_product select category, 99999, is_home from category_product where product_id = 20010`.execute(
      db,
    );
    await refreshProduct(db, 99999);
    const { rows } = await sql<{ last: boolean }>`select rank = (select max(rank) from product_rank) as last
      from product_rank where id = 99999`.execute(db);
    expect(rows[0]?.last).toBe(true);
    expect((await done(shop.client().searchProducts({ query: { query: 'neuling' } }))).nbHits).toBe(1);
  });

  it('that is care and gets cheaper lowers the cost of wearing of all reusable lenses · LAW-17', async () => {
    const { db } = shop.sandbox;
    const needing = sql<boolean>`category = 'lens' and lens_usage <> 'daily'`;
    const listed = async () => {
      const rows = await db
        .selectFrom('lk')
        .innerJoin('product as p', 'p.id', 'lk.id')
        .where(sql<boolean>`p.lens_usage <> 'daily'`)
        .select(['lk.channel', 'lk.category', 'lk.id', 'lk.wear'])
        .execute();
      return new Map(rows.map((row) => [`${row.channel} ${row.category} ${row.id}`, row.wear]));
    };
    await rebuilt();
    const before = await listed();
    await sql`delete from range_stale`.execute(db);
    await sql`update product_price set price = 300 where product_id = (
      select min(id) from product where care_kind = 'peroxide' and is_active and not discontinued)`.execute(
      db,
    );
    const { id } = await db
      .selectFrom('product')
      .select(({ fn }) => fn.min('id').as('id'))
      .where('care_kind', '=', 'peroxide')
      .executeTakeFirstOrThrow();
    await refreshProduct(db, Number(id));
    const stale = await db.selectFrom('range_stale').select('product_id').execute();
    const lenses = await db.selectFrom('product').select('id').where(needing).execute();
    expect(new Set(stale.map(({ product_id }) => product_id))).toEqual(
      new Set(lenses.map((lens) => lens.id)),
    );
    await refreshStale(db, false);
    const after = await listed();
    expect([...before].every(([key, wear]) => (after.get(key) ?? wear) < wear)).toBe(true);
    expect(after.size).toBe(before.size);
  });

  it('can be changed at the same time as others', async () => {
    const { db } = shop.sandbox;
    await Promise.all(
      sold.map(async (id) => {
        await price(id)(id);
        await refreshProduct(db, id);
      }),
    );
    const kept = await contents();
    const again = await rebuilt();
    expect({ ...kept, product_rank: [], lk: [] }).toMatchObject({
      facet_cube: again.facet_cube,
      facet_b: again.facet_b,
    });
  });
});
