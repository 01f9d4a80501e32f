import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rebuildIndexes } from '../../../../src/adapters/sandbox/catalogue/rebuild-indexes.ts';
import type { ProductId } from '../../../../src/domain/catalogue/product.ts';
import { done, failed } from '../../sandbox/fixtures/shopper.ts';
import { type CopiedShop, startCopiedShop, writtenRows } from './copied-range.ts';
import type { Told } from './recorded-engine.ts';

let shop: CopiedShop;
let follow: ReturnType<CopiedShop['follower']>;
beforeAll(async () => {
  shop = await startCopiedShop();
  follow = shop.follower();
  await follow.changed();
}, 60_000);
afterAll(async () => {
  expect(shop.incidents).toEqual([]);
  await shop.close();
});

const category = (path = '') => done(shop.client().getCategory({ query: { path } }));
const total = async (id: string) =>
  (await done(shop.client().getProducts({ query: { category: id } }))).meta.total;

/** Categories are the same in all shops. */
const each = (change: (categories: Told[]) => Told[]): void => {
  for (const range of Object.values(shop.recorded.shops))
    if (range.categories.length > 0) range.categories = change(range.categories);
};
const changeEverywhere = (id: string, fields: object): void => {
  for (const one of ['okulino', 'viszola']) shop.recorded.change(one, id, fields);
};
const words = (path: string, name: string) =>
  ['de', 'en', 'it', 'fr'].map((language) => ({ language, name, slug: path, description: '', path }));

/** The tables that lists and search read, as if they were rebuilt. */
const derived = async () => {
  const rows = await writtenRows(shop.sandbox);
  const read = [
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
    'term',
    'suggest',
  ] as const;
  return Object.fromEntries(
    read.map((table) => [table, (rows[table] as readonly { readonly row: unknown }[]).map(({ row }) => row)]),
  );
};

describe('copied categories', () => {
  it('have their breadcrumb, their products and those of inner categories', async () => {
    expect((await category()).children.map(({ id, count }) => [id, count])).toEqual([
      ['lens', 3],
      ['care', 2],
    ]);
    const inner = await category('kontaktlinsen/tageslinsen/sphaerisch');
    expect(inner.breadcrumb.map(({ path }) => path)).toEqual([
      'kontaktlinsen',
      'kontaktlinsen/tageslinsen',
      'kontaktlinsen/tageslinsen/sphaerisch',
    ]);
    expect(await total('lens.daily')).toBe(2);
  });

  it('are shown in the order that staff gave them', async () => {
    changeEverywhere('care', { position: -1 });
    await follow.changed();
    expect((await category()).children.map(({ id }) => id)).toEqual(['care', 'lens']);
  });

  it('are still found at their previous path', async () => {
    changeEverywhere('care', { texts: words('sauber', 'Sauberes') });
    changeEverywhere('care.multi-purpose', { texts: words('sauber/alles', 'Alles') });
    await follow.changed();
    expect((await category('pflegemittel')).paths.de).toBe('sauber');
    expect((await category('sauber/alles')).breadcrumb.map(({ title }) => title)).toEqual([
      'Sauberes',
      'Alles',
    ]);
    const found = await done(shop.client().searchProducts({ query: { query: 'sauberes' } }));
    expect(found.nbHits).toBe(2);
  });

  it('can swap their paths', async () => {
    changeEverywhere('care', { texts: words('linsen', 'Sauberes') });
    changeEverywhere('lens', { texts: words('sauber', 'Linsen') });
    await follow.changed();
    expect([(await category('linsen')).id, (await category('sauber')).id]).toEqual(['care', 'lens']);
  });

  it('hold the products that staff put into them', async () => {
    changeEverywhere('lens.daily.spherical', { productIds: ['10010', '10220'] });
    await follow.changed();
    expect([await total('lens.daily.spherical'), await total('lens.daily')]).toEqual([2, 3]);
    changeEverywhere('lens.daily.spherical', { productIds: ['10010'] });
    changeEverywhere('lens.daily', { productIds: ['10010', '10020'] });
    await follow.changed();
    expect([await total('lens.daily.spherical'), await total('lens.daily')]).toEqual([1, 2]);
  });

  it('are in the breadcrumb of a product as staff chose', async () => {
    const way = async () =>
      (await done(shop.client().getProduct({ params: { id: '10010' as ProductId } }))).breadcrumb.map(
        ({ slug }) => slug,
      );
    const inner = await way();
    changeEverywhere('10010', { homeCategory: 'lens.daily' });
    await follow.changed();
    expect(await way()).toEqual(inner.slice(0, 2));
    changeEverywhere('10010', { homeCategory: null });
    await follow.changed();
    expect(await way()).toEqual(inner);
  });

  it('are removed with what was counted in them', async () => {
    each((categories) => categories.filter(({ shopId }) => shopId !== 'lens.daily.spherical'));
    await follow.changed();
    expect(
      (await failed(shop.client().getProducts({ query: { category: 'lens.daily.spherical' } })))._tag,
    ).toBe('NotFound');
    expect((await category('sauber')).children.map(({ id }) => id)).toEqual(['lens.daily']);
    const { rows } = await sql`select num from category where id = 'lens.daily.spherical'`.execute(
      shop.sandbox.db,
    );
    expect(rows).toEqual([]);
  });

  it('leave lists and search as a rebuild would', async () => {
    const kept = await derived();
    await shop.sandbox.db.transaction().execute(rebuildIndexes);
    expect(kept).toEqual(await derived());
  });
});
