import { describe, expect, it } from 'vitest';
import { makeCatalogueAdapter } from '../../../src/adapters/backend/catalogue-adapter.ts';
import { makeShippingAdapter } from '../../../src/adapters/backend/shipping-adapter.ts';
import type { DeliveryWay } from '../../../src/application/catalogue/ports.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import { wiretap } from './wiretap.ts';

describe('a delivery prediction', () => {
  const items = [{ productId: 'aqualis-daily' as ProductId, options: { sphere: '-2.50' }, quantity: 2 }];
  const sent = [
    {
      catalog: 'default',
      variant_representation: { product_id: 'aqualis-daily', option: { sphere: '-2.50' } },
      quantity: 2,
    },
  ];
  it.each<[DeliveryWay | undefined, object]>([
    [undefined, {}],
    [{ shippingOption: undefined, countryTo: undefined }, {}],
    [{ shippingOption: 'planzer_economy' }, { shipping_option: 'planzer_economy' }],
    [
      { shippingOption: 'dhl', countryTo: 'DE' },
      { shipping_option: 'dhl', country_to: 'DE' },
    ],
  ])('for the delivery method %j is requested with %j · STOCK-5', async (way, said) => {
    const { client, asked } = wiretap();
    const { deliveryPrediction } = makeCatalogueAdapter(client, {
      priceSource: () => ({ channel: 'okulino_web' }),
      reviews: true,
    });
    await deliveryPrediction(items, way)();
    expect(asked).toEqual([
      { method: 'POST', path: '/delivery/prediction', query: {}, body: { items: sent, ...said } },
    ]);
  });
});

it('shipping options are requested active only, without Midi, sorted by key · CHK-9', async () => {
  const { client, asked } = wiretap();
  await makeShippingAdapter(client).shippingOptions('LI')();
  expect(asked).toEqual([
    {
      method: 'GET',
      path: '/shipping-options',
      query: { country_to: 'LI', active: 'true', is_midi: 'false', 'order[key]': 'ASC' },
      body: undefined,
    },
  ]);
});
