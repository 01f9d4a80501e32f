import { isLeft } from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { makeAccountAdapter } from '../../../src/adapters/backend/account-adapter.ts';
import { makeAddressAdapter } from '../../../src/adapters/backend/address-adapter.ts';
import { makeCartAdapter } from '../../../src/adapters/backend/cart-adapter.ts';
import { makeCatalogueAdapter } from '../../../src/adapters/backend/catalogue-adapter.ts';
import { makeOrderAdapter, makePaymentAdapter } from '../../../src/adapters/backend/checkout-adapter.ts';
import type { ShopClient } from '../../../src/adapters/backend/client.ts';
import { makeLensPassAdapter } from '../../../src/adapters/backend/personal/lens-pass-adapter.ts';
import { makePaymentAliasAdapter } from '../../../src/adapters/backend/personal/payment-alias-adapter.ts';
import { makeReminderAdapter } from '../../../src/adapters/backend/personal/reminder-adapter.ts';
import { makeSubscriptionAdapter } from '../../../src/adapters/backend/personal/subscription-adapter.ts';
import { makeSearchAdapter } from '../../../src/adapters/backend/search-adapter.ts';
import { makeShippingAdapter } from '../../../src/adapters/backend/shipping-adapter.ts';
import type { CartToken } from '../../../src/domain/cart/cart.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import type { OrderToken } from '../../../src/domain/orders/order.ts';
import { address, card, cart, order, product, quote, safety, shippingMethod } from './full-answers.ts';
import { alias, customer, lensSet, partner, reminder, subscription } from './full-personal-answers.ts';
import { channel, wiretap } from './wiretap.ts';

const id = '10010' as ProductId;
const settings = { channel, priceSource: () => ({ channel: 'okulino_web' }), reviews: true, countries: [] };
const catalogue = (client: ShopClient) => makeCatalogueAdapter(client, settings);

type Ask = (client: ShopClient) => TaskEither<unknown, unknown>;

/** The answer, and all variants with one field less, at any depth. */
const withOneLess = (answer: unknown): readonly unknown[] => {
  if (typeof answer !== 'object' || answer === null) return [answer];
  const put = (key: string, part: unknown): unknown =>
    Array.isArray(answer)
      ? answer.map((one, at) => (String(at) === key ? part : one))
      : { ...answer, [key]: part };
  return [
    answer,
    ...Object.entries(answer).flatMap(([key, part]) => [
      ...(Array.isArray(answer)
        ? []
        : [Object.fromEntries(Object.entries(answer).filter(([k]) => k !== key))]),
      ...withOneLess(part)
        .slice(1)
        .map((less) => put(key, less)),
    ]),
  ];
};

/**
 * Paths of keys that exist with the value undefined: for code that checks whether a key exists, that differs from a
 * missing key.
 */
const undefinedAt = (value: unknown, at = ''): readonly string[] => {
  if (value === undefined) return [at];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => undefinedAt(part, `${at}.${key}`));
};

it.each<readonly [of: string, answer: unknown, ask: Ask]>([
  ['a product', product, (client) => catalogue(client).product(id)],
  [
    'a price',
    { currency: 'EUR', unit: quote(2000), total_excluding_in_cart: quote(6000), product_ids: ['10010'] },
    (client) => catalogue(client).pricing({ productId: id, quantity: 3 }),
  ],
  ['the manufacturer', safety, (client) => catalogue(client).safety(id)],
  ['a shipping method', [shippingMethod], (client) => makeShippingAdapter(client).shippingOptions('CH')],
  [
    'hits',
    { result: [card], page: 1, nbHits: 23, nbPages: 4, hitsPerPage: 6, corrected: 'mareo' },
    (client) => makeSearchAdapter(client, { channel, priceChannel: 'okulino_web' }).search('maero', 6),
  ],
  [
    'a cart',
    {
      ...cart,
      subscription_frequency_unit: 'day',
      shipping_opt_in_personal_data: true,
      items: [{ ...cart.items[0], is_gift: true }],
    },
    (client) => makeCartAdapter(client, settings).load('cart-token' as CartToken),
  ],
  ['an order', order, (client) => makeOrderAdapter(client).order('order-token' as OrderToken)],
  [
    'a payment',
    {
      status: 'redirect',
      payment_id: 'pay-1',
      redirect_url: 'https://pay.example/1',
      lightbox_script: 'https://pay.example/script.js',
      provider_reference: 'ref-1',
    },
    (client) => makePaymentAdapter(client).start('order' as OrderToken, { returnPath: '/danke' }),
  ],
  [
    'a withdrawal',
    {
      name: 'Mara',
      number: 'OKU-1',
      email: 'a@b.ch',
      goods: [],
      receipt: 'R-1',
      received_at: '2026-11-22T09:00:00.000Z',
      return_days: 14,
    },
    (client) =>
      makeOrderAdapter(client).withdraw({ name: 'Mara', number: 'OKU-1', email: 'a@b.ch', goods: [] }),
  ],
  [
    'the end of a subscription',
    {
      name: 'Mara',
      number: 'A-1',
      email: 'a@b.ch',
      kind: 'ordinary',
      ends_on: '2026-12-31',
      receipt: 'C-1',
      received_at: '2026-11-22T09:00:00.000Z',
    },
    (client) =>
      makeOrderAdapter(client).cancel({ name: 'Mara', number: 'A-1', email: 'a@b.ch', kind: 'ordinary' }),
  ],
  [
    'a customer',
    { ...customer, default_address: { ...address, '@id': '/api/addresses/A-1', isDefault: true } },
    (client) => makeAccountAdapter(client, 'de').me(),
  ],
  ['opticians', [partner], (client) => makeAddressAdapter(client, client, settings).partners('CH')],
  ['a subscription', subscription, (client) => makeSubscriptionAdapter(client).subscription('S-1')],
  [
    'lenses',
    { consented: true, wearers: [], sets: [lensSet] },
    (client) => makeLensPassAdapter(client).book(),
  ],
  ['a stored payment method', [alias], (client) => makePaymentAliasAdapter(client, channel).aliases()],
  ['a reminder', [reminder], (client) => makeReminderAdapter(client, channel).alarms()],
])(
  'a field missing from the response for %s is absent from the result, never undefined',
  async (_, answer, ask) => {
    let read = 0;
    for (const less of withOneLess(answer)) {
      const outcome = await ask(wiretap(() => Response.json(less)).client)();
      if (isLeft(outcome)) continue;
      read += 1;
      expect(undefinedAt(outcome.right), JSON.stringify(less)).toEqual([]);
    }
    expect(read).toBeGreaterThan(1);
  },
);
