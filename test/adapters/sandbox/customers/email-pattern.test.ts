import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ShopClient } from '../../../../src/adapters/backend/client.ts';
import { newEmail, password, person } from '../fixtures/customers.ts';
import { care, cartWith, done, failed, item, swissAddress } from '../fixtures/shopper.ts';
import { shops } from '../fixtures/shops.ts';
import { startSandbox, type TestSandbox } from '../fixtures/start-sandbox.ts';

let backend: TestSandbox;
let client: ShopClient;
let token: Awaited<ReturnType<typeof cartWith>>['token_value'];
beforeAll(async () => {
  const okulino = { ...shops.okulino, emailPattern: /@optik\.example$/ };
  backend = await startSandbox(undefined, { shops: { ...shops, okulino } });
  client = backend.client();
  token = (await cartWith(client, item(care))).token_value;
});
afterAll(() => backend?.close());

const link = { redirect_link: '/', redirectLink: '/', locale: 'de' } as const;
const own = newEmail().replace('example.org', 'optik.example');
const withOwn = { ...swissAddress, email: own };

it.each<[string, (email: string) => ReturnType<typeof done | typeof failed>, string]>([
  [
    'a registration',
    (email) => failed(client.customerSignMeUp({ body: { ...person(email), password } })),
    'email',
  ],
  ['a login link', (email) => failed(client.sendLoginLink({ body: { email, ...link } })), 'email'],
  [
    'a forgotten password',
    (email) => failed(client.customerCreatePasswordResetToken({ body: { email } })),
    'email',
  ],
  ['a cart', (email) => failed(client.updateOrder({ params: { token }, body: { email } })), 'email'],
  [
    'an address',
    (email) =>
      failed(
        client.updateOrder({
          params: { token },
          body: {
            email: own,
            billing_address: { ...withOwn, email },
            shipping_address: withOwn,
          },
        }),
      ),
    'billing_address.email',
  ],
])(
  'an e-mail that does not match the pattern of the shop is refused in %s · ADDR-2',
  async (_, ask, field) => {
    expect(await ask('mara@linse.example')).toMatchObject({
      _tag: 'Refused',
      violations: [{ field, code: 'validation.invalid_email' }],
    });
  },
);

it('an e-mail that matches the pattern of the shop is accepted · ADDR-2', async () => {
  await done(client.customerSignMeUp({ body: { ...person(own), password } }));
  await done(client.sendLoginLink({ body: { email: own, ...link } }));
  await done(client.customerCreatePasswordResetToken({ body: { email: own } }));
  const body = { email: own, billing_address: withOwn, shipping_address: withOwn };
  expect(await done(client.updateOrder({ params: { token }, body }))).toMatchObject({
    customer: { email: own },
  });
});
