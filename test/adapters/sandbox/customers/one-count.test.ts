import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../fixtures/browser.ts';
import { newEmail, password, person, registered } from '../fixtures/customers.ts';
import { done, failed, refused } from '../fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../fixtures/start-sandbox.ts';

let shop: TestSandbox;
beforeAll(async () => {
  const { sandbox, close } = await startSandbox();
  await close();
  shop = await startSandbox(undefined, { limits: { ...sandbox.limits, accountTries: 5 } });
});
afterAll(() => shop?.close());

const locked = { _tag: 'Unavailable', status: 429 };
const change = (current_password: string, new_password: string) => ({
  body: { current_password, new_password, confirm_new_password: new_password },
});

it('an account is locked wherever anybody is asked for its password, but not for who is signed in · AUTH-21', async () => {
  const { client } = openBrowser(shop);
  const signed = openBrowser(shop);
  const email = await registered(client);
  await done(signed.client.customerSignMeIn({ body: { email, password } }));
  for (let guess = 0; guess < 5; guess++)
    await refused(client.customerSignMeIn({ body: { email, password: `guess ${guess}` } }));
  // The right password is refused as well, and registering with it reveals nothing either.
  const answers = [
    await failed(client.customerSignMeIn({ body: { email, password } })),
    await failed(client.customerSignMeUp({ body: { ...person(email), password } })),
    await failed(client.customerSignMeUp({ body: { ...person(email), password: 'guess 9x' } })),
  ];
  for (const answer of answers) expect(answer).toMatchObject(locked);
  await done(signed.client.customerChangeMyPassword(change(password, 'Linse 2031')));
  await done(signed.client.deleteMe({ body: { password: 'Linse 2031' } }));
  expect(await done(client.customerSignMeUp({ body: { ...person(newEmail()), password } }))).toBeDefined();
});

it('who is signed in has a limit of their own, at all places together · AUTH-21', async () => {
  const { client } = openBrowser(shop);
  const email = await registered(client);
  await done(client.customerSignMeIn({ body: { email, password } }));
  for (let guess = 0; guess < 3; guess++)
    await refused(client.customerChangeMyPassword(change(`guess ${guess}`, 'Linse 2031')));
  for (let guess = 0; guess < 2; guess++)
    await refused(client.deleteMe({ body: { password: `guess ${guess}` } }));
  expect(await failed(client.deleteMe({ body: { password } }))).toMatchObject(locked);
  expect(await failed(client.customerChangeMyPassword(change(password, 'Linse 2031')))).toMatchObject(locked);
  const other = openBrowser(shop);
  await done(other.client.customerSignMeIn({ body: { email, password } }));
});
