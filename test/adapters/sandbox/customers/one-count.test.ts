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

it('an account is locked everywhere after too many wrong passwords · AUTH-21', async () => {
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
    await failed(
      signed.client.customerChangeMyPassword({
        body: { current_password: password, new_password: 'Linse 2031', confirm_new_password: 'Linse 2031' },
      }),
    ),
    await failed(signed.client.deleteMe({ body: { password } })),
  ];
  for (const answer of answers) expect(answer).toMatchObject({ _tag: 'Unavailable', status: 429 });
  expect(await done(client.customerSignMeUp({ body: { ...person(newEmail()), password } }))).toBeDefined();
});
