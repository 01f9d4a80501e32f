import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductId } from '../../../../src/domain/catalogue/product.ts';
import type { ShopCurrency } from '../../../../src/domain/shared/amounts.ts';
import { shopCurrencies } from '../../../../src/domain/shared/amounts.ts';
import { brandIds } from '../../../../src/domain/shared/brand-id.ts';
import { daily, done, reduced } from '../fixtures/shopper.ts';
import { shops } from '../fixtures/shops.ts';
import { startSandbox, type TestSandbox } from '../fixtures/start-sandbox.ts';

const today = { ...shops };
let shop: TestSandbox;
beforeAll(async () => {
  shop = await startSandbox(undefined, { shops: today });
});
afterAll(() => shop.close());

const sellIn = (currency: ShopCurrency): void => {
  today.okulino = { ...shops.okulino, currency };
};
const client = () => shop.client();
const priceOf = async (id: ProductId, price_channel = 'okulino_web') =>
  done(
    client().getProductPricing({
      body: { product_id: id, quantity: 8, price_channel, recommended_retail_channel: 'recommended_retail' },
    }),
  );

describe('a shop that sells in one of two currencies', () => {
  it.each([
    ['EUR', 2740, 2600, 2595],
    ['CHF', 3040, 2885, 2885],
  ] as const)(
    'has in %s the prices of that list: for one, for many, and for visitors of a partner · PRICE-5 · PRICE-6 · PRICE-7',
    async (currency, one, ofEight, partner) => {
      sellIn(currency);
      const product = await done(client().getProduct({ params: { id: daily } }));
      expect(product.price).toMatchObject({ current: one, currency });
      const own = await priceOf(daily);
      expect([own.currency, own.unit.current, own.unit.website]).toEqual([currency, ofEight, one]);
      const atPartner = await done(
        client().getProductPricing({
          body: { product_id: daily, quantity: 1, price_channel: 'okulino_partner' },
        }),
      );
      expect([atPartner.currency, atPartner.unit.current, atPartner.unit.website]).toEqual([
        currency,
        partner,
        one,
      ]);
    },
  );

  it('compares with previous and recommended prices of the same currency only · LAW-2 · PRICE-4 · PRICE-7', async () => {
    const compared = [];
    for (const currency of shopCurrencies) {
      sellIn(currency);
      const { price } = await done(client().getProduct({ params: { id: reduced } }));
      const { unit } = await priceOf(reduced);
      compared.push([price.current, price.before, price.original, unit.before, unit.original]);
    }
    const [euros = [], francs = []] = compared;
    for (const [place, amount] of euros.entries()) {
      expect(amount).toBeGreaterThan(0);
      expect(francs[place]).toBeGreaterThan(0);
      expect(francs[place]).not.toBe(amount);
    }
    const [current = 0, before = 0] = francs;
    expect(before / current).toBeCloseTo((euros[1] ?? 0) / (euros[0] ?? 1), 1);
  });

  it('sorts and counts by the prices that it shows · CAT-3 · PRICE-7', async () => {
    for (const currency of shopCurrencies) {
      sellIn(currency);
      const { result, meta } = await done(
        client().getProducts({ query: { sort: 'price_asc', price: ['20-40'], limit: 100 } }),
      );
      const prices = result.map(({ price }) => price.current);
      expect(new Set(result.map(({ price }) => price.currency))).toEqual(new Set([currency]));
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      expect(prices.every((price) => price >= 2000 && price < 4000)).toBe(true);
      const band = meta.facets.find(({ code }) => code === 'price');
      expect(band?.values.find(({ value }) => value === '20-40')?.count).toBe(meta.total);
    }
  });

  it.each(brandIds)(
    'has a price for everything that it sells, in each currency: %s · PRICE-7',
    async (brand) => {
      const counts = [];
      for (const currency of shopCurrencies) {
        today[brand] = { ...shops[brand], currency };
        const { meta } = await done(shop.client(brand).getProductAddresses({ query: { limit: 1 } }));
        const { meta: listed } = await done(shop.client(brand).getProducts({ query: { limit: 1 } }));
        counts.push(`${meta.total} ${listed.total}`);
      }
      today[brand] = shops[brand];
      expect(new Set(counts).size).toBe(1);
      expect(counts[0]).not.toMatch(/^0/);
    },
  );

  it('charges shipping by the table of its currency · CHK-9 · PRICE-7', async () => {
    const asked = async (currency: ShopCurrency) => {
      sellIn(currency);
      const ways = await done(client().getShippingOptions({ query: { country_to: 'CH' } }));
      return ways.find(({ key }) => key === 'swisspost_b_parcel');
    };
    expect(await asked('EUR')).toMatchObject({ price: 750, currency: 'EUR' });
    expect(await asked('CHF')).toMatchObject({ price: 700, currency: 'CHF' });
  });
});
