import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import {
  makeCheckoutAdapter,
  makeOrderAdapter,
  makePaymentAdapter,
} from '../../../src/adapters/backend/checkout-adapter.ts';
import type { ShopClient } from '../../../src/adapters/backend/client.ts';
import type { CartToken } from '../../../src/domain/cart/cart.ts';
import type { PaymentId } from '../../../src/domain/checkout/payment.ts';
import type { OrderToken } from '../../../src/domain/orders/order.ts';
import { plainAddress } from '../../arbitraries/address.ts';
import { euros } from '../../arbitraries/money.ts';
import { cart, order, shippingMethod } from './full-answers.ts';
import { readFrom, wiretap } from './wiretap.ts';

const token = 'cart-token' as CartToken;
const placed = 'order-token' as OrderToken;
const address = { ...plainAddress, email: 'a@b.ch' };
const score = {
  billingAddress: address,
  shippingAddress: address,
  orderTotal: euros(4590),
  priceChannel: 'okulino_web',
  items: [],
  tags: [],
  matchingProfile: 4,
} as const;
const checkout = (client: ShopClient) => makeCheckoutAdapter(client, client, client);

it('shipping and payment methods are read from the response · CHK-9 · CHK-10', async () => {
  const ways = [shippingMethod, { ...shippingMethod, key: 'post', price: 0 }];
  expect(await readFrom(ways, (client) => checkout(client).shippingMethods(token, 'shipment-1'))).toEqual([
    expect.objectContaining({ key: 'dhl', cutOff: '16:00' }),
    expect.objectContaining({ key: 'post', cutOff: '16:00' }),
  ]);
  const payments = [{ code: 'visa' }, { code: 'invoice', unavailable: 'credit' }];
  expect(await readFrom(payments, (client) => checkout(client).paymentMethods(token))).toEqual(payments);
});

it('a cart change returns the cart of the response', async () => {
  const read = await readFrom(cart, (client) => checkout(client).setEmail(token, 'a@b.ch'));
  expect(read).toMatchObject({ token: 'cart-token', id: '77' });
});

it('the last order is the first of the history, or none · CHK-16', async () => {
  const last = (members: readonly unknown[]) =>
    readFrom({ 'hydra:member': members, 'hydra:totalItems': 9 }, (client) => checkout(client).lastOrder());
  expect(await last([order, { ...order, created_at: '2025-01-01' }])).toBe('2026-11-19T09:00:00.000Z');
  expect(await last([])).toBeUndefined();
});

it.each([
  [
    'the one that it was paid with',
    [{ ...order, payment_method: 'visa', payment: { method: 'twint', status: 'succeeded' } }],
    'twint',
  ],
  [
    'the chosen one if there was no payment',
    [{ ...order, payment_method: 'invoice', payment: undefined }],
    'invoice',
  ],
  ['undefined without an order', [], undefined],
])('the payment method of the last order is %s · CHK-26', async (_, members, way) => {
  const answer = { 'hydra:member': members, 'hydra:totalItems': 9 };
  expect(await readFrom(answer, (client) => checkout(client).lastWay())).toBe(way);
});

it.each(['open', 'refused'])(
  'whether an order can be paid by invoice is read from the response: %s · CHK-16',
  async (invoice) =>
    expect(await readFrom({ invoice }, (client) => checkout(client).invoiceAdvice(score))).toBe(invoice),
);

it('documents are read as the paths of the response', async () => {
  const answer = { result: { urls: ['/a.pdf', '/b.pdf'] } };
  expect(await readFrom(answer, (client) => makeOrderAdapter(client).documents(placed))).toEqual([
    '/a.pdf',
    '/b.pdf',
  ]);
});

it('an order look-up returns the order token of the response · LAW-5', async () => {
  const lookup = { number: 'OKU-1', email: 'a@b.ch' };
  expect(
    await readFrom({ token_value: 'order-token' }, (client) => makeOrderAdapter(client).lookUp(lookup)),
  ).toBe('order-token');
});

it('the receipt of a withdrawal or cancellation has the declaration, its number and its time · LAW-4 · ACC-5', async () => {
  const receipt = { receipt: 'R-1', received_at: '2026-11-22T09:00:00.000Z' };
  const read = { receipt: 'R-1', receivedAt: '2026-11-22T09:00:00.000Z' };
  const withdrawal = { name: 'Mara', number: 'OKU-1', email: 'a@b.ch', goods: ['Drops'] };
  expect(
    await readFrom({ ...withdrawal, ...receipt }, (client) => makeOrderAdapter(client).withdraw(withdrawal)),
  ).toEqual({ ...withdrawal, ...read });
  expect(
    await readFrom({ ...withdrawal, ...receipt, return_days: 14 }, (client) =>
      makeOrderAdapter(client).withdraw(withdrawal),
    ),
  ).toEqual({ ...withdrawal, ...read, returnDays: 14 });
  const cancellation = { name: 'Mara', number: 'A-1', email: 'a@b.ch', kind: 'ordinary' } as const;
  expect(
    await readFrom({ ...cancellation, ends_on: '2026-12-31', ...receipt }, (client) =>
      makeOrderAdapter(client).cancel(cancellation),
    ),
  ).toEqual({ ...cancellation, endsOn: '2026-12-31', ...read });
});

it('a payment may be settled at once · CHK-11', async () => {
  const start = (client: ShopClient) => makePaymentAdapter(client).start(placed, { returnPath: '/danke' });
  expect(await readFrom({ status: 'settled' }, start)).toEqual({ _tag: 'Settled' });
});

it.each(['javascript:alert(1)', 'nowhere', ''])(
  'a payment with an invalid redirect address is rejected as unreadable: %j · CHK-11 · CALL-2',
  async (redirect_url) => {
    const answer = { status: 'redirect', payment_id: 'pay-1', redirect_url };
    const { client } = wiretap(() => Response.json(answer));
    expect(await makePaymentAdapter(client).start(placed, { returnPath: '/danke' })()).toEqual(
      E.left({ _tag: 'Unreadable', at: 'startPayment: redirect_url' }),
    );
  },
);

it.each(['pending', 'succeeded'])(
  'the outcome of a payment is read from the response: %s · CHK-13',
  async (status) =>
    expect(
      await readFrom({ status }, (client) =>
        makePaymentAdapter(client).outcome(placed, 'pay-1' as PaymentId),
      ),
    ).toBe(status),
);
