import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeRangeKeeper } from '../../../../src/adapters/sandbox/engine/keep-range.ts';
import type { ProductId } from '../../../../src/domain/catalogue/product.ts';
import { brandIds } from '../../../../src/domain/shared/brand-id.ts';
import { done } from '../../sandbox/fixtures/shopper.ts';
import { type CopiedShop, startCopiedShop } from './copied-range.ts';

let shop: CopiedShop;
beforeEach(async () => {
  shop = await startCopiedShop();
}, 60_000);
afterEach(() => shop.close());

const sinceOf = () => new Set(shop.recorded.asked.map(({ variables }) => variables.since));
const total = async () => (await done(shop.client().getProducts({ query: {} }))).meta.total;

describe('the copy of a range', () => {
  it('continues after a restart from where it was', async () => {
    await shop.follower().changed();
    shop.recorded.asked.splice(0);
    await shop.follower().changed();
    expect(sinceOf()).toEqual(new Set(['2026-11-19T08:59:00.000Z']));
  });

  it('starts anew with another engine, and drops what that one does not have', async () => {
    await shop.follower().changed();
    for (const range of Object.values(shop.recorded.shops)) range.products = range.products.slice(0, 2);
    shop.recorded.asked.splice(0);
    await shop.follower('http://another.example').changed();
    expect(sinceOf()).toEqual(new Set([null]));
    expect(await total()).toBe(2);
  });

  it('finishes what was interrupted when the shop stopped', async () => {
    const { db, shops } = shop.sandbox;
    await shop.follower().changed();
    const stopped = makeRangeKeeper(shop.sandbox, { engine: 'http://engine.example' });
    shop.recorded.change('okulino', '10010', { price: 500 });
    const { productFromEngine } = await import(
      '../../../../src/adapters/engine-vendure/range/product-from-engine.ts'
    );
    const told = shop.recorded.shops.okulino?.products[0] as never;
    await stopped.keepProducts('okulino', [productFromEngine(told)]);
    expect(await db.selectFrom('range_stale').selectAll().execute()).toEqual([{ product_id: 10010 }]);
    await shop.follower().changed();
    expect(await db.selectFrom('range_stale').selectAll().execute()).toEqual([]);
    const row = await db
      .selectFrom('lk')
      .innerJoin('price_channel', 'price_channel.num', 'lk.channel')
      .select('lk.price')
      .where('lk.id', '=', 10010)
      .where('price_channel.code', '=', shops.okulino.priceChannel)
      .executeTakeFirst();
    expect(row?.price).toBe(500);
  });

  it('remembers the progress of each shop, separately for each engine', async () => {
    const keeper = makeRangeKeeper(shop.sandbox, { engine: 'e' });
    expect((await keeper.marks()).size).toBe(0);
    const mark = { asOf: new Date(1000), wholeAt: new Date(2000) };
    await keeper.finish(new Map(brandIds.map((brand) => [brand, mark])));
    expect(await keeper.marks()).toEqual(new Map(brandIds.map((brand) => [brand, mark])));
    expect((await makeRangeKeeper(shop.sandbox, { engine: 'f' }).marks()).size).toBe(0);
  });

  it('shows no seed reviews for a number that belongs to another article', async () => {
    shop.recorded.change('okulino', '10010', { sku: 'SOMEBODY-1' });
    shop.recorded.change('viszola', '10010', { sku: 'SOMEBODY-1' });
    await shop.follower().changed();
    const reviews = await done(
      shop.client().getProductReviews({ params: { id: '10010' as ProductId }, query: {} }),
    );
    expect(reviews.meta.total).toBe(0);
    const rated = await shop.sandbox.db
      .selectFrom('product_review')
      .select('product_id')
      .distinct()
      .execute();
    expect(rated.length).toBeGreaterThan(0);
  });
});
