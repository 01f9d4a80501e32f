import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doDueWork } from '../../../../src/adapters/sandbox/due-work.ts';
import { openBrowser } from '../fixtures/browser.ts';
import { newEmail, password, person } from '../fixtures/customers.ts';
import { done, failed, refused } from '../fixtures/shopper.ts';
import { type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';
import { type KeepingEngine, startKept } from './keeping-engine.ts';
import { rowOf } from './kept-shop.ts';

let shop: TestSandbox;
let accounts: KeepingEngine;
beforeAll(async () => {
  ({ shop, accounts } = await startKept());
});
afterAll(() => shop.close());

const other = 'Another 2031';
const away = { _tag: 'Unavailable', status: 503 };
const signIn = (email: string, chosen = password) =>
  openBrowser(shop).client.customerSignMeIn({ body: { email, password: chosen } });

/** An account from before, which only the shop has. */
const ofShop = async (email: string): Promise<number> => {
  const hash = await shop.sandbox.hashing.hash(password);
  const { id } = await shop.sandbox.db
    .insertInto('customer')
    .values({
      account_id: email,
      brand: 'okulino',
      email,
      email_key: email,
      password_hash: hash._tag === 'Right' ? hash.right : null,
      first_name: 'Nora',
      last_name: 'Alt',
      locale: 'de',
      newsletter: false,
      created_at: new Date(testNow),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await shop.sandbox.db
    .insertInto('customer_identity')
    .values({
      brand: 'okulino',
      provider: 'google',
      subject: email,
      customer_id: id,
      email,
      created_at: new Date(testNow),
    })
    .execute();
  return id;
};
const identitiesOf = (id: number) =>
  shop.sandbox.db.selectFrom('customer_identity').selectAll().where('customer_id', '=', id).execute();

describe('a customer already known to the engine', () => {
  it('signs in with the password kept there, and has the data of the engine · AUTH-23', async () => {
    const email = newEmail();
    const { id } = accounts.keep({ email, password, phone: '+41446681800', birthday: '1980-02-29' });
    expect(await done(signIn(email.toUpperCase()))).toMatchObject({
      email,
      full_name: 'Mara Keller',
      phone_number: '+41446681800',
      birthday: '1980-02-29',
      has_password: true,
    });
    expect(await rowOf(shop, email)).toMatchObject({ engine_customer: id, newsletter: false });
    await done(signIn(email));
    const rows = await shop.sandbox.db
      .selectFrom('customer')
      .select('id')
      .where('email', '=', email)
      .execute();
    expect(rows).toHaveLength(1);
  });

  it('is refused with another password, or before the e-mail is confirmed there · AUTH-9', async () => {
    const [email, waiting] = [newEmail(), newEmail()];
    accounts.keep({ email, password });
    accounts.keep({ email: waiting, password, verified: false, waits: true });
    const wrong = await refused(signIn(email, other));
    expect(wrong).toMatchObject({ code: 'customer.sign_in_failed' });
    expect(await refused(signIn(waiting))).toEqual(wrong);
    expect(await refused(signIn(newEmail()))).toEqual(wrong);
    expect(await rowOf(shop, waiting)).toBeUndefined();
  });

  it('is one customer in two shops, with an account in each', async () => {
    const email = newEmail();
    const { id } = accounts.keep({ email, password });
    await done(signIn(email));
    await done(openBrowser(shop, 'augental').client.customerSignMeIn({ body: { email, password } }));
    const [here, there] = [await rowOf(shop, email), await rowOf(shop, email, 'augental')];
    expect([here?.engine_customer, there?.engine_customer]).toEqual([id, id]);
    expect(here?.account_id).not.toBe(there?.account_id);
  });

  it('is told on registration that the e-mail is taken, unless the password is the one kept there · AUTH-14', async () => {
    const email = newEmail();
    accounts.keep({ email, password });
    const register = (chosen: string) =>
      openBrowser(shop).client.customerSignMeUp({ body: { ...person(email), password: chosen } });
    expect(await refused(register(other))).toMatchObject({
      violations: [{ field: 'email', code: 'customer.email_not_unique' }],
    });
    expect(await rowOf(shop, email)).toBeUndefined();
    await done(register(password));
    await done(register(password));
    expect(accounts.sessions.size).toBeGreaterThan(0);
    await done(signIn(email));
  });

  it('is told that the engine is away, which does not lock the account · AUTH-9', async () => {
    const email = newEmail();
    accounts.keep({ email, password });
    accounts.away = true;
    expect(await failed(signIn(email))).toMatchObject(away);
    const newcomer = { ...person(newEmail()), password };
    expect(await failed(openBrowser(shop).client.customerSignMeUp({ body: newcomer }))).toMatchObject(away);
    accounts.away = false;
    await done(signIn(email));
  });
});

describe('an account kept only by the shop', () => {
  it('is connected if the mailbox is verified at the engine; its old password and identities are void · AUTH-23', async () => {
    const email = newEmail();
    const account = await ofShop(email);
    const { id } = accounts.keep({ email, password: other });
    await done(signIn(email, other));
    expect(await rowOf(shop, email)).toMatchObject({ id: account, engine_customer: id, first_name: 'Mara' });
    expect(await identitiesOf(account)).toEqual([]);
    expect(await refused(signIn(email, password))).toMatchObject({ code: 'customer.sign_in_failed' });
  });

  it('is not connected while the mailbox is unverified, unless both have the same password · AUTH-23', async () => {
    const [email, same] = [newEmail(), newEmail()];
    await ofShop(email);
    accounts.keep({ email, password: other, verified: false });
    const before = accounts.sessions.size;
    expect(await refused(signIn(email, other))).toMatchObject({ code: 'customer.sign_in_failed' });
    expect(await refused(signIn(email, password))).toMatchObject({ code: 'customer.sign_in_failed' });
    expect(await rowOf(shop, email)).toMatchObject({ engine_customer: null, first_name: 'Nora' });
    expect(accounts.sessions.size).toBe(before);
    const account = await ofShop(same);
    accounts.keep({ email: same, password, verified: false });
    await done(signIn(same));
    expect(await rowOf(shop, same)).toMatchObject({ id: account, engine_customer: expect.any(String) });
  });

  it('moves to the engine when its owner signs in and the engine has no customer with the e-mail · AUTH-23', async () => {
    const email = newEmail();
    const account = await ofShop(email);
    expect(await refused(signIn(email, other))).toMatchObject({ code: 'customer.sign_in_failed' });
    await done(signIn(email));
    const row = await rowOf(shop, email);
    expect(row).toMatchObject({ id: account, password_hash: 'engine' });
    expect(accounts.customers.get(row?.engine_customer ?? '')).toMatchObject({
      email,
      firstName: 'Nora',
      password,
      verified: false,
    });
    await done(signIn(email));
  });

  it('releases its e-mail if its customer is deleted at the engine, or has another e-mail there', async () => {
    const [email, moved] = [newEmail(), newEmail()];
    const first = accounts.keep({ email, password });
    await done(signIn(email));
    accounts.customers.delete(first.id);
    const second = accounts.keep({ email, password: other });
    await done(signIn(email, other));
    await doDueWork(shop.sandbox);
    const rows = await shop.sandbox.db
      .selectFrom('customer')
      .selectAll()
      .where('email', '=', email)
      .execute();
    expect(rows).toMatchObject([{ engine_customer: second.id }]);
    accounts.customers.set(second.id, { ...second, email: moved });
    const third = accounts.keep({ email, password });
    await done(signIn(email));
    expect(await rowOf(shop, email)).toMatchObject({ engine_customer: third.id });
    expect(await rowOf(shop, moved)).toMatchObject({ engine_customer: second.id });
  });
});
