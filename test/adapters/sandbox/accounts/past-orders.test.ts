import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { soldNow } from '../engine/sold.ts';
import { openBrowser } from '../fixtures/browser.ts';
import { newEmail, password } from '../fixtures/customers.ts';
import { mailsTo } from '../fixtures/mails-to.ts';
import { done } from '../fixtures/shopper.ts';
import { type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';
import { type KeepingEngine, startKept } from './keeping-engine.ts';

const days = 86_400_000;
/** Sold by staff, two years before the shop existed. */
const sold = (token: string, email: string) =>
  soldNow({
    token,
    number: `OLD-${token}`,
    state: 'open',
    elsewhere: true,
    placedAt: new Date(testNow - 700 * days),
    paidAt: new Date(testNow - 700 * days),
    cart: { ...soldNow().cart, email },
  });

let shop: TestSandbox;
let accounts: KeepingEngine;
beforeEach(async () => {
  ({ shop, accounts } = await startKept());
});
afterEach(() => shop.close());

const signIn = async (email: string) => {
  const { client } = openBrowser(shop);
  await done(client.customerSignMeIn({ body: { email, password } }));
  return client;
};
const history = async (client: Awaited<ReturnType<typeof signIn>>) =>
  (await done(client.getOrdersHistory({ query: {} })))['hydra:member'].map(({ number }) => number);

describe('past orders of a customer at the engine', () => {
  it('are in the order history from the first sign-in on, once, and are claimed at the engine · AUTH-26', async () => {
    const { email } = accounts.keep({ email: newEmail(), password });
    accounts.past = [sold('one', email), sold('two', email)];
    const client = await signIn(email);
    expect(new Set(await history(client))).toEqual(new Set(['OLD-one', 'OLD-two']));
    const { id } = await done(client.getMe({}));
    expect([...accounts.claimed]).toEqual([
      ['one', id],
      ['two', id],
    ]);
    expect(await history(await signIn(email))).toHaveLength(2);
  });

  it('are not e-mailed, billed or rewarded by the shop · AUTH-26', async () => {
    const { email } = accounts.keep({ email: newEmail(), password });
    accounts.past = [sold('one', email)];
    const client = await signIn(email);
    expect(await mailsTo(shop, email)).toEqual([]);
    const { result } = await done(client.getCustomerDocuments({ params: { token: 'one' } }));
    expect(result).toEqual({ urls: [] });
    expect(await done(client.getBonusPointsOrders({ query: {} }))).toMatchObject({ 'hydra:member': [] });
    const [order] = (await done(client.getOrdersHistory({ query: {} })))['hydra:member'];
    expect(order?.items_total).toBeGreaterThan(100);
    expect(order).not.toHaveProperty('bonus_points');
  });

  it('are not shown before the mailbox is verified · AUTH-26', async () => {
    const { email } = accounts.keep({ email: newEmail(), password, verified: false });
    accounts.past = [sold('one', email)];
    expect(await history(await signIn(email))).toEqual([]);
  });

  it('do not block a sign-in if claiming fails, and are claimed at the next one · AUTH-26', async () => {
    const { email } = accounts.keep({ email: newEmail(), password });
    accounts.past = [sold('one', email)];
    const { claimOrders } = accounts;
    const broken: KeepingEngine['claimOrders'] = async () => {
      throw Object.assign(new Error('broken'), { code: 'Broken' });
    };
    Object.assign(accounts, { claimOrders: broken });
    expect(await history(await signIn(email))).toEqual(['OLD-one']);
    expect(shop.incidents).toMatchObject([{ operation: 'engine.orders', kind: 'job-failed' }]);
    Object.assign(accounts, { claimOrders });
    expect(await history(await signIn(email))).toEqual(['OLD-one']);
    expect(accounts.claimed.size).toBe(1);
  });
});
