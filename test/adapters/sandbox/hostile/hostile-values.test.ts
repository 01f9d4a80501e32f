import { afterAll, beforeAll, expect, it } from 'vitest';
import { schemaOf } from '../../../../scripts/codec-schema.ts';
import { pathFor } from '../../../../src/adapters/contract/operation.ts';
import { type OperationName, shopApi } from '../../../../src/adapters/contract/shop-api.ts';
import { password } from '../fixtures/customers.ts';
import { care } from '../fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../fixtures/start-sandbox.ts';
import { accountRows } from '../foreign-ids/account-rows.ts';
import type { Asked, Rows } from '../foreign-ids/ids.ts';
import { settled } from '../foreign-ids/one-of-everything.ts';
import { shoppingRows } from '../foreign-ids/shopping-rows.ts';
import { exampleOf, namesIn } from './example-of.ts';
import { hostileAddresses, hostileBodies } from './variants.ts';

const names = Object.keys(shopApi) as OperationName[];
const schemasOf = (name: OperationName) => ({
  query: schemaOf(shopApi[name].query as never),
  body: schemaOf(shopApi[name].body as never),
});
const origin = 'http://okulino.localhost:4200';
const channel = { brand_channel: 'okulino', locale: 'de' };
const addressOf = (name: OperationName, { params = {}, query = {} }: Asked): string =>
  `${origin}/api${pathFor(shopApi[name].path, params)}?${new URLSearchParams({ ...channel, ...query })}`;

interface Sent {
  readonly address: string;
  readonly body: unknown;
}

/** Requests of operations for which the customer's own requests, or an example of the contract, do not get far. */
const more: Partial<Record<OperationName, Asked>> = {
  getProducts: { query: { limit: '10', page: '1' } },
  getProduct: { params: { id: care } },
  getProductOptions: { params: { id: care } },
  getProductReviews: { params: { id: care } },
  getProductReviewScores: { params: { id: care } },
  getProductSafety: { params: { id: care } },
  searchProductList: { query: { product_id: care } },
  getProductPricing: { body: { product_id: care, quantity: 2, price_channel: 'studio7', fk: 'studio7' } },
  findProducts: { query: { limit: '10', page: '1' }, body: { right: { sphere: '-3.00' } } },
  customerGetReorderInterval: {
    body: {
      email: 'mara@example.org',
      items: [{ quantity: 1, variant_representation: { product_id: care, option: {} } }],
    },
  },
  cancelContract: {
    body: {
      name: 'Mara Keller',
      number: 'ABO-1',
      email: 'mara@example.org',
      kind: 'ordinary',
      ends_on: '2027-01-01',
      reason: 'Umzug',
    },
  },
  withdrawFromContract: {
    body: { name: 'Mara Keller', number: 'OKU-1', email: 'mara@example.org', goods: ['Tropfen'] },
  },
  // In a town whose streets the address service knows: others are returned unread.
  sanitizeAddress: {
    body: {
      first_name: 'Mara',
      last_name: 'Keller',
      street: 'Seestrasse',
      street_number: '12',
      postcode: '8002',
      city: 'Zürich',
      country_code: 'CH',
    },
  },
  convertBonusPoints: { body: { conversion: 1 } },
  assignOptician: { body: { partner_id: 'ch-bern', pickup: false } },
  getCustomerPartner: { params: { id: 'ch-bern' } },
};

/** They end what others need, so they come last. */
const last: readonly OperationName[] = [
  'createMyOrderFromCart',
  'customerSignMeIn',
  'customerSignOut',
  'deleteMe',
];
const rank = (name: OperationName): number =>
  last.includes(name) ? 1 : shopApi[name].method === 'DELETE' ? 0.5 : 0;

let shop: TestSandbox;
let owner: Awaited<ReturnType<typeof settled>>;
const requests = new Map<OperationName, readonly Sent[]>();
beforeAll(async () => {
  shop = await startSandbox();
  const patterns = names.map((name) => {
    const { method, path } = shopApi[name];
    return { name, method, pattern: new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}$`) };
  });
  const keep = (name: OperationName, sent: Sent): void =>
    void requests.set(name, [...(requests.get(name) ?? []), sent].slice(-3));
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const asked = patterns.find(({ method, pattern }) => method === request.method && pattern.test(pathname));
    const text = asked ? await request.clone().text() : '';
    if (asked && !requests.has(asked.name))
      keep(asked.name, { address: request.url, body: text ? JSON.parse(text) : undefined });
    return shop.fetch(request);
  };
  owner = await settled({ ...shop, fetch });
  const rows: Rows = { ...shoppingRows, ...accountRows };
  for (const name of names) {
    const row = rows[name];
    const ask = typeof row === 'object' ? row.ask : row;
    const asked = typeof ask === 'function' ? ask(owner.ids, owner.ids) : [];
    for (const one of 'length' in asked ? asked : [asked])
      keep(name, { address: addressOf(name, one), body: one.body });
    const own = more[name];
    if (own) keep(name, { address: addressOf(name, own), body: own.body });
    if (requests.has(name)) continue;
    const { query, body } = schemasOf(name);
    const params = Object.fromEntries(
      [...shopApi[name].path.matchAll(/:(\w+)/g)].map(([, part = '']) => [part, '1']),
    );
    const said = exampleOf(query) as Readonly<Record<string, unknown>>;
    const strings = Object.fromEntries(Object.entries(said).map(([key, value]) => [key, String(value)]));
    keep(name, { address: addressOf(name, { params, query: strings }), body: exampleOf(body) });
  }
}, 60_000);
afterAll(() => shop?.close());

it('no value that a request can hold makes an operation fail', async () => {
  const { client, cookies, email } = owner.who;
  const failed: string[] = [];
  let sent = 0;
  const send = async (name: OperationName, address: string, body: unknown): Promise<void> => {
    sent += 1;
    const cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    const { status } = await shop.fetch(
      new Request(address, {
        method: shopApi[name].method,
        headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
    if (status >= 500) failed.push(`${name} ${address} ${JSON.stringify(body)?.slice(0, 500)}`);
  };
  for (const name of names.toSorted((a, b) => rank(a) - rank(b))) {
    for (const { address, body } of requests.get(name) ?? []) {
      await client.customerSignMeIn({ body: { email, password } })();
      for (const other of hostileBodies(body)) await send(name, address, other);
      for (const { href } of hostileAddresses(address, shopApi[name].path, namesIn(schemasOf(name).query)))
        await send(name, href, body);
    }
  }
  expect(failed).toEqual([]);
  expect(shop.incidents).toEqual([]);
  expect(sent).toBeGreaterThan(5000);
});
