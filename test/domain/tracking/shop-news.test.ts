import { describe, expect, it } from 'vitest';
import type { InternalOrderId, Order, OrderToken } from '../../../src/domain/orders/order.ts';
import type { Minor } from '../../../src/domain/shared/money.ts';
import type { VatRate } from '../../../src/domain/shared/vat.ts';
import { goodsOf } from '../../../src/domain/tracking/goods.ts';
import { orderFigures } from '../../../src/domain/tracking/order-figures.ts';
import { countedOnceAs, isNews } from '../../../src/domain/tracking/shop-event.ts';
import { eventOf, type ShopNews } from '../../../src/domain/tracking/shop-news.ts';
import { cartOf } from '../../arbitraries/cart.ts';
import { euros } from '../../arbitraries/money.ts';

const cart = cartOf();
const goods = goodsOf(cart);
const vat = [19, 8].map((tax) => ({
  rate: 81 as VatRate,
  gross: 100 as Minor,
  net: 90 as Minor,
  vat: tax as Minor,
}));
const { token: _, ...rest } = cart;
const order: Order = {
  ...rest,
  token: 'secret' as OrderToken,
  number: 'D-1',
  internalId: 'I-1' as InternalOrderId,
  state: 'new',
  reorderable: true,
  createdAt: '2026-11-22T10:00:00Z',
  shippingTotal: euros(490),
  vat,
};

describe('the analytics event of a shop event', () => {
  it.each([
    [
      { _tag: 'CheckoutBegun', cart },
      { _tag: 'CheckoutBegun', cart: '1', goods },
    ],
    [
      { _tag: 'ShippingChosen', cart, tier: 'post' },
      { _tag: 'ShippingChosen', goods, tier: 'post' },
    ],
    [
      { _tag: 'PaymentChosen', cart, method: 'visa' },
      { _tag: 'PaymentChosen', goods, method: 'visa' },
    ],
    [
      { _tag: 'Reordered', cart },
      { _tag: 'Reordered', goods },
    ],
    [
      { _tag: 'Searched', term: ' Linse -2.50' },
      { _tag: 'Searched', term: 'linse' },
    ],
    [{ _tag: 'Searched', term: 'a@b.ch' }, undefined],
    [
      { _tag: 'SignedIn', method: 'password' },
      { _tag: 'SignedIn', method: 'password' },
    ],
    [
      { _tag: 'SignedUp', method: 'google' },
      { _tag: 'SignedUp', method: 'google' },
    ],
    [{ _tag: 'SignedOut' }, { _tag: 'SignedOut' }],
    [
      { _tag: 'Ordered', order },
      {
        _tag: 'Ordered',
        at: '2026-11-22T10:00:00Z',
        order: { ...goods, number: 'D-1', tax: 27, shipping: 490 },
      },
    ],
  ] as const satisfies readonly (readonly [ShopNews, unknown])[])(
    '%j contains no personal data · TRK-1',
    (news, event) => {
      expect(eventOf(news)).toEqual(event);
      expect(JSON.stringify(eventOf(news) ?? '')).not.toMatch(/token|secret/);
    },
  );

  it('counts an order and a begun checkout once, by their own keys · CHK-5 · TRK-1', () => {
    const named = (
      [{ _tag: 'Ordered', order }, { _tag: 'CheckoutBegun', cart }, { _tag: 'SignedOut' }] as const
    ).map((news) => {
      const event = eventOf(news);
      return event && countedOnceAs(event);
    });
    expect(named).toEqual(['order D-1', 'checkout 1', undefined]);
  });

  it.each([
    [0, true],
    [24 * 3_600_000 - 1, true],
    [24 * 3_600_000, false],
  ])('for an order is sent for a day: after %d ms %s · TRK-1', (age, news) => {
    const event = eventOf({ _tag: 'Ordered', order });
    expect(event && isNews(event, Date.parse(order.createdAt) + age)).toBe(news);
    expect(isNews({ _tag: 'SignedOut' }, age)).toBe(true);
  });

  it('has zero tax if the order has no tax yet', () => {
    const { vat: _none, ...untaxed } = order;
    expect(orderFigures(untaxed).tax).toBe(0);
  });
});
