import { expect, it } from 'vitest';
import { makeCartAdapter } from '../../../src/adapters/backend/cart-adapter.ts';
import { makeOrderAdapter } from '../../../src/adapters/backend/checkout-adapter.ts';
import type { CartToken } from '../../../src/domain/cart/cart.ts';
import type { OrderToken } from '../../../src/domain/orders/order.ts';
import { euros } from '../../arbitraries/money.ts';
import { channel, readFrom } from './wiretap.ts';

/** Each amount and each text another: none can stand in for another. */
const line = {
  id: 'line-1',
  product_id: '10010',
  variant_id: '10010:sphere=-2.50',
  sku: 'HY-30',
  title: 'Hydralis',
  slug: 'hydralis-30',
  quantity: 2,
  unit_price: 2000,
  website_unit_price: 2150,
  savings: 300,
  total: 4000,
  is_trial: true,
  meta: { eye: 'left', pair_id: 'pair-1' },
  formatted_options: [{ code: 'sphere', label: 'Sphäre', value: '-2.50' }],
  images: ['/images/front', '/images/back'],
  detail: {
    category: 'lens',
    lens_usage: 'daily',
    lens_type: 'toric',
    badge: 'new',
    product_status: 'discontinued',
    product_replacement: '10371',
  },
  brand: ['Hydralis'],
  position: 3,
  price_channel: 'okulino_partner',
  number: '03',
  created_from: {
    type: 'recommendation',
    data: { recommendation_id: 'r-1', source: 'cross-sell', item_position: 2 },
  },
};
const address = {
  first_name: 'Mara',
  last_name: 'Keller',
  street: 'Seestrasse',
  street_number: '12',
  postcode: '8002',
  city: 'Zürich',
  country_code: 'CH',
};
const basket = {
  id: '77',
  checkout_state: 'payment_selected',
  items: [line],
  items_total: 3500,
  items_total_before_promotion: 4000,
  shipping_total: 590,
  order_promotion_total: -500,
  total: 4090,
  currency_code: 'EUR',
  price_channel: 'okulino_partner',
  savings: { current: 510, savings_from_website: 300, savings_from_website_in_percents: 7, website: 4300 },
  subscription: false,
  subscription_frequency: 1,
  shipments: [{ id: 'shipment-1', method: 'dhl' }],
  created_at: '2026-11-19T09:00:00.000Z',
  promotion_coupon: { code: 'SEHEN10' },
  discount_note: 'Nicht mit GESTERN',
  comment: 'Bitte klingeln',
  payment_method: 'twint',
  billing_address: address,
  shipping_address: { ...address, city: 'Bern' },
  customer: {
    '@id': '/api/customers/7',
    email: 'mara@example.org',
    first_name: 'Mara',
    last_name: 'Keller',
    phone_number: '+41791234567',
    account_id: 'a7',
    miles_and_more_number: '222012345678901',
  },
  vat_lines: [{ rate: 81, net: 3783, vat: 307, gross: 4090 }],
};
const read = {
  id: '77',
  checkoutState: 'payment_selected',
  items: [
    {
      id: 'line-1',
      productId: '10010',
      variantId: '10010:sphere=-2.50',
      sku: 'HY-30',
      title: 'Hydralis',
      slug: 'hydralis-30',
      quantity: 2,
      unitPrice: euros(2000),
      websiteUnitPrice: euros(2150),
      savings: euros(300),
      total: euros(4000),
      isTrial: true,
      eye: 'left',
      pairId: 'pair-1',
      options: [{ code: 'sphere', value: '-2.50' }],
      image: '/images/front',
      category: 'lens',
      lensUsage: 'daily',
      lensType: 'toric',
      badge: 'new',
      orderable: 'discontinued',
      replacement: '10371',
      brand: ['Hydralis'],
      position: 3,
      createdFrom: { type: 'recommendation', recommendationId: 'r-1', source: 'cross-sell', itemPosition: 2 },
    },
  ],
  itemsTotal: euros(3500),
  itemsTotalBeforePromotion: euros(4000),
  shippingTotal: euros(590),
  promotionTotal: euros(-500),
  total: euros(4090),
  priceChannel: 'okulino_partner',
  savings: {
    current: euros(510),
    fromWebsite: euros(300),
    fromWebsiteInPercent: 7,
    website: euros(4300),
  },
  shipments: [{ id: 'shipment-1', method: 'dhl' }],
  coupon: 'SEHEN10',
  couponNote: 'Nicht mit GESTERN',
  comment: 'Bitte klingeln',
  paymentMethod: 'twint',
  billingAddress: expect.objectContaining({ city: 'Zürich' }),
  shippingAddress: expect.objectContaining({ city: 'Bern' }),
  customer: {
    id: '7',
    email: 'mara@example.org',
    firstName: 'Mara',
    lastName: 'Keller',
    phone: '+41791234567',
    accountId: 'a7',
    milesAndMoreNumber: '222012345678901',
  },
  vat: [{ rate: 81, net: 3783, vat: 307, gross: 4090 }],
};

it('a cart is all that its answer says · CART-1 · CART-11 · CART-16', async () => {
  const answer = { ...basket, token_value: 'cart-token', state: 'cart' };
  const priceSource = () => ({ channel: 'okulino_web' });
  const cart = await readFrom(answer, (client) =>
    makeCartAdapter(client, { channel, priceSource }).load('cart-token' as CartToken),
  );
  expect(cart).toEqual({ ...read, token: 'cart-token' });
});

it('an order is all that its answer says · CART-1 · ORD-2 · STOCK-5', async () => {
  const answer = {
    ...basket,
    checkout_state: 'completed',
    token_value: 'order-token',
    number: 'OKU-1',
    internal_order_id: '9001',
    state: 'shipped',
    reorderable: true,
    paid_at: '2026-11-19T09:05:00.000Z',
    payable_until: '2026-11-19T10:00:00.000Z',
    refunded: 120,
    refunded_at: '2026-11-22T09:00:00.000Z',
    tracking: '99.12',
    bonus_points: { points: 41 },
    reminder_alarm: { next_reminder_date: '2027-02-10' },
    payment: { method: 'visa', status: 'succeeded' },
    calculated_arrival_date_min: '2026-11-21',
    calculated_arrival_date_max: '2026-11-24',
  };
  const order = await readFrom(answer, (client) =>
    makeOrderAdapter(client).order('order-token' as OrderToken),
  );
  expect(order).toEqual({
    ...read,
    checkoutState: 'completed',
    token: 'order-token',
    number: 'OKU-1',
    internalId: '9001',
    state: 'shipped',
    createdAt: '2026-11-19T09:00:00.000Z',
    reorderable: true,
    paidAt: '2026-11-19T09:05:00.000Z',
    payableUntil: '2026-11-19T10:00:00.000Z',
    refunded: euros(120),
    refundedAt: '2026-11-22T09:00:00.000Z',
    tracking: '99.12',
    bonusPoints: 41,
    nextReminder: '2027-02-10',
    payment: { method: 'visa', outcome: 'succeeded' },
    delivery: { earliest: '2026-11-21', latest: '2026-11-24' },
  });
});
