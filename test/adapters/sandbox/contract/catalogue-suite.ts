import { expect, it } from 'vitest';
import type { ProductId } from '../../../../src/domain/catalogue/product.ts';
import { care, cartWith, daily, discontinued, done, failed, item, stoppedCare } from '../fixtures/shopper.ts';
import type { TestSandbox } from '../fixtures/start-sandbox.ts';

/** Calls each read of the catalogue once; their meaning is tested beside the catalogue. */
export const catalogueSuite = (started: () => TestSandbox): void => {
  it('answers every catalogue read as its codec requires', async () => {
    const client = started().client('augental', 'fr');
    const root = await done(client.getCategory({}));
    expect(root.children.length).toBeGreaterThan(2);
    const listing = await done(client.getProducts({ query: { limit: 10 } }));
    expect(listing.result).toHaveLength(10);
    const product = await done(client.getProduct({ params: { id: daily } }));
    expect(product.options.length).toBeGreaterThan(0);
    const options = await done(client.getProductOptions({ params: { id: daily } }));
    expect(options.map(({ code }) => code)).toEqual(product.options.map(({ code }) => code));
    const body = { product_id: daily, quantity: 2, price_channel: 'augental_web' };
    const pricing = await done(client.getProductPricing({ body }));
    expect(pricing.total_excluding_in_cart.current).toBe(pricing.unit.current * 2);
    const replacement = await done(client.getProductReplacement({ params: { id: discontinued } }));
    expect(replacement.product_id).not.toBe(discontinued);
    const found = await done(client.searchProducts({ query: { query: product.title.slice(0, 5) } }));
    expect(found.nbHits).toBeGreaterThan(0);
    expect(await failed(client.getProduct({ params: { id: '1' } }))).toEqual({
      _tag: 'NotFound',
      code: 'product.not_found',
    });
  });

  it('returns many products with the details of their own pages, at most a hundred at once · CAT-29', async () => {
    const client = started().client('opalys', 'it');
    const details = (product_id: readonly string[]) =>
      done(client.getProductDetails({ query: { product_id } }));
    for (const one of await details([care, 'nobody', '1', daily, discontinued])) {
      const product = await done(client.getProduct({ params: { id: one.product_id } }));
      expect(product).toMatchObject(one);
      expect(one.product_replacement).toBe(product.product_replacement);
    }
    const ids = (all: Awaited<ReturnType<typeof details>>) => all.map(({ product_id }) => product_id);
    expect(ids(await details([care, 'nobody', '1', daily]))).toEqual([care, daily]);
    const unknown = Array.from({ length: 99 }, (_, nth) => String(nth + 1));
    expect(ids(await details([...unknown, care, daily]))).toEqual([care]);
    expect(await details([])).toEqual([]);
  });

  it('recommends products that go with a cart · CART-15', async () => {
    const client = started().client();
    const cart = await cartWith(client, item(care));
    const answer = await done(
      client.getRecommendationCrossSell({
        body: {
          brand_channel: 'okulino',
          sales_channel: 'web',
          locale: 'de',
          cart_token: cart.token_value,
          cart_id: cart.id,
          items: [{ product_id: care, quantity: 1 }],
          location: 'cart',
        },
      }),
    );
    expect(answer.products.length).toBeGreaterThan(0);
    expect(answer.products.map(({ product_id }) => product_id)).not.toContain(care);
  });

  it('marks a product as a whole if it is under stop-order · STOCK-3', async () => {
    const client = started().client();
    const stopOrder = async (id: ProductId) => (await done(client.getProduct({ params: { id } }))).stop_order;
    expect(await stopOrder(stoppedCare)).toBe(true);
    expect(await stopOrder('10210' as ProductId)).toBe(true);
    expect(await stopOrder(daily)).toBeUndefined();
  });
};
