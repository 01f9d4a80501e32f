import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { makeAccountAdapter } from '../../../src/adapters/backend/account-adapter.ts';
import { makeAddressAdapter } from '../../../src/adapters/backend/address-adapter.ts';
import { makeOrderAdapter, makePaymentAdapter } from '../../../src/adapters/backend/checkout-adapter.ts';
import { makeMyOrdersAdapter } from '../../../src/adapters/backend/my-orders-adapter.ts';
import { makeOpticianAdapter } from '../../../src/adapters/backend/personal/optician-adapter.ts';
import type { CartToken } from '../../../src/domain/cart/cart.ts';
import type { SignInHash } from '../../../src/domain/identity/login-link.ts';
import type { OrderToken } from '../../../src/domain/orders/order.ts';
import { customer, partner } from './full-personal-answers.ts';
import { channel, readFrom, wiretap } from './wiretap.ts';

const partnerRead = {
  id: 'P-1',
  name: 'Optik am See',
  street: 'Seestrasse',
  streetNumber: '12',
  postcode: '8002',
  city: 'Zürich',
  countryCode: 'CH',
  pickupEnabled: true,
  pickup: false,
  phone: '+41791234567',
  point: { latitude: 47.36, longitude: 8.53 },
};

it('a customer is read with every field of the response · AUTH-12 · ACC-2', async () => {
  expect(await readFrom(customer, (client) => makeAccountAdapter(client, 'de').me())).toEqual({
    id: '7',
    accountId: 'a7',
    firstName: 'Mara',
    lastName: 'Keller',
    fullName: 'Mara Keller',
    email: 'mara@example.org',
    locale: 'fr',
    hasPassword: false,
    birthday: '1990-02-28',
    phone: '+41791234567',
    milesAndMoreNumber: '222012345678901',
    defaultAddress: { id: 'A-1' },
  });
});

it('the response to a login link names the signed-in account and the account of the link · AUTH-7 · AUTH-20', async () => {
  const answer = { status: 'OTHER', custom_token: 'token', signed_in: 'm…@a.ch', link_of: 'n…@b.ch' };
  expect(
    await readFrom(answer, (client) => makeAccountAdapter(client, 'de').exchangeHash('h' as SignInHash, 'n')),
  ).toEqual({ status: 'OTHER', customToken: 'token', present: 'm…@a.ch', coming: 'n…@b.ch' });
});

it('a reorder response is read with the result for each product · REO-3', async () => {
  const product = (product_id: string) => ({ product_id, title: `Title ${product_id}` });
  const read = (productId: string) => ({ productId, title: `Title ${productId}` });
  const answer = {
    found_non_reorderable_products: [product('1')],
    not_reorderable: [product('2')],
    switched_products: [
      { from: product('3'), to: product('4') },
      { from: product('3'), to: product('4'), changed: [{ code: 'radius', from: '8.5', to: '8.6' }] },
    ],
    added_trial_products: [product('5')],
    items: [],
    currency_code: 'EUR',
  };
  const request = {
    lastOrder: { _tag: 'ByToken', token: 'order' as OrderToken },
    cart: 'cart' as CartToken,
    source: 'mail',
  } as const;
  expect(await readFrom(answer, (client) => makeMyOrdersAdapter(client).reorder(request))).toEqual({
    foundNonReorderable: [read('1')],
    notReorderable: [read('2')],
    switched: [
      { from: read('3'), to: read('4') },
      { from: read('3'), to: read('4'), changed: [{ code: 'radius', from: '8.5', to: '8.6' }] },
    ],
    addedTrials: [read('5')],
    items: [],
  });
});

it('a payment response leads to the provider by script or redirect address · CHK-11', async () => {
  const answer = {
    status: 'redirect',
    payment_id: 'pay-1',
    redirect_url: 'https://pay.example/1',
    lightbox_script: 'https://pay.example/script.js',
    provider_reference: 'ref-1',
  };
  expect(
    await readFrom(answer, (client) =>
      makePaymentAdapter(client).start('order' as OrderToken, { returnPath: '/danke' }),
    ),
  ).toEqual({
    _tag: 'Redirect',
    paymentId: 'pay-1',
    url: 'https://pay.example/1',
    script: 'https://pay.example/script.js',
    reference: 'ref-1',
  });
});

it('a reorder interval is read as a number of days and a date · CHK-17', async () => {
  const answer = { interval: 60, reorder_at: '2027-01-18' };
  expect(await readFrom(answer, (client) => makeOrderAdapter(client).reorderInterval('a@b.ch', []))).toEqual({
    days: 60,
    reorderAt: '2027-01-18',
  });
});

it.each(['18.01.2027', '2027-02-30', ''])(
  'a reorder date that is not a valid day, %j, is rejected as unreadable · CHK-17 · CALL-2',
  async (day) => {
    const { client } = wiretap(() => Response.json({ interval: 60, reorder_at: day }));
    expect(await makeOrderAdapter(client).reorderInterval('a@b.ch', [])()).toEqual(
      E.left({ _tag: 'Unreadable', at: 'customerGetReorderInterval: reorder_at' }),
    );
  },
);

it('a corrected address is read with every field of the response · CHK-8', async () => {
  const found = {
    first_name: 'Mara',
    last_name: 'Keller',
    street: 'Seestrasse',
    street_number: '12',
    postcode: '8002',
    city: 'Zürich',
    country_code: 'CH',
  };
  const address = {
    firstName: 'Mara',
    lastName: 'Keller',
    street: 'Seestrasse',
    streetNumber: '12',
    postcode: '8002',
    city: 'Zürich',
    countryCode: 'CH',
  } as const;
  expect(
    await readFrom({ address: found, sanitized: true }, (client) =>
      makeAddressAdapter(client, client, { channel, countries: [] }).sanitize(address),
    ),
  ).toEqual({ sanitized: true, address });
});

it('an optician is read with every field of the response, and with the pickup wish · ACC-8 · CHK-9', async () => {
  expect(
    await readFrom({ assigned: true, partner, pickup_wanted: true, closed: true }, (client) =>
      makeOpticianAdapter(client).own(),
    ),
  ).toEqual({ partner: partnerRead, pickupWanted: true, closed: true });
  expect(
    await readFrom([partner], (client) =>
      makeAddressAdapter(client, client, { channel, countries: [] }).partners('CH'),
    ),
  ).toEqual([partnerRead]);
});
