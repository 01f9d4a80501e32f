import { expect, it } from 'vitest';
import {
  makeCheckoutAdapter,
  makeOrderAdapter,
  makePaymentAdapter,
} from '../../../src/adapters/backend/checkout-adapter.ts';
import type { CheckoutPort, OrderPort, PaymentPort } from '../../../src/application/checkout/ports.ts';
import type { CartToken } from '../../../src/domain/cart/cart.ts';
import type { PaymentId } from '../../../src/domain/checkout/payment.ts';
import type { AliasId } from '../../../src/domain/checkout/payment-alias.ts';
import type { Address } from '../../../src/domain/customer/address.ts';
import { consentWords } from '../../../src/domain/customer/consent-words.ts';
import type { OrderToken } from '../../../src/domain/orders/order.ts';
import type { Day } from '../../../src/domain/shared/dates.ts';
import { plainCartItem } from '../../arbitraries/cart.ts';
import { euros } from '../../arbitraries/money.ts';
import { type Saying, saidBy } from './wiretap.ts';

const token = 'cart-token' as CartToken;
const order = 'order-token' as OrderToken;

/** Each field has a different text, so that none can be confused with another. */
const billing: Address = {
  firstName: 'Mara',
  lastName: 'Keller',
  street: 'Via dei Tigli',
  streetNumber: '31',
  postcode: '20121',
  city: 'Milano',
  countryCode: 'IT',
  phone: '+390255501960',
  provinceCode: 'MI',
  provinceName: 'Milano (città)',
  company: 'Keller S.r.l.',
  taxNumber: 'RSSMRA85T10A562S',
  apartment: 'Scala B',
  additionalInfo: '2. Stock',
  recipient: 'Jean Conti',
  studioId: '12',
  salutation: 'female',
  birthday: '1990-02-28',
};
const shipping: Address = {
  firstName: 'Noah',
  lastName: 'Frei',
  street: 'Seeweg',
  streetNumber: '4',
  postcode: '8002',
  city: 'Zürich',
  countryCode: 'CH',
};
const billingSaid = {
  first_name: 'Mara',
  last_name: 'Keller',
  street: 'Via dei Tigli',
  street_number: '31',
  postcode: '20121',
  city: 'Milano',
  country_code: 'IT',
  phone_number: '+390255501960',
  province_code: 'MI',
  province_name: 'Milano (città)',
  company: 'Keller S.r.l.',
  tax_number: 'RSSMRA85T10A562S',
  apartment: 'Scala B',
  additional_info: '2. Stock',
  recipient: 'Jean Conti',
  studio_id: '12',
  salutation: 2,
  birthday: '1990-02-28',
};
const shippingSaid = {
  first_name: 'Noah',
  last_name: 'Frei',
  street: 'Seeweg',
  street_number: '4',
  postcode: '8002',
  city: 'Zürich',
  country_code: 'CH',
};
const empty = { phone_number: null, birthday: null };

