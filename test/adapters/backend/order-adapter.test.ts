import { describe, expect, it } from 'vitest';
import { makeCheckoutAdapter } from '../../../src/adapters/backend/checkout-adapter.ts';
import { seenOrder } from '../../../src/domain/checkout/seen-order.ts';
import type { OrderSource } from '../../../src/domain/tracking/campaign.ts';
import { cartOf } from '../../arbitraries/cart.ts';
import { wiretap } from './wiretap.ts';

const source = {
  studio_id: '7',
  studio_user_id: '12',
  service_id: '3',
  order_type: 'studio',
  order_source_id: '21',
  order_source_code: 'till',
};
const seen = {
  token_value: 'cart-token',
  total: 1990,
  currency_code: 'EUR',
  gift: false,
  items: [
    {
      product_id: 'aqualis-daily',
      variant_id: 'aqualis-daily:sphere=-2.50',
      quantity: 1,
      unit_price: 1990,
    },
  ],
};

describe('an order request', () => {
  it.each<[string, OrderSource | undefined, object]>([
    ['contains what the buyer saw', undefined, seen],
    ['contains no source if there is none', {}, seen],
    ['contains its source', source, { ...seen, source }],
  ])('%s · CHK-12 · CHK-20 · TRK-2', async (_, from, body) => {
    const { client, asked } = wiretap();
    await makeCheckoutAdapter(client, client, client).placeOrder(seenOrder(cartOf()), from)();
    expect(asked).toEqual([{ method: 'POST', path: '/orders', query: {}, body }]);
  });
});
