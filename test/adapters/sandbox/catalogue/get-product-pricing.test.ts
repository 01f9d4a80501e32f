import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quote } from '../../../../src/adapters/sandbox/catalogue/get-product-pricing.ts';
import type { ProductId } from '../../../../src/domain/catalogue/product.ts';
import { done, failed, refused } from '../fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../fixtures/start-sandbox.ts';

let shop: TestSandbox;
beforeAll(async () => {
  shop = await startSandbox();
});
afterAll(() => shop.close());

const pricing = (quantity: number, rest: Record<string, string> = {}) =>
  shop.client().getProductPricing({
    body: { product_id: '10010' as ProductId, quantity, price_channel: 'okulino_web', ...rest },
  });

describe('the price of a product', () => {
  it('is the price of one box times the number of boxes · PRICE-2', async () => {
    expect(await done(pricing(3))).toEqual({
      currency: 'CHF',
      unit: { current: 3040, website: 3040 },
      total_excluding_in_cart: { current: 9120, website: 9120 },
      product_ids: ['10010'],
    });
  });

  it('falls from four and from eight boxes on, and states the savings · PRICE-2 · PRICE-5', async () => {
    const three = await done(pricing(3));
    const four = await done(pricing(4));
    const eight = await done(pricing(8));
    expect(four.unit).toEqual({
      current: 2945,
      website: 3040,
      savings_from_website: 95,
      savings_from_website_in_percents: 3,
    });
    expect(four.total_excluding_in_cart).toMatchObject({ current: 11_780, savings_from_website: 380 });
    expect(three.unit.current).toBeGreaterThan(four.unit.current);
    expect(four.unit.current).toBeGreaterThan(eight.unit.current);
  });

  it('is compared with the recommended price if requested · PRICE-2 · PRICE-4', async () => {
    const body = { product_id: '10072' as ProductId, quantity: 2, price_channel: 'okulino_web' };
    const plain = await done(shop.client().getProductPricing({ body }));
    const struck = await done(
      shop
        .client()
        .getProductPricing({ body: { ...body, recommended_retail_channel: 'recommended_retail' } }),
    );
    expect(plain.unit.original).toBeUndefined();
    const { original, current, savings_from_regular } = struck.total_excluding_in_cart;
    expect(original! - current).toBe(savings_from_regular);
    expect(savings_from_regular).toBeGreaterThan(0);
  });

  it.each([0, -1, 1_000_001])('refuses %i boxes · PRICE-3', async (quantity) => {
    expect((await refused(pricing(quantity))).violations).toMatchObject([{ field: 'quantity' }]);
  });

  it.each(['linsenwerk_web', 'recommended_retail', 'nowhere'])(
    'refuses the channel %s, which is not this shop’s',
    async (price_channel) => {
      expect((await refused(pricing(1, { price_channel }))).violations).toMatchObject([
        { field: 'price_channel' },
      ]);
    },
  );

  it('is not found for an unknown product', async () => {
    expect(await failed(pricing(1, { product_id: '99999' }))).toEqual({
      _tag: 'NotFound',
      code: 'product.not_found',
    });
  });
});

describe('a quote', () => {
  const price = fc.integer({ min: 0, max: 100_000 });

  it('has a whole percentage, adds up, and never states more savings than there are · PRICE-2', () =>
    fc.assert(
      fc.property(
        price,
        price,
        price,
        fc.integer({ min: 1, max: 99 }),
        (current, more, recommended, pieces) => {
          const website = current + more;
          const one = quote({ current, website, recommended }, 1);
          const all = quote({ current, website, recommended }, pieces);
          expect(all.current).toBe(one.current * pieces);
          expect(all.current + (all.savings_from_website ?? 0)).toBe(all.website);
          if (all.original !== undefined)
            expect(all.current + (all.savings_from_regular ?? 0)).toBe(all.original);
          const percent = all.savings_from_website_in_percents ?? 0;
          expect(Number.isInteger(percent)).toBe(true);
          expect(percent * website).toBeLessThanOrEqual(100 * (website - current));
        },
      ),
    ));
});
