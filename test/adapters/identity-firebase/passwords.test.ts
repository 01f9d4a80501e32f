import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeFirebaseAdapter } from '../../../src/adapters/identity-firebase/firebase-adapter.ts';
import { shopSettingsOf } from '../../../src/config/conformance.ts';
import { conformServer } from '../../../src/conformance/http/conform-server.ts';
import { reportOf } from '../../../src/conformance/http/report.ts';
import { testData } from '../../conformance/test-data.ts';
import { worldOf } from '../../conformance/world-of.ts';
import { openBrowser } from '../sandbox/fixtures/browser.ts';
import { newEmail, password, person, registered, signedIn } from '../sandbox/fixtures/customers.ts';
import { done, failed, refused } from '../sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox, testNow } from '../sandbox/fixtures/start-sandbox.ts';
import { localFirebase } from './local-firebase.ts';

let firebase: Awaited<ReturnType<typeof localFirebase>>;
let shop: TestSandbox;
beforeAll(async () => {
  firebase = await localFirebase(() => shop?.sandbox.clock.now() ?? testNow);
  shop = await startSandbox(undefined, { identity: makeFirebaseAdapter(firebase.settings) });
});
beforeEach(() => {
  firebase.setFault('none');
  firebase.flood(false);
});
afterAll(() => shop?.close());

const kept = (email: string) =>
  shop.sandbox.db
    .selectFrom('customer')
    .select(['account_id', 'password_hash'])
    .where('email', '=', email)
    .where('brand', '=', 'okulino')
    .executeTakeFirstOrThrow();
const signIn = (email: string, typed: string) =>
  openBrowser(shop).client.customerSignMeIn({ body: { email, password: typed } });

describe('a shop with passwords at Firebase', () => {
  it('registers, signs in and changes passwords at Firebase, and stores no password · AUTH-9 · ACC-2', async () => {
    const { client, email } = await signedIn(shop);
    const { account_id, password_hash } = await kept(email);
    expect(password_hash).toBe('elsewhere');
    expect(firebase.accounts.get(account_id)).toMatchObject({ password });
    expect(await refused(signIn(email, 'falsch 1'))).toMatchObject({ code: 'customer.sign_in_failed' });
    expect(await refused(signIn('nobody@example.org', password))).toMatchObject({
      code: 'customer.sign_in_failed',
    });
    const chosen = 'Brille 2026';
    const change = { new_password: chosen, confirm_new_password: chosen };
    await refused(client.customerChangeMyPassword({ body: { ...change, current_password: 'falsch 1' } }));
    await done(client.customerChangeMyPassword({ body: { ...change, current_password: password } }));
    // The response was lost: the same request gets the same answer.
    await done(client.customerChangeMyPassword({ body: { ...change, current_password: password } }));
    await refused(signIn(email, password));
    await done(signIn(email, chosen));
  });

  it('adds a first password to an account without one, and deletes it with the account · ACC-2', async () => {
    const { client, email } = await signedIn(shop);
    const { account_id } = await kept(email);
    firebase.accounts.delete(account_id);
    await shop.sandbox.db
      .updateTable('customer')
      .set({ password_hash: null })
      .where('account_id', '=', account_id)
      .execute();
    await refused(signIn(email, password));
    const first = { current_password: '', new_password: 'Erste 2026', confirm_new_password: 'Erste 2026' };
    await done(client.customerChangeMyPassword({ body: first }));
    await done(signIn(email, 'Erste 2026'));
    await refused(client.deleteMe({ body: { password } }));
    expect(firebase.accounts.has(account_id)).toBe(true);
    await done(client.deleteMe({ body: { password: 'Erste 2026' } }));
    expect(firebase.accounts.has(account_id)).toBe(false);
  });

  it('creates one account for concurrent registrations of one e-mail, and no other at Firebase · AUTH-14', async () => {
    firebase.accounts.clear();
    const email = newEmail();
    const register = (typed: string) =>
      shop.client().customerSignMeUp({ body: { ...person(email), password: typed } });
    const answers = await Promise.all([register(password), register('Andere 2026')].map((ask) => ask()));
    expect(answers.map(({ _tag }) => _tag).toSorted()).toEqual(['Left', 'Right']);
    expect(firebase.accounts.size).toBe(1);
    expect([...firebase.accounts.keys()]).toEqual([(await kept(email)).account_id]);
  });

  it('moves an old password to Firebase when its owner signs in · AUTH-9', async () => {
    const email = 'stammgast@example.org';
    const { account_id, password_hash } = await kept(email);
    expect(password_hash).toMatch(/^scrypt/);
    await refused(signIn(email, 'falsch 1'));
    expect(firebase.accounts.has(account_id)).toBe(false);
    await done(signIn(email, password));
    expect(await kept(email)).toEqual({ account_id, password_hash: 'elsewhere' });
    await done(signIn(email, password));
  });

  it.each(['down', 'cut', 'nonsense'] as const)(
    'responds 503 to sign-in and registration while Firebase is %s · CALL-2',
    async (fault) => {
      const email = await registered(shop.client());
      firebase.setFault(fault);
      expect(await failed(signIn(email, password))).toMatchObject({ _tag: 'Unavailable', status: 503 });
      const other = newEmail();
      const made = shop.client().customerSignMeUp({ body: { ...person(other), password } });
      expect(await failed(made)).toMatchObject({ _tag: 'Unavailable', status: 503 });
      await expect(kept(other)).rejects.toThrow();
    },
  );

  it('counts no sign-in attempts while Firebase is away, and counts wrong passwords as usual · AUTH-9', async () => {
    const { sandbox } = shop;
    const guarded = await startSandbox(undefined, {
      ...(sandbox.identity && { identity: sandbox.identity }),
      limits: { ...sandbox.limits, accountTries: 10 },
    });
    const { client } = openBrowser(guarded);
    const email = await registered(client);
    const tryIn = (typed: string) => client.customerSignMeIn({ body: { email, password: typed } });
    for (const fault of ['down', 'cut', 'nonsense'] as const) {
      firebase.setFault(fault);
      for (let n = 0; n < 20; n += 1)
        expect(await failed(tryIn(password))).toEqual({ _tag: 'Unavailable', status: 503 });
    }
    firebase.setFault('none');
    await done(tryIn(password));
    for (let n = 0; n < 10; n += 1) await refused(tryIn('falsch 1'));
    expect(await failed(tryIn(password))).toMatchObject({ _tag: 'Unavailable', status: 429 });
    await guarded.close();
  });

  it('responds 429 while Firebase limits requests', async () => {
    const email = await registered(shop.client());
    firebase.flood(true);
    expect(await failed(signIn(email, password))).toMatchObject({ status: 429 });
  });

  it('passes the conformance checks: customers, links of mails, new passwords', async () => {
    const { identify: _, ...world } = worldOf(shop);
    const found = await conformServer({
      fetch: shop.fetch,
      base: 'http://okulino.localhost:4200/api',
      shop: shopSettingsOf('okulino', 'de'),
      data: { ...testData, world },
      subjects: ['customers', 'mails'],
    });
    expect(
      found.checks.filter(({ result }) => result !== 'holds'),
      reportOf(found),
    ).toEqual([]);
  });

  it('reported no incident', () => expect(shop.incidents).toEqual([]));
});
