// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { makeBackendPorts } from '../../../src/adapters/backend/backend-ports.ts';
import { brands } from '../../../src/config/brands/brands.ts';
import { visitorSettingsOf } from '../../../src/config/browser/visitor-settings.ts';
import type { CartToken } from '../../../src/domain/cart/cart.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import type { BrandId } from '../../../src/domain/shared/brand-id.ts';

const id = '10010' as ProductId;
const asked = async (sharing?: 'okulino', brand: BrandId = 'okulino') => {
  const bodies: unknown[] = [];
  const settings = visitorSettingsOf(
    brands[brand].shop,
    'de',
    {
      base: 'http://shop.test/api',
      fetch: async (request) => {
        bodies.push(await request.json());
        return Response.json({}, { status: 404 });
      },
    },
    sharing,
  );
  const { catalogue, carts } = makeBackendPorts(settings);
  await catalogue.pricing({ productId: id, quantity: 2 })();
  await carts.add('token' as CartToken, [{ productId: id, options: {}, quantity: 2 }], 'request-1')();
  return bodies;
};
const setCookie = (cookie: string) => Object.assign(document, { cookie });
const names = ['vsf-sdp', 'vsf-sdp-product', 'vsf-fs', 'vsf-sdp_okulino'];
afterEach(() => {
  for (const name of names) setCookie(`${name}=; max-age=0`);
});

it('requests price and cart at the shop’s own prices without a partner link · PRICE-6', async () => {
  const [price, added] = await asked();
  expect(price).toMatchObject({ price_channel: 'okulino_web' });
  expect(price).not.toHaveProperty('fk');
  expect(added).toMatchObject({ items: [{ product: { price_channel: 'okulino_web' } }] });
});

it('sends the partner’s price channel and mark from the cookies with price and cart · PRICE-2 · PRICE-6', async () => {
  setCookie('vsf-sdp=okulino_partner');
  setCookie('vsf-sdp-product=10010.20012');
  setCookie('vsf-fs=studio7');
  const [price, added] = await asked();
  expect(price).toMatchObject({ price_channel: 'okulino_partner', fk: 'studio7' });
  expect(added).toMatchObject({ items: [{ product: { price_channel: 'okulino_partner', fk: 'studio7' } }] });
});

it('reads the cookies of its own shop if several share a host · PRICE-6', async () => {
  setCookie('vsf-sdp=okulino_partner');
  expect((await asked('okulino'))[0]).toMatchObject({ price_channel: 'okulino_web' });
  setCookie('vsf-sdp_okulino=okulino_partner');
  expect((await asked('okulino'))[0]).toMatchObject({ price_channel: 'okulino_partner' });
});

it.each([
  ['okulino', 'recommended_retail'],
  ['viszola', 'recommended_retail'],
  ['linsenwerk', undefined],
  ['augental', undefined],
  ['opalys', undefined],
] as const)(
  '%s requests prices with the comparison channel %s · PRICE-2 · PRICE-4',
  async (brand, compared) => {
    const [price] = await asked(undefined, brand);
    expect(price).toMatchObject({ price_channel: `${brand}_web` });
    expect((price as { readonly recommended_retail_channel?: string }).recommended_retail_channel).toBe(
      compared,
    );
  },
);

it.each([
  ['okulino', true],
  ['linsenwerk', true],
  ['augental', true],
  ['viszola', true],
  ['opalys', false],
] as const)(
  '%s requests products in its own price channel, and reviews: %s · PRICE-2 · CAT-17',
  async (brand, reviews) => {
    const urls: URL[] = [];
    const settings = visitorSettingsOf(brands[brand].shop, 'de', {
      base: 'http://shop.test/api',
      fetch: async (request) => {
        urls.push(new URL(request.url));
        return Response.json({}, { status: 404 });
      },
    });
    const { catalogue, search } = makeBackendPorts(settings);
    await search.products({ productIds: [id], cacheKey: 'key' })();
    expect(urls[0]?.search).toContain(`price_channel=${brand}_web`);
    await catalogue.reviews(id, 1, 2)();
    await catalogue.reviewScores(id)();
    expect(urls.slice(1).map(({ pathname }) => pathname.split('/').at(-1))).toEqual(
      reviews ? ['reviews', 'review-scores'] : [],
    );
  },
);
