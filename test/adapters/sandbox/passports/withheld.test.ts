import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { refreshStale } from '../../../../src/adapters/sandbox/engine/stale-products.ts';
import { judgeByNewRules } from '../../../../src/adapters/sandbox/judge-range.ts';
import { listGaps } from '../../../../src/adapters/sandbox/passports/gap-list.ts';
import { makeProductsPageApp } from '../../../../src/adapters/sandbox/passports/products-page.ts';
import { brands } from '../../../../src/config/brands/brands.ts';
import type { ProductId } from '../../../../src/domain/catalogue/product.ts';
import { locales } from '../../../../src/domain/shared/locale.ts';
import { care, cartWith, checkedOut, done, item, refused, requestId } from '../fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../fixtures/start-sandbox.ts';

let shop: TestSandbox;
beforeAll(async () => {
  shop = await startSandbox();
});
afterAll(() => shop.close());

const db = () => shop.sandbox.db;
const judge = () =>
  sql`delete from gap_rules`.execute(db()).then(() => judgeByNewRules(db(), shop.sandbox.shops));
/** Removes facts from a product's passport. */
const plant = async (...facts: readonly string[]) => {
  await sql`update product_passport set passport = passport - ${`{${facts.join(',')}}`}::text[]
    where product_id = ${Number(care)}`.execute(db());
  await judge();
};
const whole = async () => {
  await sql`update product_passport set passport = (select passport from product_passport where product_id = 20011)
    where product_id = ${Number(care)}`.execute(db());
  await judge();
};
afterEach(whole);

const gapOf = async (id: ProductId) => {
  const gaps = await listGaps(db(), shop.sandbox.shops);
  return gaps.filter((gap) => gap.id === id).map(({ brand, missing }) => [brand, missing] as const);
};
const listed = async () => {
  const { result } = await done(
    shop.client().getProducts({ query: { category: 'care.multi-purpose', limit: 100 } }),
  );
  return result.map(({ product_id }) => product_id);
};

describe('a product without the facts required by law', () => {
  it('is not in the seed · LAW-21', async () => expect(await listGaps(db(), shop.sandbox.shops)).toEqual([]));

  it('is listed with its missing facts, in the shops whose countries require them · LAW-21', async () => {
    await plant('udiDi', 'batch');
    const asking = (brand: 'okulino' | 'opalys') => brands[brand].shop.countries.map(({ code }) => code);
    expect(await gapOf(care)).toHaveLength(5);
    expect(await gapOf(care)).toContainEqual(['okulino', [{ fact: 'udi_di', countries: asking('okulino') }]]);
    expect(await gapOf(care)).toContainEqual(['opalys', [{ fact: 'udi_di', countries: asking('opalys') }]]);
  });

  it('is withheld if the language of a country is missing · LAW-21', async () => {
    await sql`update product_passport set passport = passport #- '{warnings,it}' where product_id = ${Number(care)}`.execute(
      db(),
    );
    await judge();
    const asked = (await gapOf(care)).map(([brand, missing]) => [brand, missing[0]?.countries]);
    expect(asked).toContainEqual(['linsenwerk', ['CH']]);
    expect(asked).toContainEqual(['viszola', ['IT', 'CH']]);
    const { withheld, product_status } = await done(
      shop.client('viszola').getProduct({ params: { id: care } }),
    );
    expect([withheld, product_status]).toEqual([true, 'active']);
  });

  it('counts in no suggestions: they say as many hits as the list of results · LAW-21 · SRCH-3', async () => {
    const client = shop.client();
    const searched = (query: string, hitsPerPage = 6, page = 0) =>
      done(client.searchProducts({ query: { query, hitsPerPage, page } }));
    const before = await searched('clarea');
    await plant('udiDi');
    for (const [word, most] of [
      ['clarea', 6],
      ['clarea', 1],
      ['clarea mehrzweck', 6],
      [care, 6],
    ] as const) {
      const { meta, result } = await done(client.getProducts({ query: { search: word, limit: most } }));
      const found = await searched(word, most);
      expect([found.nbHits, found.nbPages]).toEqual([meta.total, Math.ceil(meta.total / most)]);
      expect(found.result.map(({ product_id }) => product_id)).toEqual(
        result.map(({ product_id }) => product_id),
      );
    }
    expect((await searched('clarea')).nbHits).toBe(before.nbHits - 1);
  });

  it('is in no list, search or product list, and is back once it is complete · LAW-21', async () => {
    const client = shop.client();
    const everywhere = async () => ({
      list: (await listed()).includes(care),
      search: (await done(client.searchProducts({ query: { query: 'clarea' } }))).result.some(
        ({ product_id }) => product_id === care,
      ),
      wished: (await done(client.searchProductList({ query: { product_id: [care] } }))).meta.total,
    });
    expect(await everywhere()).toEqual({ list: true, search: true, wished: 1 });
    await plant('notifiedBody');
    expect(await everywhere()).toEqual({ list: false, search: false, wished: 0 });
    await whole();
    expect(await everywhere()).toEqual({ list: true, search: true, wished: 1 });
  });

  it('is refused by the cart, in the language of the request · LAW-21', async () => {
    await plant('instructions');
    const told = new Set<string>();
    for (const locale of locales) {
      const client = shop.client('okulino', locale);
      const { token_value: token } = await done(client.createCart({}));
      const body = { request_id: requestId(), items: [item(care)] };
      const { violations } = await refused(client.addToCart({ params: { token }, body }));
      expect(violations).toMatchObject([{ code: 'product.withheld' }]);
      told.add(violations?.[0]?.message ?? '');
    }
    expect(told.size).toBe(4);
  });

  it('cannot be ordered from a cart that it was added to before · LAW-21', async () => {
    const client = shop.client();
    const { token_value: token } = await checkedOut(client, await cartWith(client, item(care)));
    await plant('warnings');
    const { violations } = await refused(client.createMyOrderFromCart({ body: { token_value: token } }));
    expect(violations).toMatchObject([{ code: 'product.withheld' }]);
  });

  it('is listed on a page of the sandbox · LAW-21', async () => {
    const page = async () => (await makeProductsPageApp(shop.sandbox).request('/sandbox/products')).text();
    expect(await page()).not.toContain('UDI-DI');
    await plant('udiDi');
    expect(await page()).toContain('UDI-DI (CH, LI, DE, AT, FR, IT)');
  });

  it('is checked again only if rules, countries or facts change', async () => {
    await db()
      .insertInto('product_gap')
      .values({ product_id: Number(care), brand: 'okulino', missing: sql`'[]'::jsonb` as never })
      .execute();
    await judgeByNewRules(db(), shop.sandbox.shops);
    expect(await gapOf(care)).toHaveLength(1);
    const { okulino } = shop.sandbox.shops;
    await judgeByNewRules(db(), {
      ...shop.sandbox.shops,
      okulino: { ...okulino, countries: okulino.countries.slice(1) },
    });
    expect(await gapOf(care)).toHaveLength(0);
    expect(await refreshStale(db(), false)).toBe(false);
  });
});
