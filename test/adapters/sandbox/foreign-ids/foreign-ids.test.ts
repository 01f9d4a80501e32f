import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schemaOf } from '../../../../scripts/codec-schema.ts';
import { makeClient } from '../../../../src/adapters/backend/client.ts';
import { type OperationName, shopApi } from '../../../../src/adapters/contract/shop-api.ts';
import { openBrowser, type TestBrowser } from '../fixtures/browser.ts';
import { add, care, cartWith, done, item, ordered } from '../fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../fixtures/start-sandbox.ts';
import { accountRows } from './account-rows.ts';
import type { Asked, Ids, Rows } from './ids.ts';
import { settled, unknownLike } from './one-of-everything.ts';
import { shoppingRows } from './shopping-rows.ts';

const rows: Rows = { ...shoppingRows, ...accountRows };

/** Names of fields that identify data of a customer. Fields that describe a person do not count: a house number, a postcode. */
const described = new Set([
  'street_number',
  'phone_number',
  'tax_number',
  'miles_and_more_number',
  'keep_alias',
  'is_midi',
  'province_code',
  // A facet of glasses.
  'frame_width',
]);
const names = /"(@id|\w*(?:id|token|alias|number|hash|code_verifier)\w*)":\{/gi;
const takesId = (name: OperationName): boolean => {
  const { path, body, query } = shopApi[name];
  // A purpose is defined by the contract and belongs to no customer.
  if (/:(?!purpose\b)/.test(path)) return true;
  const text = JSON.stringify([schemaOf(body as never), schemaOf(query as never)]);
  return [...text.matchAll(names)].some(([, found = '']) => !described.has(found));
};
const operations = (Object.keys(shopApi) as OperationName[]).filter(takesId);

let shop: TestSandbox;
let owner: Awaited<ReturnType<typeof settled>>;
let stranger: Awaited<ReturnType<typeof settled>>;
let guest: { readonly who: Pick<TestBrowser, 'client'>; readonly ids: Ids };
beforeAll(async () => {
  shop = await startSandbox();
  owner = await settled(shop);
  stranger = await settled(shop);
  const who = openBrowser(shop);
  const cart = await add(who.client, await cartWith(who.client), item(care));
  guest = { who, ids: { ...unknownLike(owner.ids), cart: cart.token_value } };
}, 60_000);
afterAll(() => shop?.close());

const answerTo = async (
  { client }: Pick<TestBrowser, 'client'>,
  name: OperationName,
  asked: Asked,
): Promise<unknown> => {
  const call = client[name] as (asked: Asked) => () => Promise<unknown>;
  return JSON.parse(JSON.stringify(await call(asked)()));
};
const listed = (asked: Asked | readonly Asked[]): readonly Asked[] => ('length' in asked ? asked : [asked]);

it('the table names every operation that takes an id, and no other', () => {
  expect(Object.keys(rows).filter((name) => !operations.includes(name as OperationName))).toEqual([]);
  expect(operations.filter((name) => rows[name] === undefined)).toEqual([]);
});

it('the owner has one of everything to request', () => {
  expect(Object.entries(owner.ids).filter(([, id]) => id === '' || id === 'undefined')).toEqual([]);
});

const walked = operations.flatMap((name) => {
  const row = rows[name];
  if (row === undefined || typeof row === 'string') return [];
  return [[name, typeof row === 'function' ? { ask: row } : row] as const];
});

describe.each(walked)('%s with an id of another customer', (name, { ask, ...row }) => {
  const { said = false, holder = false } = row as { said?: boolean; holder?: boolean };
  it.each(['another customer', 'a guest'])('answers %s as for an unknown id', async (asker) => {
    const from = asker === 'a guest' ? guest : stranger;
    if (holder && asker === 'a guest') return;
    const theirs = listed(ask(owner.ids, from.ids));
    const nobodys = listed(ask(unknownLike(owner.ids), from.ids));
    for (const [at, asked] of theirs.entries()) {
      const answer = await answerTo(from.who, name, asked);
      if (!said) expect(answer, `${name} ${at}`).toHaveProperty('_tag', 'Left');
      // An invalid request would get the same answer for everybody.
      expect(answer, `${name} ${at}`).not.toHaveProperty('left.code', 'request.invalid');
      expect(answer, `${name} ${at}`).toEqual(await answerTo(from.who, name, nobodys[at] ?? {}));
    }
  });
});

it.each(walked)('%s finds nothing of the owner under the name of another shop', async (name, { ask }) => {
  const { fetch } = owner.who;
  const channel = { brand_channel: 'opalys', locale: 'de' } as const;
  const elsewhere = {
    client: makeClient({ fetch, base: 'http://opalys.localhost:4200/api', channel }, shopApi),
  };
  const nobodys = listed(ask(unknownLike(owner.ids), guest.ids));
  for (const [at, asked] of listed(ask(owner.ids, guest.ids)).entries())
    expect(await answerTo(elsewhere, name, asked), `${name} ${at}`).toEqual(
      await answerTo(elsewhere, name, nobodys[at] ?? {}),
    );
});

it.each(walked.filter(([name]) => shopApi[name].method === 'GET'))(
  'answers the owner: %s',
  async (name, { ask }) => {
    for (const asked of listed(ask(owner.ids, owner.ids)))
      expect(await answerTo(owner.who, name, asked)).toHaveProperty('_tag', 'Right');
  },
);

it('an order of a guest is found by its token only, never by its number', async () => {
  const { client } = openBrowser(shop);
  const order = await ordered(client, await cartWith(client, item(care)));
  const change = shop.sandbox.db.updateTable('shop_order').set({ state: 'new' });
  await change.where('token', '=', order.token_value).execute();
  const ofGuest = {
    ...unknownLike(owner.ids),
    number: order.number,
    sold: order.number,
    internal: order.internal_order_id,
    soldInternal: order.internal_order_id,
  };
  for (const [name, { ask }] of walked)
    for (const [at, asked] of listed(ask(ofGuest, stranger.ids)).entries()) {
      const nobodys = listed(ask(unknownLike(owner.ids), stranger.ids))[at] ?? {};
      expect(await answerTo(stranger.who, name, asked), name).toEqual(
        await answerTo(stranger.who, name, nobodys),
      );
    }
});

it('the requests leave everything of the owner unchanged', async () => {
  const { client } = owner.who;
  const { ids } = owner;
  expect(await done(client.getCart({ params: { token: ids.cart as never } }))).toMatchObject({
    items: [{ quantity: 2 }],
    customer: { email: owner.who.email },
    checkout_state: 'payment_selected',
  });
  const kept = await done(client.exportMyData({}));
  expect(kept.addresses.map(({ id }) => id)).toContain(ids.address);
  expect(kept.reminder_alarms).toMatchObject([{ id: ids.alarm, active: false }]);
  expect(kept.product_alerts).toMatchObject([{ id: ids.alert }]);
  expect(kept.eye_checks).toMatchObject([{ id: ids.check, state: 'booked', sequence: 0 }]);
  expect(kept.payment_aliases).toHaveLength(1);
  expect(kept.marketing_communication.marketing_channels).toMatchObject({ newsletter: true });
  expect(await done(client.getSubscription({ params: { id: ids.subscription } }))).toMatchObject({
    version: 1,
    state: 'active',
  });
  expect((await done(client.getLensPass({}))).wearers).toMatchObject([{ id: ids.wearer }]);
  expect(shop.incidents).toEqual([]);
});
