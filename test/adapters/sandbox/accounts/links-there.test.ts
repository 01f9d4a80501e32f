import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { doDueWork } from '../../../../src/adapters/sandbox/due-work.ts';
import { openBrowser } from '../fixtures/browser.ts';
import { newEmail, password } from '../fixtures/customers.ts';
import { mailsTo } from '../fixtures/mails-to.ts';
import { done } from '../fixtures/shopper.ts';
import { type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';
import { type KeepingEngine, startKept } from './keeping-engine.ts';
import { rowOf } from './kept-shop.ts';

const chosen = 'Another 2031';
let shop: TestSandbox;
let accounts: KeepingEngine;
beforeEach(async () => {
  ({ shop, accounts } = await startKept());
});
afterEach(() => shop.close());

const client = () => openBrowser(shop).client;
const secretIn = async (email: string): Promise<string> => {
  const [mail] = (await mailsTo(shop, email)).slice(-1);
  return /(?:reset-password#|[?&]hash=)([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
};
const askForReset = (email: string) => done(client().customerCreatePasswordResetToken({ body: { email } }));
const askForLink = (email: string) =>
  done(client().sendLoginLink({ body: { email, locale: 'de', redirect_link: '/', redirectLink: '/' } }));
const follow = async (hash: string) => {
  const { custom_token: token = '' } = (await done(
    client().exchangeLoginLinkHash({ body: { hash, nonce: 'mine' } }),
  )) as { custom_token?: string };
  const { id_token } = await done(client().signInWithCustomToken({ body: { token } }));
  const here = openBrowser(shop);
  return { ...here, me: here.client.customerSignWithIdToken({ body: { token: id_token, nonce: 'mine' } }) };
};

describe('e-mail links to customers of the engine', () => {
  it('lead to a new password for a customer new to the shop, once the engine is back · AUTH-11 · AUTH-15', async () => {
    const email = newEmail();
    const { id } = accounts.keep({ email, password, verified: false, waits: true });
    accounts.away = true;
    await askForReset(email.toUpperCase());
    await doDueWork(shop.sandbox);
    expect(await mailsTo(shop, email)).toEqual([]);
    accounts.away = false;
    shop.controls.setClock(testNow + 5 * 60_000);
    await doDueWork(shop.sandbox);
    await done(client().customerResetPassword({ body: { token: await secretIn(email), password: chosen } }));
    expect(accounts.customers.get(id)).toMatchObject({ password: chosen, verified: true });
    await done(client().customerSignMeIn({ body: { email, password: chosen } }));
    expect(await rowOf(shop, email)).toMatchObject({ engine_customer: id });
  });

  it('can still be used if the engine was away when a password was chosen · AUTH-11', async () => {
    const email = newEmail();
    accounts.keep({ email, password });
    await askForReset(email);
    await doDueWork(shop.sandbox);
    const body = { token: await secretIn(email), password: chosen };
    accounts.away = true;
    expect((await client().customerResetPassword({ body })())._tag).toBe('Left');
    accounts.away = false;
    await done(client().customerResetPassword({ body }));
  });

  it('are not sent to an address unknown to both shop and engine · AUTH-11', async () => {
    const email = newEmail();
    await askForReset(email);
    await askForLink(email);
    await doDueWork(shop.sandbox);
    expect(await mailsTo(shop, email)).toEqual([]);
    expect(await shop.sandbox.db.selectFrom('mail_request').selectAll().execute()).toEqual([]);
  });

  it('sign in a customer new to the shop, and open a session at the engine · AUTH-7', async () => {
    const email = newEmail();
    const { id } = accounts.keep({ email });
    await askForLink(email);
    await doDueWork(shop.sandbox);
    const { me } = await follow(await secretIn(email));
    expect(await done(me)).toMatchObject({ email, has_password: false });
    expect([...accounts.sessions.values()].map(({ customer }) => customer)).toEqual([id]);
  });

  it('connect an earlier account with the customer at the engine, whose old password becomes void · AUTH-23', async () => {
    const email = newEmail();
    const { id } = accounts.keep({ email, password, verified: false });
    const newcomer = { first_name: 'Nora', last_name: 'Neu' };
    await shop.sandbox.db
      .insertInto('customer')
      .values({
        ...{ ...newcomer, account_id: 'before', brand: 'okulino', email, email_key: email, locale: 'de' },
        ...{ password_hash: null, newsletter: false, created_at: new Date(testNow) },
      })
      .execute();
    await askForLink(email);
    await doDueWork(shop.sandbox);
    await done((await follow(await secretIn(email))).me);
    expect(await rowOf(shop, email)).toMatchObject({ account_id: 'before', engine_customer: id });
    expect(accounts.customers.get(id)).not.toHaveProperty('password');
    expect(accounts.customers.get(id)).toMatchObject({ verified: true });
  });

  it('are not used up while the engine is away, and do not sign in a customer deleted there · AUTH-7', async () => {
    const email = newEmail();
    const { id } = accounts.keep({ email, password });
    await askForLink(email);
    await doDueWork(shop.sandbox);
    const hash = await secretIn(email);
    accounts.away = true;
    const first = await follow(hash);
    expect((await first.me())._tag).toBe('Left');
    accounts.away = false;
    await done((await follow(hash)).me);
    accounts.customers.delete(id);
    expect((await (await follow(hash)).me())._tag).toBe('Left');
  });
});
