import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AddressWire } from '../../../src/adapters/contract/checkout/address.ts';
import { postMails } from '../../../src/adapters/sandbox/mail/post-mails.ts';
import { consentWords } from '../../../src/domain/customer/consent-words.ts';
import type { Day } from '../../../src/domain/shared/dates.ts';
import { signedIn } from '../sandbox/fixtures/customers.ts';
import { mailsTo } from '../sandbox/fixtures/mails-to.ts';
import { done, germanAddress, swissAddress } from '../sandbox/fixtures/shopper.ts';
import type { TestSandbox } from '../sandbox/fixtures/start-sandbox.ts';
import { address, payload } from './fixtures/order-of-engine.ts';
import { startEngineShop } from './start-engine-shop.ts';

const token = 'cart-token-0123456789ab';
const params = { token };

interface Asked {
  readonly variables: { readonly change: { readonly update?: { readonly shippingAddress?: object } } };
}

let shop: TestSandbox;
let kept: object = {};
beforeEach(async () => {
  kept = { ...payload, token, account: null, currency: 'CHF', billing: null };
  shop = await startEngineShop({
    address: 'http://engine.example',
    key: 'k'.repeat(32),
    end: () => [],
    fetch: async (request) => {
      const { variables } = (await request.json()) as Asked;
      const { shippingAddress } = variables.change.update ?? {};
      if (shippingAddress) kept = { ...kept, shippingAddress: { ...address, ...shippingAddress } };
      return Response.json({ data: { shopChangeCart: { ok: kept, no: null } } });
    },
  });
});
afterEach(() => shop.close());

const mails = async () => {
  await postMails(shop.sandbox);
  return mailsTo(shop, payload.email);
};
const sentTo = (country: AddressWire) =>
  done(
    shop.client().updateOrder({ params, body: { billing_address: swissAddress, shipping_address: country } }),
  );

it('an engine cart whose country asks for a confirmation has its mailbox asked, once a day · LAW-10 · LAW-32', async () => {
  const cart_reminder = { given: true, words: consentWords.cart_reminder };
  await done(shop.client().updateOrder({ params, body: { email: payload.email, cart_reminder } }));
  await sentTo(swissAddress);
  expect(await mails()).toEqual([]);
  await sentTo(germanAddress);
  await sentTo(germanAddress);
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Nur noch bestätigen: Erinnerung/),
  ]);
});

it('an engine cart that nobody wants to be reminded of has nobody asked · LAW-32', async () => {
  await sentTo(germanAddress);
  expect(await mails()).toEqual([]);
});

it('the prescription for an engine cart is its customer’s, or a guest’s · LAW-27 · LAW-33', async () => {
  const { client, email } = await signedIn(shop);
  const { db } = shop.sandbox;
  const { id } = await db
    .selectFrom('customer')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const owner = async () =>
    (await db.selectFrom('given_prescription').select('customer_id').executeTakeFirstOrThrow()).customer_id;
  const prescription = { issued_on: '2026-10-15' as Day, prescriber: 'Dr. Hélène Marchand' };
  await done(shop.client().updateOrder({ params, body: { prescription } }));
  expect(await owner()).toBeNull();
  await done(client.updateOrder({ params, body: { prescription } }));
  expect(await owner()).toBe(id);
});
