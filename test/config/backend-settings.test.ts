import { expect, it } from 'vitest';
import { backendSettingsOf } from '../../src/config/backend-settings.ts';
import { brands } from '../../src/config/brands/brands.ts';
import type { ProductId } from '../../src/domain/catalogue/product.ts';
import { brandIds } from '../../src/domain/shared/brand-id.ts';

const client = { base: 'http://shop.test/api', fetch: async () => new Response() };

it.each(brandIds)('%s sends its own brand, price channel and countries', (brand) => {
  const { shop } = brands[brand];
  const settings = backendSettingsOf(shop, 'it', client);
  expect(settings).toMatchObject({
    ...client,
    channel: { brand_channel: brand, locale: 'it' },
    countries: shop.countries,
    priceChannel: shop.priceChannel,
    reviews: shop.features.reviews,
  });
  expect('recommendedRetailChannel' in settings).toBe(shop.features.struckThroughPrice);
  expect(settings.priceSource('20012' as ProductId)).toEqual({ channel: shop.priceChannel });
});
