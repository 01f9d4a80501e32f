import { describe, expect, it } from 'vitest';
import { cartFacts } from '../../../src/adapters/engine-vendure/carts/cart-facts.ts';
import { buyerOf } from '../../../src/adapters/engine-vendure/checkout/buyer.ts';
import { seenBy } from '../../../src/adapters/engine-vendure/orders/place-order.ts';
import { soldOrder } from '../../../src/adapters/engine-vendure/orders/sold-order.ts';
import { shops } from '../sandbox/fixtures/shops.ts';
import { readOrder } from './fixtures/order-of-engine.ts';

const facts = (change: object = {}) => cartFacts(shops.okulino, 'de', readOrder(change), undefined);

describe('the buyer of an order', () => {
  it('is the account, and the billed person once both e-mail and address are known', () => {
    expect(buyerOf('okulino', facts())).toEqual({
      brand: 'okulino',
      account: 41,
      person: { email: 'mara@example.org', lastName: 'Keller', postcode: '8002' },
    });
    expect(buyerOf('okulino', facts({ account: null, billing: null }))).toEqual({ brand: 'okulino' });
    expect(buyerOf('okulino', facts({ account: null, email: null }))).toEqual({ brand: 'okulino' });
    expect(buyerOf('okulino', facts({ account: 'staff', email: null }))).toEqual({ brand: 'okulino' });
  });
});

describe('what a buyer saw', () => {
  const token_value = 'cart-token' as never;
  it('is what the request says, or else the total that the shop saw', () => {
    expect(seenBy({ token_value }, facts())).toEqual({ total: 4350 });
    expect(seenBy({ token_value, total: 1 as never, currency_code: 'EUR', gift: false }, facts())).toEqual({
      total: 1,
      currency: 'EUR',
      gift: false,
    });
    expect(seenBy({ token_value }, undefined)).toEqual({});
    const items = [{ product_id: '10010', variant_id: '10010:', quantity: 2, unit_price: 2000 }] as never;
    expect(seenBy({ token_value, items }, undefined)).toEqual({
      lines: [{ shopId: '10010', variantId: '10010:', quantity: 2, unitPrice: 2000 }],
    });
  });
});

describe('an order of the engine', () => {
  const placed = {
    orderToken: 'order-token',
    placedAt: '2026-11-26T11:00:00.000Z',
    active: false,
    checkoutState: 'completed',
  };
  const sold = (change: object) => soldOrder(shops.okulino, 'fr', readOrder({ ...placed, ...change }));

  it('does not exist before it is placed', () => {
    expect(soldOrder(shops.okulino, 'de', readOrder())).toBeUndefined();
    expect(soldOrder(shops.okulino, 'de', readOrder({ ...placed, placedAt: null }))).toBeUndefined();
  });

  it.each([
    ['AwaitingPayment', 'waiting'],
    ['PaymentAuthorized', 'open'],
    ['PaymentSettled', 'open'],
    ['PartiallyShipped', 'open'],
    ['Shipped', 'shipped'],
    ['Delivered', 'shipped'],
    ['Cancelled', 'cancelled'],
  ])('in the state %s is read as %s · ORD-1', (state, expected) =>
    expect(sold({ state })?.state).toBe(expected),
  );

  it('is paid once its payment is settled, or if there is nothing to pay', () => {
    const payment = {
      state: 'Settled',
      method: 'visa',
      amount: 4350,
      reference: 'p',
      createdAt: '2026-11-26T11:05:00.000Z',
      refunded: 0,
      refundedAt: null,
    };
    expect(sold({ payments: [payment] })?.paidAt).toEqual(new Date(payment.createdAt));
    expect(sold({ payments: [{ ...payment, state: 'Authorized' }] })).not.toHaveProperty('paidAt');
    expect(sold({ total: 0 })?.paidAt).toEqual(new Date(placed.placedAt));
  });

  it('keeps the language of its buyer, or else has the language of the request', () => {
    expect(sold({})?.locale).toBe('de');
    expect(sold({ locale: null })?.locale).toBe('fr');
  });

  it('has a tracking number and a payment deadline if there are any', () => {
    expect(sold({ tracking: '99.60', payableUntil: '2026-11-26T11:30:00.000Z' })).toMatchObject({
      tracking: '99.60',
      payableUntil: new Date('2026-11-26T11:30:00.000Z'),
    });
    expect(sold({})).not.toHaveProperty('tracking');
    expect(sold({})).not.toHaveProperty('payableUntil');
  });
});
