import { describe, expect, it } from 'vitest';
import { cartFromWire } from '../../../src/adapters/backend/basket-from-wire.ts';
import { orderFromWire } from '../../../src/adapters/backend/order-from-wire.ts';
import type { CartWire } from '../../../src/adapters/contract/cart/cart.ts';
import type { OrderWire } from '../../../src/adapters/contract/orders/orders.ts';
import { euros } from '../../arbitraries/money.ts';

const basket = {
  currency_code: 'EUR',
  items: [],
  savings: { savings_from_website: 200, savings_from_website_in_percents: 5, website: 4000 },
  shipments: [],
  subscription: false,
  subscription_frequency: 1,
};
const order = (change: object) => orderFromWire({ ...basket, ...change } as unknown as OrderWire);
const cart = (change: object) => cartFromWire({ ...basket, ...change } as unknown as CartWire);

describe('an order or cart that is read', () => {
  it('has its subscription and the interval · CART-1 · ACC-5', () => {
    const every = { subscription: true, subscription_frequency: 30 };
    expect(order(every).subscription).toEqual({ interval: { every: 30, unit: 'day' } });
    expect(order({ ...every, subscription_frequency_unit: 'month' }).subscription).toEqual({
      interval: { every: 30, unit: 'month' },
    });
    expect(order({ subscription: true }).subscription).toEqual({});
    expect(order({})).not.toHaveProperty('subscription');
    expect(cart(every).subscription).toEqual({ interval: { every: 30, unit: 'day' } });
    expect(cart({})).not.toHaveProperty('subscription');
  });

  it('has the refunded amounts and the time of the refund · CART-1', () => {
    const refunded_at = '2026-11-21T10:00:00.000Z';
    expect(order({ refunded: 590, given_back: 90, refunded_at })).toMatchObject({
      refunded: euros(590),
      givenBack: euros(90),
      refundedAt: refunded_at,
    });
    expect(order({ refunded: 590 })).not.toHaveProperty('givenBack');
    expect(order({})).not.toHaveProperty('refundedAt');
  });

  it('has the price of the same goods on the website · CART-1 · CART-16', () => {
    const savings = { fromWebsite: euros(200), fromWebsiteInPercent: 5, website: euros(4000) };
    expect(order({}).savings).toEqual(savings);
    expect(cart({}).savings).toEqual(savings);
  });

  it('says whether the carrier may have contact details: yes, no or not asked · CART-1 · CHK-9', () => {
    expect(order({ shipping_opt_in_personal_data: true }).deliveryNotice).toBe(true);
    expect(cart({ shipping_opt_in_personal_data: false }).deliveryNotice).toBe(false);
    expect(cart({})).not.toHaveProperty('deliveryNotice');
  });
});
