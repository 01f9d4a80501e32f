import * as fc from 'fast-check';
import * as t from 'io-ts';
import { describe, expect, it } from 'vitest';
import { type Ga4Event, ga4Event } from '../../../src/adapters/analytics/ga4.ts';
import { currencies } from '../../../src/domain/shared/money.ts';
import { goodsOf, type Item, recommendationList, soldItem } from '../../../src/domain/tracking/goods.ts';
import type { OrderFigures, ShopEvent } from '../../../src/domain/tracking/shop-event.ts';
import { eventOf } from '../../../src/domain/tracking/shop-news.ts';
import { orderOf } from '../../application/checkout/till.ts';
import { cartItem, cartOf, plainCartItem } from '../../arbitraries/cart.ts';
import { euros } from '../../arbitraries/money.ts';

const item: Item = {
  id: '10010',
  title: 'Daily 30',
  brand: 'Maker',
  categories: ['lens', 'daily', 'toric'],
  price: euros(1990),
  discount: 500,
  quantity: 2,
  index: 1,
  list: recommendationList('7'),
};
const goods = { items: [item], currency: 'EUR', coupon: 'SEHEN10' } as const;
const list = { id: 'popular', name: 'popular' };
const order: OrderFigures = { ...goods, number: 'D-1', tax: 305, shipping: 490 };
const promotion = {
  id: 'p',
  name: 'Spring',
  creativeName: 'c',
  creativeSlot: 's',
  items: [{ id: '1', name: 'One' }],
};
const page = {
  location: 'https://a.example/p/1',
  path: '/p/1',
  referrer: '',
  title: 'One',
  type: 'product',
  locale: 'de',
  brand: 'okulino',
} as const;

const cents = new t.Type<number>(
  'amount',
  t.number.is,
  (u, c) =>
    typeof u === 'number' && Number.isInteger(Math.round(u * 1e6) / 1e4) ? t.success(u) : t.failure(u, c),
  t.identity,
);
const ItemC = t.exact(
  t.intersection([
    t.type({ item_id: t.string, item_name: t.string }),
    t.partial({
      item_brand: t.string,
      item_category: t.string,
      item_category2: t.string,
      item_category3: t.string,
      item_category4: t.string,
      item_category5: t.string,
      item_list_id: t.string,
      item_list_name: t.string,
      price: cents,
      discount: cents,
      quantity: t.number,
      index: t.number,
    }),
  ]),
);
const commerce = <P extends t.Props>(fields: P) => t.strict({ ...fields, items: t.array(ItemC) });
const listed = { item_list_id: t.string, item_list_name: t.string };
const worth = { currency: t.string, value: cents };
const ordered = { ...worth, coupon: t.string };
const promoted = {
  promotion_id: t.string,
  promotion_name: t.string,
  creative_name: t.string,
  creative_slot: t.string,
};

/** Every event with the required commerce object. */
const table: readonly (readonly [ShopEvent, string, t.Mixed | undefined])[] = [
  [{ _tag: 'PageViewed', page }, 'page_view', undefined],
  [{ _tag: 'ListShown', list, items: [item] }, 'view_item_list', commerce(listed)],
  [{ _tag: 'ItemChosen', list, item }, 'select_item', commerce(listed)],
  [{ _tag: 'ProductViewed', item }, 'view_item', commerce(worth)],
  [{ _tag: 'ItemsAdded', items: [item] }, 'add_to_cart', commerce(worth)],
  [{ _tag: 'ItemsRemoved', items: [item] }, 'remove_from_cart', commerce(worth)],
  [{ _tag: 'CartViewed', goods }, 'view_cart', commerce(ordered)],
  [{ _tag: 'CheckoutBegun', cart: '1', goods }, 'begin_checkout', commerce(ordered)],
  [
    { _tag: 'ShippingChosen', goods, tier: 'post' },
    'add_shipping_info',
    commerce({ ...ordered, shipping_tier: t.string }),
  ],
  [
    { _tag: 'PaymentChosen', goods, method: 'visa' },
    'add_payment_info',
    commerce({ ...ordered, payment_type: t.string }),
  ],
  [
    { _tag: 'Ordered', order, at: '' },
    'purchase',
    commerce({ ...ordered, transaction_id: t.string, tax: cents, shipping: cents }),
  ],
  [{ _tag: 'PromotionShown', promotion }, 'view_promotion', commerce(promoted)],
  [{ _tag: 'PromotionChosen', promotion }, 'select_promotion', commerce(promoted)],
  [{ _tag: 'Searched', term: 'linse' }, 'search', undefined],
  [{ _tag: 'SignedIn', method: 'password' }, 'login', undefined],
  [{ _tag: 'SignedUp', method: 'login-link' }, 'sign_up', undefined],
  [{ _tag: 'SignedOut' }, 'logout', undefined],
  [{ _tag: 'Reordered', goods }, 'reorder', commerce(ordered)],
];

const keysIn = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)])
    : [];

