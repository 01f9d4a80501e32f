import { afterAll, beforeAll, expect, it } from 'vitest';
import { sessionCookie } from '../../../../src/adapters/sandbox/customers/session.ts';
import { openBrowser } from '../fixtures/browser.ts';
import { newEmail, password, registered } from '../fixtures/customers.ts';
import { done } from '../fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../fixtures/start-sandbox.ts';

let shop: TestSandbox;
beforeAll(async () => {
  shop = await startSandbox(undefined, { publicUrl: (brand) => `https://www.${brand}.example` });
});
afterAll(() => shop?.close());

it('the session cookie has a __Host name by https, which no other host or http page can write · AUTH-19', async () => {
  const { client, told, cookies } = openBrowser(shop);
  const email = await registered(client, newEmail());
  await done(client.customerSignMeIn({ body: { email, password } }));
  expect(told.at(-1)).toMatch(
    /^__Host-session_okulino=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/,
  );
  expect(await done(client.isGuest({}))).toEqual({ guest: false });
  const planted = openBrowser(shop);
  planted.cookies.set(sessionCookie('okulino'), cookies.get('__Host-session_okulino') ?? '');
  expect(await done(planted.client.isGuest({}))).toEqual({ guest: true });
  await done(client.customerSignOut({}));
  expect(told.at(-1)).toMatch(/^__Host-session_okulino=; .*Max-Age=0; Secure$/);
});
