import { afterAll, beforeAll, expect, it } from 'vitest';
import { doDueWork } from '../../../../src/adapters/sandbox/due-work.ts';
import { consentWords } from '../../../../src/domain/customer/consent-words.ts';
import type { BrandId } from '../../../../src/domain/shared/brand-id.ts';
import { openBrowser } from '../fixtures/browser.ts';
import { password, person } from '../fixtures/customers.ts';
import { care, cartWith, done, item, ordered } from '../fixtures/shopper.ts';
import { startSandbox, type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';

/** An account may be tried this often, and a mailbox gets this many mails. */
const most = 3;
const hour = 60 * 60_000;
let shop: TestSandbox;
beforeAll(async () => {
  shop = await startSandbox();
});
afterAll(() => shop.close());

/** A stranger who enters the same e-mail at long intervals, so that the limits of tries never apply. */
const stranger = (email: string) => {
  let now = testNow;
  /** Runs a request at a time at which no try of before counts, but all mails of the last hour do. */
  const later = async <A>(ask: () => Promise<A>): Promise<A> => {
    now += 60_000;
    shop.controls.setClock(now);
    const answer = await ask();
    await doDueWork({ ...shop.sandbox, limits: { ...shop.sandbox.limits, accountTries: most } });
    return answer;
  };
  const wait = (ms: number): void => {
    now += ms;
  };
  const mails = async () =>
    shop.sandbox.db.selectFrom('mail').selectAll().where('recipient', 'like', email).orderBy('id').execute();
  return { later, mails, wait };
};
const loginLink = (email: string, brand: BrandId, names = {}) =>
  done(
    shop
      .client(brand)
      .sendLoginLink({ body: { email, redirect_link: '/', redirectLink: '/', locale: 'de', ...names } }),
  );
const secretOf = (text = '') => /[?&]hash=([\w-]+)/.exec(text)?.[1] ?? '';

it('a mailbox gets only so many mails with login links in an hour, and those keep working · AUTH-33', async () => {
  const email = 'many-links@example.org';
  for (const brand of ['okulino', 'opalys'] as const)
    await done(shop.client(brand).customerSignMeUp({ body: { ...person(email) } }));
  const { later, mails, wait } = stranger(email);
  for (const brand of ['okulino', 'opalys', 'okulino', 'opalys', 'okulino'] as const)
    expect(await later(() => loginLink(email, brand))).toEqual({ done: true });
  const [first, ...others] = await mails();
  expect(others).toHaveLength(most - 1);
  const { client } = openBrowser(shop);
  const hash = secretOf(first?.text);
  expect(await done(client.exchangeLoginLinkHash({ body: { hash, nonce: 'n'.repeat(16) } }))).toMatchObject({
    status: 'OK',
  });
  wait(hour);
  await later(() => loginLink(email, 'okulino'));
  expect(await mails()).toHaveLength(most + 1);
});

it('the same holds for reset links, of which the last one keeps working · AUTH-33', async () => {
  const email = 'many-resets@example.org';
  const { client } = openBrowser(shop);
  await done(client.customerSignMeUp({ body: { ...person(email), password } }));
  const { later, mails } = stranger(email);
  const reset = () => done(client.customerCreatePasswordResetToken({ body: { email } }));
  for (let nth = 0; nth < most + 2; nth += 1) expect(await later(reset)).toEqual({ done: true });
  const sent = (await mails()).filter(({ text }) => text.includes('/reset-password'));
  expect(sent).toHaveLength(most);
  const token = /reset-password[^\s]*?[#=/]([\w-]{20,})/.exec(sent.at(-1)?.text ?? '')?.[1] ?? '';
  expect(await done(client.customerResetPassword({ body: { token, password: 'Neue Linse 7' } }))).toEqual({
    done: true,
  });
});

it('the same holds for a mailbox without an account, whose names a stranger enters · AUTH-33', async () => {
  const email = 'no-account@example.org';
  const { later, mails } = stranger(email);
  for (let nth = 0; nth < most + 2; nth += 1)
    await later(() => loginLink(email, 'okulino', { first_name: 'Mara', last_name: 'Keller' }));
  expect(await mails()).toHaveLength(most);
});

it('the same holds for all spellings of a mailbox together · AUTH-33', async () => {
  const { later, mails } = stranger('%@gmail.com');
  const names = { first_name: 'Mara', last_name: 'Keller' };
  for (const email of ['mara@gmail.com', 'm.ara@gmail.com', 'mara+1@gmail.com', 'M.a.r.a+2@gmail.com'])
    await later(() => loginLink(email, 'okulino', names));
  await later(() => loginLink('mara@gmail.com', 'opalys', names));
  expect(await mails()).toHaveLength(most);
});

it('the same holds for mails about a password that is changed again and again · AUTH-33', async () => {
  const email = 'many-passwords@example.org';
  const { client } = openBrowser(shop);
  await done(client.customerSignMeUp({ body: { ...person(email), password } }));
  await done(client.customerSignMeIn({ body: { email, password } }));
  const { later, mails } = stranger(email);
  const words = Array.from({ length: most + 3 }, (_, nth) => (nth === 0 ? password : `Andere Linse ${nth}`));
  for (const [nth, next] of words.slice(1).entries())
    await later(() =>
      done(
        client.customerChangeMyPassword({
          body: {
            current_password: words[nth] ?? '',
            new_password: next,
            confirm_new_password: next,
          },
        }),
      ),
    );
  const changed = (await mails()).filter(({ subject }) => /Passwort/.test(subject));
  expect(changed).toHaveLength(most);
});

it('the same holds for orders under its address that nobody pays · AUTH-33', async () => {
  const { later, mails, wait } = stranger('%@gmail.com');
  const before = (await mails()).length;
  for (const email of [
    'nico@gmail.com',
    'n.ico@gmail.com',
    'nico+1@gmail.com',
    'ni.co@gmail.com',
    'nico+2@gmail.com',
  ])
    await later(async () => {
      const client = shop.client();
      return ordered(client, await cartWith(client, item(care)), { email });
    });
  wait(hour);
  await later(async () => undefined);
  expect(await mails()).toHaveLength(before + most);
});

it('the same holds for carts at which a stranger agrees to be reminded · AUTH-33 · LAW-32', async () => {
  const email = 'many-carts@example.org';
  const { later, mails, wait } = stranger(email);
  const cart_reminder = { given: true, words: consentWords.cart_reminder };
  for (let nth = 0; nth < most + 2; nth += 1)
    await later(async () => {
      const client = shop.client();
      const { token_value: token } = await cartWith(client, item(care));
      return done(client.updateOrder({ params: { token }, body: { email, cart_reminder } }));
    });
  wait(2 * hour);
  await later(async () => undefined);
  const sent = await mails();
  expect(sent).toHaveLength(most);
  expect(sent.every(({ text }) => text.includes('/abandoned-cart/mail/'))).toBe(true);
});
