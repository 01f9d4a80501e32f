import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeNoticesApp } from '../../../../src/adapters/sandbox/engine/notices-app.ts';
import { channels } from '../../engine-vendure/start-engine-shop.ts';
import { openBrowser } from '../fixtures/browser.ts';
import { password } from '../fixtures/customers.ts';
import { done, failed } from '../fixtures/shopper.ts';
import { type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';
import { type KeepingEngine, startKept } from './keeping-engine.ts';
import { isGuest, keptAndIn, rowOf } from './kept-shop.ts';

const secret = 's'.repeat(32);
let shop: TestSandbox;
let accounts: KeepingEngine;
beforeEach(async () => {
  ({ shop, accounts } = await startKept());
});
afterEach(() => shop.close());

const tell = async (customer: string): Promise<number> => {
  const body = JSON.stringify({ id: 'one', kind: 'customer.changed', customer });
  const at = Math.floor(testNow / 1000);
  const app = makeNoticesApp(shop.sandbox, { secret, channels, onRange: () => undefined });
  const { status } = await app.request('/engine/notices', {
    method: 'POST',
    headers: {
      'x-dioptra-signature': `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`,
    },
    body,
  });
  return status;
};

describe('changes by a customer', () => {
  it('are stored at the engine: name, phone, birthday and loyalty number · AUTH-23', async () => {
    const { client, id } = await keptAndIn(shop, accounts);
    await done(
      client.customerUpdateMe({
        body: { last_name: ' Roth ', birthday: '1980-02-29', phone_number: '+41446681800' },
      }),
    );
    await done(client.customerSetMilesAndMore({ body: { miles_and_more_number: '992223000000005' } }));
    expect(accounts.customers.get(id)).toMatchObject({
      lastName: 'Roth',
      birthday: '1980-02-29',
      phone: '+41446681800',
      loyaltyNumber: '992223000000005',
    });
    expect(await done(client.getMe({}))).toMatchObject({ last_name: 'Roth' });
  });

  it('are refused while the engine is away · AUTH-23', async () => {
    const { client, email } = await keptAndIn(shop, accounts);
    accounts.away = true;
    for (const asked of [
      client.customerUpdateMe({ body: { last_name: 'Roth' } }),
      client.deleteMe({ body: { password } }),
    ])
      expect(await failed(asked)).toMatchObject({ _tag: 'Unavailable' });
    expect(await rowOf(shop, email)).toMatchObject({ last_name: 'Keller' });
  });

  it('include leaving, which deletes the customer there unless another shop has the account · AUTH-24', async () => {
    const here = await keptAndIn(shop, accounts);
    const { email, id } = here;
    const there = openBrowser(shop, 'augental');
    await done(there.client.customerSignMeIn({ body: { email, password } }));
    await done(here.client.deleteMe({ body: { password } }));
    expect(accounts.told.at(-1)).toEqual(['remove', 'okulino', id, false]);
    expect([await rowOf(shop, email), accounts.sessions.size]).toEqual([undefined, 1]);
    expect(await isGuest(there)).toBe(false);
    await done(there.client.deleteMe({ body: { password } }));
    expect(accounts.told.at(-1)).toEqual(['remove', 'augental', id, true]);
    expect([...accounts.customers, ...accounts.sessions]).toEqual([]);
  });
});

describe('changes to a customer by engine staff', () => {
  it('appear in every shop where the customer has an account · AUTH-25', async () => {
    const { email, id } = await keptAndIn(shop, accounts);
    await done(openBrowser(shop, 'augental').client.customerSignMeIn({ body: { email, password } }));
    accounts.keep({ id, email: 'roth@example.org', lastName: 'Roth' });
    expect(await tell(id)).toBe(204);
    for (const brand of ['okulino', 'augental'] as const)
      expect(await rowOf(shop, 'roth@example.org', brand)).toMatchObject({
        last_name: 'Roth',
        email_key: 'roth@example.org',
        password_hash: null,
      });
  });

  it('do not take over the e-mail of another customer', async () => {
    const [one, other] = [await keptAndIn(shop, accounts), await keptAndIn(shop, accounts)];
    accounts.keep({ id: one.id, email: other.email, lastName: 'Roth' });
    expect(await tell(one.id)).toBe(204);
    expect(await rowOf(shop, one.email)).toMatchObject({ last_name: 'Roth' });
    expect(await rowOf(shop, other.email)).toMatchObject({ engine_customer: other.id });
  });

  it('end the account of a deleted customer, and respond 503 while the engine is away · AUTH-25', async () => {
    const here = await keptAndIn(shop, accounts);
    accounts.customers.delete(here.id);
    accounts.away = true;
    expect(await tell(here.id)).toBe(503);
    accounts.away = false;
    expect(await tell(here.id)).toBe(204);
    expect(await rowOf(shop, here.email)).toBeUndefined();
    expect(await isGuest(here)).toBe(true);
    expect(await tell('999')).toBe(204);
  });
});
