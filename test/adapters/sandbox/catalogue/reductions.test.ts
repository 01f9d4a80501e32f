import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { priceLists } from '../../../../src/adapters/sandbox/seed/products/price-channels.ts';
import type { ShopCurrency } from '../../../../src/domain/shared/amounts.ts';
import { type BrandId, brandIds } from '../../../../src/domain/shared/brand-id.ts';
import { anyItem, cartWith, done, reduced, refused } from '../fixtures/shopper.ts';
import { shops } from '../fixtures/shops.ts';
import { startSandbox, type TestSandbox } from '../fixtures/start-sandbox.ts';

let shop: TestSandbox;
beforeAll(async () => {
  shop = await startSandbox();
});
afterAll(() => shop.close());

/** Okulino's own price list of a currency. */
const listOf = (currency: ShopCurrency) =>
  priceLists.find((list) => list.code === 'okulino_web' && list.currency === currency)?.num ?? 0;

const price = async (id: string, brand: BrandId = 'okulino') =>
  (await done(shop.client(brand).getProduct({ params: { id } }))).price;

describe('a reduction', () => {
  it.each(brandIds)('names the previous price, in %s · LAW-2', async (brand) => {
    const { current, before = 0 } = await price(reduced, brand);
    expect(before).toBeGreaterThan(current);
    const pricing = await done(
      shop.client(brand).getProductPricing({
        body: { product_id: reduced, quantity: 2, price_channel: shops[brand].priceChannel },
      }),
    );
    expect(pricing.unit.before).toBe(before);
    expect(pricing.total_excluding_in_cart.before).toBe(2 * before);
    const { result } = await done(
      shop.client(brand).getProducts({ query: { search: 'Aktion', limit: 100 } }),
    );
    for (const card of result) if (card.product_id === reduced) expect(card.price.before).toBe(before);
  });

  it('names the lowest price of the thirty days before it, not the last one · LAW-2', async () => {
    const { db } = shop.sandbox;
    const history = await db
      .selectFrom('price_history')
      .select(['since', 'price'])
      .where('product_id', '=', 10141)
      .where('channel', '=', listOf('CHF'))
      .orderBy('since')
      .execute();
    const [, lowest, last] = history.map(({ price: one }) => one);
    expect(lowest).toBeLessThan(last ?? 0);
    expect((await price('10141')).before).toBe(lowest);
  });

  it.each(brandIds)('of %s is measured by exactly thirty days · LAW-2 · LAW-3', async (brand) => {
    const { db } = shop.sandbox;
    const { num: channel } = await db
      .selectFrom('price_channel')
      .select('num')
      .where('code', '=', shops[brand].priceChannel)
      .where('currency', '=', shops[brand].currency)
      .executeTakeFirstOrThrow();
    const product_id = 30011;
    const prices = [
      ['2026-08-01', 1000],
      ['2026-10-11', 1600],
      ['2026-10-12', 1800],
      ['2026-11-10', 900],
    ] as const;
    const of = { channel, product_id };
    await db
      .insertInto('price_history')
      .values(prices.map(([since, amount]) => ({ ...of, since, price: amount })))
      .execute();
    await db
      .updateTable('product_price')
      .set({ price: 900 })
      .where('channel', '=', channel)
      .where('product_id', '=', product_id)
      .execute();
    expect(await price('30011', brand)).toMatchObject({ current: 900, before: 1600 });
  });

  it.each([
    ['if the price rose', '10012'],
    ['if the price never changed', '10010'],
  ])('is not claimed %s · LAW-2', async (_of, id) => expect((await price(id)).before).toBeUndefined());

  it('is not claimed if the price history does not record it · LAW-2', async () => {
    await shop.sandbox.db
      .updateTable('product_price')
      .set({ price: 1 })
      .where('product_id', '=', 20021)
      .execute();
    expect((await price('20021')).before).toBeUndefined();
  });

  it('counts as savings in the cart and as a reduced price for coupons, even without a recommended price · LAW-2', async () => {
    const client = shop.client('linsenwerk');
    const { product, quantity } = await anyItem(client, reduced);
    const { token_value: token } = await cartWith(client, {
      product: { ...product, price_channel: 'linsenwerk_web' },
      quantity,
    });
    const cart = await done(client.getCart({ params: { token } }));
    const { current, before = 0 } = await price(reduced, 'linsenwerk');
    expect(cart.items[0]).toMatchObject({ savings: before - current });
    const refusal = await refused(
      client.applyCoupon({ params: { token }, body: { couponCode: 'VOLLPREIS' } }),
    );
    expect(refusal.code).toBe('coupon.not_with_promotions');
  });
});
