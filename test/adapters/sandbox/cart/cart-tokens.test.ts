import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { doDueWork } from '../../../../src/adapters/sandbox/due-work.ts';
import { consentWords } from '../../../../src/domain/customer/consent-words.ts';
import type { Day } from '../../../../src/domain/shared/dates.ts';
import {
  add,
  anyItem,
  care,
  cartWith,
  checkedOut,
  daily,
  done,
  item,
  swissAddress,
} from '../fixtures/shopper.ts';
import { startSandbox, type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';

let shop: TestSandbox;
beforeAll(async () => {
  shop = await startSandbox();
});
afterAll(() => shop.close());

/** Where the token of an open cart is stored. Each of them follows a renewal. */
const places = [
  'cart.token',
  'cart_line.cart_token',
  'cart_request.cart_token',
  'consent_entry.subject',
  'express.cart_token',
  'given_prescription.cart_token',
  'outbox.subject_id',
];
/** A renewal of a guest's cart deletes this row: the sender of its link may have given that consent. */
const wish = 'subscription_wish.cart_token';
/** The links of mails that were sent keep the token, and the renewed cart knows which one it had. */
const links = ['mail.html', 'mail.text'];
const former = 'cart.renewed_from';
/** Columns that get their token when a cart is ordered, or that of a cart which nobody opens. */
const later = ['shop_order.cart_token'];

const columns = async () => {
  const { rows } = await sql<{ readonly table: string; readonly column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = current_schema() and data_type in ('text', 'json', 'jsonb', 'ARRAY')`.execute(
    shop.sandbox.db,
  );
  return rows;
};
/** The columns that contain a token. */
const holding = async (token: string): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const { table, column } of await columns()) {
    const { rows } = await sql<{ readonly n: number }>`select count(*)::int as n from ${sql.table(table)}
      where position(${token} in ${sql.ref(column)}::text) > 0`.execute(shop.sandbox.db);
    if (rows[0]?.n) found.push(`${table}.${column}`);
  }
  return found.toSorted();
};

/** A cart of which everything is stored that a visitor can enter, and of which they were reminded. */
const fullCart = async () => {
  const client = shop.client();
  const lens = await anyItem(client, daily);
  const wished = { ...lens, meta: { subscription_frequency: 30 } };
  const paris = { ...swissAddress, postcode: '75011', city: 'Paris', country_code: 'FR' } as const;
  const begun = await cartWith(client, item(care));
  const params = { token: begun.token_value };
  // A cart with a regular delivery opens no wallet: it was opened before.
  await done(client.startExpress({ params, body: { wallet: 'paypal', return_path: '/' } }));
  const cart = await checkedOut(client, await add(client, begun, wished), {
    ...{ email: 'full@example.org', billing: paris, method: 'dhl', payment: 'visa' },
  });
  await done(
    client.updateOrder({
      params,
      body: { email: 'full@example.org', cart_reminder: { given: true, words: consentWords.cart_reminder } },
    }),
  );
  const prescription = { issued_on: '2026-10-01' as Day, prescriber: 'Dr. Marchand' };
  await done(client.updateOrder({ params, body: { prescription } }));
  const consent = { given: true, words: consentWords.subscription };
  await done(client.updateOrder({ params, body: { subscription_consent: consent } }));
  shop.controls.setClock(testNow + 60 * 60_000);
  await doDueWork(shop.sandbox);
  shop.controls.setClock(testNow);
  return cart.token_value;
};

it('the token of a cart is in known places, which follow its renewal or are deleted · CART-25', async () => {
  const token = await fullCart();
  expect(await holding(token)).toEqual([...places, wish, ...links].toSorted());
  const { token_value: next } = await done(
    shop.client().renewCart({ params: { token }, body: { request_id: randomUUID() } }),
  );
  expect(await holding(token)).toEqual([former, ...links]);
  expect(await holding(next)).toEqual(places);
});

it('every column named after the token of a cart is one of these places · CART-25', async () => {
  const named = (await columns()).filter(({ column }) => column === 'cart_token');
  expect(named.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(
    [...places, wish, ...later].filter((place) => place.endsWith('.cart_token')).toSorted(),
  );
});
