import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type InCart, ruleFor } from '../../../../src/adapters/sandbox/catalogue/cross-sell.ts';
import type { CartToken } from '../../../../src/domain/cart/cart.ts';
import type { ProductId } from '../../../../src/domain/catalogue/product.ts';
import { done } from '../fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../fixtures/start-sandbox.ts';

let shop: TestSandbox;
beforeAll(async () => {
  shop = await startSandbox();
});
afterAll(() => shop.close());

const recommend = (...ids: readonly string[]) =>
  done(
    shop.client().getRecommendationCrossSell({
      body: {
        brand_channel: 'okulino',
        sales_channel: 'okulino',
        locale: 'de',
        cart_token: 'any' as CartToken,
        cart_id: '1',
        items: ids.map((id) => ({ product_id: id as ProductId, quantity: 1 })),
        location: 'cart',
      },
    }),
  );

describe('cross-sell recommendations for a cart', () => {
  it.each<[string, InCart[], string | undefined]>([
    ['nothing', [], undefined],
    ['a monthly lens', [{ category: 'lens', lensUsage: 'monthly' }], 'lens_care'],
    ['a daily lens', [{ category: 'lens', lensUsage: 'daily' }], 'daily_comfort'],
    [
      'a daily and a two-weekly lens',
      [
        { category: 'lens', lensUsage: 'daily' },
        { category: 'lens', lensUsage: 'two_weekly' },
      ],
      'lens_care',
    ],
    ['lens care', [{ category: 'lenscare', lensUsage: null }], 'more_care'],
    ['sunglasses', [{ category: 'sunglasses', lensUsage: null }], 'glasses_care'],
  ])('follow the rule for %s', (_, cart, category) => {
    expect(ruleFor(cart)?.category).toBe(category);
  });

  it('are care and drops for a reusable lens, with the name and number of their rule', async () => {
    const { products, metadata, recommendation_id } = await recommend('10410');
    expect(metadata.category).toBe('lens_care');
    expect(recommendation_id).toMatch(/^lens_care-/);
    expect(products).toHaveLength(4);
    expect(products.every(({ category }) => category === 'lenscare')).toBe(true);
  });

  it('include a reusable lens for lens care', async () => {
    const { products } = await recommend('20012');
    expect(products.filter(({ category }) => category === 'lens')).toMatchObject([{ lens_usage: 'monthly' }]);
  });

  it('contain no product of the cart, nor another size of it', async () => {
    const first = (await recommend('10410')).products.map(({ product_id }) => product_id as string);
    const then = await recommend('10410', ...first);
    for (const { product_id } of then.products) expect(first).not.toContain(product_id);
    expect((await recommend('10410', '20012')).products.some(({ brand }) => brand[0] === 'Clarea')).toBe(
      false,
    );
  });

  it('can be ordered and are in stock', async () => {
    for (const cart of [['10410'], ['10010'], ['20012'], ['30011']]) {
      const { products } = await recommend(...cart);
      expect(products.length).toBeGreaterThan(0);
      for (const product of products) expect(product).toMatchObject({ is_active: true, discontinued: false });
      for (const { stock } of products) expect(stock).toBeGreaterThan(0);
    }
  });

  it('are empty for an empty cart or unknown products', async () => {
    expect((await recommend()).products).toEqual([]);
    expect((await recommend('99999', 'x')).products).toEqual([]);
  });
});
