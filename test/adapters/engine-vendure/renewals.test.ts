import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeCompanion } from '../../../src/adapters/sandbox/engine/companion.ts';
import type { Day } from '../../../src/domain/shared/dates.ts';
import { done, failed, refused } from '../sandbox/fixtures/shopper.ts';
import type { TestSandbox } from '../sandbox/fixtures/start-sandbox.ts';
import { payload } from './fixtures/order-of-engine.ts';
import { startEngineShop } from './start-engine-shop.ts';

const [old, fresh] = ['old-0123456789abcdef', 'fresh-0123456789abcd'] as const;
const prescription = { issued_on: '2026-01-15' as Day, prescriber: 'Dr. Hélène Marchand' };

let shop: TestSandbox;
let asked: unknown[] = [];
/** The engine's answer to each renewal. */
let answer: object = {};
beforeEach(async () => {
  asked = [];
  answer = { ok: { ...payload, token: fresh, account: null, currency: 'CHF' }, no: null };
  shop = await startEngineShop({
    address: 'http://engine.example',
    key: 'k'.repeat(32),
    end: () => [],
    fetch: async (request) => {
      const { query, variables } = (await request.json()) as { query: string; variables: unknown };
      asked.push([/\{ (\w+)/.exec(query)?.[1], variables]);
      return Response.json({ data: { shopRenewCart: answer } });
    },
  });
});
afterEach(() => shop.close());

const renew = (request_id: string) =>
  shop.client().renewCart({ params: { token: old }, body: { request_id } });
const kept = (token: string) => makeCompanion(shop.sandbox).prescriptionOf(token);

it('an engine renews its cart, and what the shop keeps beside it follows, once or again · CART-25', async () => {
  await makeCompanion(shop.sandbox).givePrescription(old, prescription);
  const requestId = randomUUID();
  const cart = await done(renew(requestId));
  expect([cart.token_value, cart.items.length]).toEqual([fresh, 1]);
  expect(asked).toEqual([['shopRenewCart', { token: old, requestId }]]);
  expect([await kept(old), await kept(fresh)]).toEqual([undefined, prescription]);
  expect((await done(renew(requestId))).token_value).toBe(fresh);
  expect(await kept(fresh)).toEqual(prescription);
});

it('an engine without such a cart leaves what the shop keeps · CART-25', async () => {
  await makeCompanion(shop.sandbox).givePrescription(old, prescription);
  answer = { ok: null, no: { status: 404, code: 'cart.not_found', path: null, values: [] } };
  expect(await failed(renew(randomUUID()))).toEqual({ _tag: 'NotFound', code: 'cart.not_found' });
  expect(await kept(old)).toEqual(prescription);
});

it('an engine is not asked for a renewal by an id that can be guessed · CART-25', async () => {
  expect(await refused(renew('1'))).toMatchObject({ code: 'validation.invalid' });
  expect(asked).toEqual([]);
});