it.for<Saying<CheckoutPort>>([
  [
    'a new token for a cart · CART-25',
    ({ renew }) => renew(token, 'request-0123456789'),
    `POST /carts/${token}/renewal`,
    { request_id: 'request-0123456789' },
  ],
  ['an e-mail', ({ setEmail }) => setEmail(token, 'a@b.ch'), 'PATCH /carts/cart-token', { email: 'a@b.ch' }],
  [
    'every field of the billing and the shipping address · ADDR-1 · ADDR-5 · CHK-7',
    ({ setAddresses }) => setAddresses(token, { email: 'a@b.ch', billing, shipping }),
    'PATCH /carts/cart-token',
    {
      email: 'a@b.ch',
      billing_address: billingSaid,
      shipping_address: { ...shippingSaid, ...empty },
    },
  ],
  [
    'a loyalty number · CHK-15 · MILES-3',
    ({ setMilesAndMoreNumber }) => setMilesAndMoreNumber(token, '222012345678901'),
    'PATCH /carts/cart-token',
    { miles_and_more_number: '222012345678901' },
  ],
  [
    'the removal of a loyalty number · MILES-3',
    ({ setMilesAndMoreNumber }) => setMilesAndMoreNumber(token, ''),
    'DELETE /carts/cart-token/miles-and-more',
  ],
  [
    'a prescription · LAW-27',
    ({ setPrescription }) =>
      setPrescription(token, { issuedOn: '2026-01-15' as Day, prescriber: 'Dr. Marchand' }),
    'PATCH /carts/cart-token',
    { prescription: { issued_on: '2026-01-15', prescriber: 'Dr. Marchand' } },
  ],
  [
    'the consent to store the lens values of a subscription · LAW-30',
    ({ agreeToRegular }) => agreeToRegular(token, true),
    'PATCH /carts/cart-token',
    { subscription_consent: { given: true, words: consentWords.subscription } },
  ],
  [
    'a comment',
    ({ setComment }) => setComment(token, 'Bitte klingeln'),
    'PATCH /carts/cart-token',
    { comment: 'Bitte klingeln' },
  ],
  [
    'a shipping method, and what its carrier may know · CHK-9',
    ({ chooseShipping }) => chooseShipping(token, 'shipment-1', 'dhl', false),
    'PUT /carts/cart-token/shipments/shipment-1/method',
    { method: 'dhl', shipping_opt_in_personal_data: false },
  ],
  [
    'no body when reading shipping methods · CHK-9',
    ({ shippingMethods }) => shippingMethods(token, 'shipment-1'),
    'GET /carts/cart-token/shipments/shipment-1/methods',
  ],
  [
    'no body when reading payment methods · CHK-10',
    ({ paymentMethods }) => paymentMethods(token),
    'GET /carts/cart-token/payment-methods',
  ],
  [
    'a payment method · CHK-10',
    ({ choosePayment }) => choosePayment(token, 'twint'),
    'PUT /carts/cart-token/payment-method',
    { method: 'twint' },
  ],
  [
    'the data of an invoice check · CHK-16',
    ({ invoiceAdvice }) =>
      invoiceAdvice({
        billingAddress: { ...billing, email: 'a@b.ch', gender: 'f' },
        shippingAddress: { ...shipping, email: 'c@d.ch' },
        orderTotal: euros(4590),
        priceChannel: 'viszola_web',
        items: [{ ...plainCartItem, quantity: 2, unitPrice: euros(2000), total: euros(4000) }],
        lastOrderDate: '2026-10-01',
        tags: ['studio'],
        matchingProfile: 4,
      }),
    'POST /customers/last-payment',
    {
      billing_address: { ...billingSaid, email: 'a@b.ch', gender: 'f' },
      shipping_address: { ...shippingSaid, email: 'c@d.ch' },
      order_total: { value: 4590, currency: 'EUR' },
      price_channel: 'viszola_web',
      items: [{ product_id: 'aqualis-daily', sku: 'AQ-D-30', quantity: 2, unit_price: 2000 }],
      last_order_date: '2026-10-01',
      tags: ['studio'],
      matching_profile: 4,
    },
  ],
])('the checkout adapter sends %s', async ([, ask, ...said]) => {
  expect(await saidBy((client) => ask(makeCheckoutAdapter(client, client, client)))).toEqual(said);
});

it.for<Saying<PaymentPort>>([
  [
    'the payment method, the stored alias and the return path · CHK-11 · ACC-7',
    ({ start }) =>
      start(order, { returnPath: '/danke', method: 'visa', alias: 'card-1' as AliasId, keepAlias: true }),
    'POST /orders/order-token/payments',
    { return_path: '/danke', method: 'visa', alias: 'card-1', keep_alias: true },
  ],
  [
    'no field that was not chosen · CHK-11',
    ({ start }) => start(order, { returnPath: '/danke', keepAlias: false }),
    'POST /orders/order-token/payments',
    { return_path: '/danke' },
  ],
  [
    'no body when reading the outcome · CHK-13',
    ({ outcome }) => outcome(order, 'pay-1' as PaymentId),
    'GET /orders/order-token/payments/pay-1',
  ],
])('the payment adapter sends %s', async ([, ask, ...said]) => {
  expect(await saidBy((client) => ask(makePaymentAdapter(client)))).toEqual(said);
});

it.for<Saying<OrderPort>>([
  ['one by its token · CHK-13', ({ order: one }) => one(order), 'GET /orders/order-token'],
  ['its documents', ({ documents }) => documents(order), 'GET /orders/order-token/documents'],
  [
    'the reorder interval of a line · CHK-17',
    ({ reorderInterval }) => reorderInterval('a@b.ch', [{ ...plainCartItem, quantity: 2, eye: 'both' }]),
    'POST /customers/reorder-interval',
    {
      email: 'a@b.ch',
      items: [
        {
          quantity: 2,
          variant_representation: { product_id: 'aqualis-daily', option: { sphere: '-2.50' } },
          meta: { eye: 'both' },
        },
      ],
    },
  ],
  [
    'a look-up · LAW-5',
    ({ lookUp }) => lookUp({ number: 'OKU-1', email: 'a@b.ch' }),
    'POST /order-look-ups',
    { number: 'OKU-1', email: 'a@b.ch' },
  ],
  [
    'a withdrawal · LAW-4',
    ({ withdraw }) => withdraw({ name: 'Mara', number: 'OKU-1', email: 'a@b.ch', goods: ['Drops'] }),
    'POST /withdrawals',
    { name: 'Mara', number: 'OKU-1', email: 'a@b.ch', goods: ['Drops'] },
  ],
  [
    'the end of a subscription · ACC-5',
    ({ cancel }) =>
      cancel({ name: 'Mara', number: 'A-1', email: 'a@b.ch', kind: 'ordinary', endsOn: '2026-12-31' as Day }),
    'POST /cancellations',
    { name: 'Mara', number: 'A-1', email: 'a@b.ch', kind: 'ordinary', ends_on: '2026-12-31' },
  ],
])('the order adapter requests %s', async ([, ask, ...said]) => {
  expect(await saidBy((client) => ask(makeOrderAdapter(client)))).toEqual(said);
});
