import { expect, it } from 'vitest';
import { makeSubscriptionAdapter } from '../../../src/adapters/backend/personal/subscription-adapter.ts';
import type { SubscriptionPort } from '../../../src/application/customer/ports/subscriptions.ts';
import type { CartToken } from '../../../src/domain/cart/cart.ts';
import { consentWords } from '../../../src/domain/customer/consent-words.ts';
import type { Day } from '../../../src/domain/shared/dates.ts';
import { plainAddress } from '../../arbitraries/address.ts';
import { type Saying, saidBy } from './wiretap.ts';

const seen = { id: 'S-1', version: 7 };

it.for<Saying<SubscriptionPort>>([
  [
    'no body when reading all subscriptions',
    ({ subscriptions }) => subscriptions(),
    'GET /customers/me/subscriptions',
  ],
  [
    'no body when reading one subscription',
    ({ subscription }) => subscription('S-1'),
    'GET /customers/me/subscriptions/S-1',
  ],
  [
    'no body when reading payment methods · ACC-5',
    ({ payments }) => payments(),
    'GET /customers/me/subscription-payment-methods',
  ],
  [
    'the stored payment method · ACC-5 · ACC-7',
    ({ update }) => update(seen, { payment: { method: 'visa', alias: 'card-1' } }),
    'PATCH /customers/me/subscriptions/S-1',
    { version: 7, payment_method: 'visa', payment_alias: 'card-1' },
  ],
  [
    'the order, the interval, the first day, the prescription and the payment method · ACC-5',
    ({ create }) =>
      create({
        of: { order: 'OKU-1' },
        interval: { every: 3, unit: 'month' },
        next: '2027-02-01',
        payment: { method: 'visa', alias: 'card-1' },
        agrees: true,
        prescription: { issuedOn: '2026-01-15' as Day, prescriber: 'Dr. Marchand' },
      }),
    'POST /customers/me/subscriptions',
    {
      order_number: 'OKU-1',
      subscription_frequency: 3,
      subscription_frequency_unit: 'month',
      consent: { given: true, words: consentWords.subscription },
      prescription: { issued_on: '2026-01-15', prescriber: 'Dr. Marchand' },
      next_order_date: '2027-02-01',
      payment_method: 'visa',
      payment_alias: 'card-1',
    },
  ],
  [
    'the cart, the interval and the consent · ACC-5',
    ({ create }) => create({ of: { cart: 'cart-token' as CartToken }, interval: { every: 30, unit: 'day' } }),
    'POST /customers/me/subscriptions',
    {
      cart_token: 'cart-token',
      subscription_frequency: 30,
      subscription_frequency_unit: 'day',
    },
  ],
  [
    'all changes, with the last known version · ACC-5',
    ({ update }) =>
      update(seen, {
        state: 'paused',
        skip: '2026-12-01',
        unskip: '2026-12-02',
        interval: { every: 45, unit: 'day' },
        next: '2027-01-05',
        lines: [{ id: 'line-1', quantity: 4, options: { sphere: '-2.50' } }],
        payment: { method: 'invoice' },
      }),
    'PATCH /customers/me/subscriptions/S-1',
    {
      version: 7,
      state: 'paused',
      skip_order_date: '2026-12-01',
      unskip_order_date: '2026-12-02',
      subscription_frequency: 45,
      subscription_frequency_unit: 'day',
      next_order_date: '2027-01-05',
      items: [{ id: 'line-1', quantity: 4, option: { sphere: '-2.50' } }],
      payment_method: 'invoice',
    },
  ],
  [
    'new billing and shipping addresses · ACC-5 · ADDR-1',
    ({ updateAddresses }) =>
      updateAddresses([seen], { billing: plainAddress, shipping: { ...plainAddress, city: 'Bern' } }),
    'PUT /customers/me/subscription-addresses',
    {
      subscriptions: [seen],
      billing_address: expect.objectContaining({ city: 'Zürich' }),
      shipping_address: expect.objectContaining({ city: 'Bern' }),
    },
  ],
])('the subscription adapter sends %s', async ([, ask, ...said]) => {
  expect(await saidBy((client) => ask(makeSubscriptionAdapter(client)))).toEqual(said);
});