describe('a shop event in GA4 format', () => {
  it.each(table)(
    '%j becomes %s with exactly the fields of the table · TRK-1 · CONT-7',
    (event, name, codec) => {
      const pushed = ga4Event(event);
      expect(pushed.event).toBe(name);
      if (!codec) return expect(pushed).not.toHaveProperty('ecommerce');
      expect(codec.is(pushed.ecommerce)).toBe(true);
      // Contains only what the codec names.
      expect(codec.encode(pushed.ecommerce)).toEqual(pushed.ecommerce);
    },
  );

  it('has amounts in major units, and the sum of the items as its value · TRK-1', () => {
    expect(ga4Event({ _tag: 'Ordered', order, at: '' })).toEqual({
      event: 'purchase',
      ecommerce: {
        transaction_id: 'D-1',
        currency: 'EUR',
        value: 39.8,
        coupon: 'SEHEN10',
        tax: 3.05,
        shipping: 4.9,
        items: [
          {
            item_id: '10010',
            item_name: 'Daily 30',
            item_brand: 'Maker',
            item_category: 'lens',
            item_category2: 'daily',
            item_category3: 'toric',
            price: 19.9,
            discount: 5,
            quantity: 2,
            index: 1,
            item_list_id: 'recommendation_7',
            item_list_name: 'recommendation',
          },
        ],
      },
    });
    expect(ga4Event({ _tag: 'SignedIn', method: 'login-link' })).toEqual({
      event: 'login',
      method: 'login_link',
    });
    expect(ga4Event({ _tag: 'ItemsAdded', items: [] }).ecommerce).toEqual({ items: [] });
  });

  it.each(['PromotionShown', 'PromotionChosen'] as const)(
    'numbers promoted items from 0: %s · TRK-1 · CONT-7',
    (_tag) => {
      const items = ['One', 'Two'].map((name, at) => ({ id: `${at + 1}`, name }));
      expect(ga4Event({ _tag, promotion: { ...promotion, items } }).ecommerce?.items).toEqual([
        { item_id: '1', item_name: 'One', index: 0 },
        { item_id: '2', item_name: 'Two', index: 1 },
      ]);
    },
  );

  it('numbers items by their place in the cart, from 0 · TRK-1', () => {
    const lines = [plainCartItem, { ...plainCartItem, quantity: 3 }];
    const placesIn = (event: ShopEvent) =>
      ga4Event(event).ecommerce?.items.map(({ index, quantity }) => [index, quantity]);
    const bought = goodsOf(cartOf(lines));
    const quantities = lines.map(({ quantity }, index) => [index, quantity]);
    expect(placesIn({ _tag: 'CartViewed', goods: bought })).toEqual(quantities);
    expect(placesIn({ _tag: 'Ordered', order: { ...order, ...bought }, at: '' })).toEqual(quantities);
  });

  it('describes a page view by address, page type and language · TRK-1', () => {
    expect(ga4Event({ _tag: 'PageViewed', page })).toEqual({
      event: 'page_view',
      page_location: 'https://a.example/p/1',
      page_path: '/p/1',
      page_title: 'One',
      page_referrer: '',
      page_type: 'product',
      language: 'de',
      brand: 'okulino',
    });
  });

  it('has at most 200 items, and 5 categories per item · TRK-1 · CAT-10', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 450 }),
        fc.array(fc.string(), { maxLength: 9 }),
        (count, categories) => {
          const many = Array.from({ length: count }, () => ({ ...item, categories }));
          const items = ga4Event({ _tag: 'ListShown', list, items: many }).ecommerce?.items ?? [];
          expect(items.length).toBe(Math.min(count, 200));
          for (const one of items)
            expect(
              Object.keys(one).filter((key) => key.startsWith('item_category')).length,
            ).toBeLessThanOrEqual(5);
        },
      ),
    ));

  it('contains no personal data, no token and no lens values · TRK-1', () => {
    const secrets = { email: 'mara@example.org', token: 'tok3n-that-opens-it', name: 'Kellermann' };
    const told = (items: readonly (typeof plainCartItem)[]): readonly (Ga4Event | undefined)[] => {
      const cart = cartOf(items, {
        token: secrets.token as never,
        customer: { id: '1', email: secrets.email, lastName: secrets.name },
        comment: secrets.name,
      });
      const { token: _, ...rest } = cart;
      const placed = { ...orderOf(), ...rest, token: secrets.token as never };
      return [
        eventOf({ _tag: 'CheckoutBegun', cart }),
        eventOf({ _tag: 'PaymentChosen', cart, method: 'visa' }),
        eventOf({ _tag: 'Ordered', order: placed }),
        eventOf({ _tag: 'Reordered', cart }),
        eventOf({ _tag: 'Searched', term: `${secrets.email} -2.50` }),
        { _tag: 'ItemsAdded', items: cart.items.map(soldItem) } as const,
      ].map((event) => event && ga4Event(event));
    };
    fc.assert(
      fc.property(fc.array(cartItem, { maxLength: 3 }), (items) => {
        const pushed = told([...items, plainCartItem]);
        const text = JSON.stringify(pushed);
        for (const secret of Object.values(secrets)) expect(text).not.toContain(secret);
        expect(
          keysIn(pushed).filter(
            (key) =>
              /token|mail|name$|sphere|cylinder|axis|add$|variant|sku|eye|option|customer|address/.test(
                key,
              ) && !/^(item|item_list)_name$/.test(key),
          ),
        ).toEqual([]);
      }),
    );
    expect(currencies).toContain(goodsOf(cartOf()).currency);
  });
});
