import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { cartFromWire } from '../../../src/adapters/backend/basket-from-wire.ts';
import { makeClient } from '../../../src/adapters/backend/client.ts';
import { orderFromWire } from '../../../src/adapters/backend/order-from-wire.ts';
import type { CartWire } from '../../../src/adapters/contract/cart/cart.ts';
import { shopApi } from '../../../src/adapters/contract/shop-api.ts';

/** Only the required fields of an order. */
const barest = {
  token_value: 'token',
  id: '1',
  number: '100001',
  internal_order_id: '1',
  state: 'new',
  checkout_state: 'completed',
  items: [],
  items_total: 0,
  items_total_before_promotion: 0,
  shipping_total: 0,
  order_promotion_total: 0,
  total: 0,
  currency_code: 'EUR',
  price_channel: 'okulino_web',
  savings: {},
  shipments: [],
  created_at: '2026-11-20T10:00:00Z',
};

const orderOf = (wire: object) =>
  makeClient(
    {
      base: 'http://shop.test/api',
      channel: { brand_channel: 'okulino', locale: 'de' },
      fetch: async () => Response.json(wire),
    },
    shopApi,
  ).getOrder({ params: { token: 'token' } })();

describe('an order', () => {
  it('is reorderable unless the response says that it is not · CART-1', async () => {
    const read = E.map(orderFromWire)(await orderOf(barest));
    expect(read).toMatchObject(E.right({ number: '100001', reorderable: true }));
    expect(E.map(orderFromWire)(await orderOf({ ...barest, reorderable: false }))).toMatchObject(
      E.right({ reorderable: false }),
    );
  });

  it.each([
    ['with or without a subscription', { subscription: true, subscription_frequency: 30 }],
    ['without a subscription', {}],
  ])('is decoded with its subscription fields: %s · CART-1', async (_, said) =>
    expect(await orderOf({ ...barest, reorderable: true, ...said })).toMatchObject(E.right(said)),
  );
});

describe('a cart', () => {
  const item = {
    unit_price: 2000,
    total: 2000,
    formatted_options: [],
    images: [],
    meta: {},
    detail: { category: 'lens' },
  };
  const cartOf = (change: object) => cartFromWire({ ...barest, ...change } as unknown as CartWire);

  it('has its lines sorted by position · CART-1', () => {
    const at = (...positions: readonly number[]) =>
      cartOf({ items: positions.map((position) => ({ ...item, id: `line ${position}`, position })) });
    expect(at(3, 1, 10, 2).items.map(({ id }) => id)).toEqual(['line 1', 'line 2', 'line 3', 'line 10']);
  });

  it('of a subscription has an interval of one unit if no number is given, and none without a unit · CART-1 · ACC-5', () => {
    expect(cartOf({ subscription: true }).subscription).toEqual({});
    expect(cartOf({ subscription: true, subscription_frequency_unit: 'month' }).subscription).toEqual({
      interval: { every: 1, unit: 'month' },
    });
  });

  it('keeps all customer fields of the response · CART-1', () => {
    const customer = {
      '@id': '/api/customers/42',
      email: 'mira@example.ch',
      first_name: 'Mira',
      last_name: 'Caduff',
      phone_number: '+41445550120',
      account_id: 'A42',
    };
    expect(cartOf({ customer }).customer).toEqual({
      id: '42',
      email: 'mira@example.ch',
      firstName: 'Mira',
      lastName: 'Caduff',
      phone: '+41445550120',
      accountId: 'A42',
    });
    expect(cartOf({ customer: { '@id': '42', email: 'guest@example.ch' } }).customer).toEqual({
      id: '42',
      email: 'guest@example.ch',
    });
  });

  it('has lines that say whether they are a gift and orderable, with an empty image if there is none', () => {
    const lines = cartOf({
      items: [
        {
          ...item,
          id: 'gift',
          position: 1,
          is_gift: true,
          detail: { category: 'lens', product_status: 'active' },
        },
        { ...item, id: 'plain', position: 2, is_gift: false },
        { ...item, id: 'gone', position: 3, detail: { category: 'lens', product_status: 'inactive' } },
      ],
    }).items;
    expect(lines.map(({ isGift, orderable, image }) => ({ isGift, orderable, image }))).toEqual([
      { isGift: true, orderable: 'orderable', image: '' },
      { isGift: undefined, orderable: undefined, image: '' },
      { isGift: undefined, orderable: 'inactive', image: '' },
    ]);
    expect(lines.map((line) => 'isGift' in line)).toEqual([true, false, false]);
  });

  it('has the gift with the total from which it is given', () => {
    const gift = {
      product_id: '20012',
      slug: 'tropfen',
      title: 'Tropfen',
      image: '/i',
      from: 5000,
      standing: 'given',
    };
    expect(cartOf({ gift }).gift).toEqual({
      productId: '20012',
      slug: 'tropfen',
      title: 'Tropfen',
      image: '/i',
      from: { minor: 5000, currency: 'EUR' },
      standing: 'given',
    });
  });

  it('without a subscription has no subscription field · CART-1', () => {
    for (const said of [
      {},
      { subscription: false },
      { subscription_frequency: 3, subscription_frequency_unit: 'day' },
    ])
      expect('subscription' in cartOf(said), JSON.stringify(said)).toBe(false);
  });
});
