import { expect, it } from 'vitest';
import { makeCartAdapter } from '../../../src/adapters/backend/cart-adapter.ts';
import { makeOrderAdapter } from '../../../src/adapters/backend/checkout-adapter.ts';
import type { CartToken } from '../../../src/domain/cart/cart.ts';
import type { OrderToken } from '../../../src/domain/orders/order.ts';
import { euros } from '../../arbitraries/money.ts';
import { cart, order } from './full-answers.ts';
import { channel, readFrom } from './wiretap.ts';

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
      contents: { amount: 90, unit: 'lenses' },
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
  isSentFree: true,
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

it('a cart is read with every field of the response · CART-1 · CART-11 · CART-16', async () => {
  const priceSource = () => ({ channel: 'okulino_web' });
  const answer = await readFrom(cart, (client) =>
    makeCartAdapter(client, { channel, priceSource }).load('cart-token' as CartToken),
  );
  expect(answer).toEqual({ ...read, token: 'cart-token' });
});

it('an order is read with every field of the response · CART-1 · ORD-2 · STOCK-5', async () => {
  const answer = await readFrom(order, (client) =>
    makeOrderAdapter(client).order('order-token' as OrderToken),
  );
  expect(answer).toEqual({
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
    withdrawals: [
      {
        receipt: 'WD-1',
        receivedAt: '2026-11-23T09:00:00.000Z',
        goods: ['1 × Clar'],
        lines: ['i2'],
        pieces: { i2: 1 },
        settledAt: '2026-11-24T09:00:00.000Z',
        refundedAt: '2026-11-25T09:00:00.000Z',
      },
    ],
  });
});
