import { expect, it } from 'vitest';
import { makeSubscriptionAdapter } from '../../../src/adapters/backend/personal/subscription-adapter.ts';
import { euros } from '../../arbitraries/money.ts';
import { readFrom } from './wiretap.ts';

const address = {
  first_name: 'Mara',
  last_name: 'Keller',
  street: 'Seestrasse',
  street_number: '12',
  postcode: '8002',
  city: 'Zürich',
  country_code: 'CH',
};
const line = {
  id: 'line-1',
  product_id: '20012',
  variant_id: '20012',
  sku: 'CARE',
  title: 'Care',
  slug: 'care',
  quantity: 2,
  unit_price: 1000,
  total: 2000,
  is_trial: false,
  meta: {},
  formatted_options: [],
  images: ['/i'],
  detail: { category: 'lenscare' },
  brand: [],
  position: 1,
  price_channel: 'okulino_web',
  number: '01',
  max_quantity: 9,
};

it('a subscription is all that its answer says · ACC-5', async () => {
  const answer = {
    id: 'S-1',
    version: 7,
    state: 'paused',
    subscription_frequency: 3,
    subscription_frequency_unit: 'month',
    next_order_date: '2027-02-01',
    coming_order_dates: ['2027-05-01', '2027-08-01'],
    items: [line],
    items_total: 2000,
    shipping_total: 590,
    total: 2590,
    currency_code: 'EUR',
    billing_address: address,
    shipping_address: { ...address, city: 'Bern' },
    payment: { payment_method: 'visa', alias: 'card-1', label: '4242' },
    orders: [
      {
        number: 'OKU-2',
        created_at: '2026-11-02',
        state: 'shipped',
        total: 2490,
        currency_code: 'CHF',
      },
    ],
    created_at: '2026-08-01',
    problem: { code: 'payment_declined', goods: ['Care'], retry_on: '2026-11-25' },
    source_order: 'OKU-1',
    source_cart: '77',
    ends_on: '2027-12-31',
    cancelled_at: '2026-11-20',
  };
  expect(await readFrom(answer, (client) => makeSubscriptionAdapter(client).subscription('S-1'))).toEqual({
    id: 'S-1',
    version: 7,
    state: 'paused',
    interval: { every: 3, unit: 'month' },
    next: '2027-02-01',
    coming: ['2027-05-01', '2027-08-01'],
    lines: [expect.objectContaining({ id: 'line-1', quantity: 2, total: euros(2000), maxQuantity: 9 })],
    itemsTotal: euros(2000),
    shippingTotal: euros(590),
    total: euros(2590),
    billingAddress: expect.objectContaining({ city: 'Zürich' }),
    shippingAddress: expect.objectContaining({ city: 'Bern' }),
    payment: { method: 'visa', alias: 'card-1', label: '4242' },
    orders: [
      {
        number: 'OKU-2',
        createdAt: '2026-11-02',
        state: 'shipped',
        total: { minor: 2490, currency: 'CHF' },
      },
    ],
    createdAt: '2026-08-01',
    problem: { code: 'payment_declined', goods: ['Care'], retryOn: '2026-11-25' },
    source: 'OKU-1',
    sourceCart: '77',
    endsOn: '2027-12-31',
    cancelledAt: '2026-11-20',
  });
});
