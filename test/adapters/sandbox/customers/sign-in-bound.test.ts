import { readdirSync } from 'node:fs';
import * as E from 'fp-ts/Either';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  makePasswordHashing,
  type PasswordHashing,
} from '../../../../src/adapters/sandbox/customers/password-hashing.ts';
import { newEmail, password, person } from '../fixtures/customers.ts';
import { startSandbox, type TestSandbox } from '../fixtures/start-sandbox.ts';

let hashing: PasswordHashing;
let shop: TestSandbox;
beforeAll(async () => {
  hashing = makePasswordHashing({ cost: { memory: 15, rounds: 8 }, threads: 1, mostWaiting: 0 });
  const { sandbox, close } = await startSandbox();
  await close();
  shop = await startSandbox(undefined, { hashing, limits: { ...sandbox.limits, accountTries: 1 } });
});
afterAll(async () => {
  await shop?.close();
  await hashing?.close();
});

const posted = (path: string, body: object): Promise<Response> =>
  shop.fetch(
    new Request(`http://okulino.localhost:4200/api${path}?brand_channel=okulino&locale=de`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );

describe.each([
  ['signing in', '/customers/session', (email: string) => ({ email, password: 'nothing 1' }), 422],
  ['registering', '/customers', (email: string) => ({ ...person(email), password }), 200],
] as const)('%s, more often at once than passwords can be hashed', (_, path, bodyOf, otherwise) => {
  it('gets a time to retry, and is not counted · AUTH-16', async () => {
    const email = newEmail();
    const busy = hashing.hash(password);
    const refused = await posted(path, bodyOf(email));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: 'rate_limit', message: expect.any(String) });
    await busy;
    // An account has only one attempt here.
    expect((await posted(path, bodyOf(email))).status).toBe(otherwise);
  });
});

it('the password hashing threads end when they are closed', async () => {
  const own = makePasswordHashing({ cost: { memory: 8, rounds: 1 } });
  expect(E.isRight(await own.hash(password))).toBe(true);
  const { pid } = process;
  const threads = () => readdirSync(`/proc/${pid}/task`).length;
  const before = threads();
  await own.close();
  expect(threads()).toBeLessThan(before);
});
