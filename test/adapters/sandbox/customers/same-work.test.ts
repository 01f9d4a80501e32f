import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSandboxApp } from '../../../../src/adapters/sandbox/app.ts';
import { openBrowser } from '../fixtures/browser.ts';
import { newEmail, password, registered } from '../fixtures/customers.ts';
import { startSandbox, type TestSandbox } from '../fixtures/start-sandbox.ts';

let shop: TestSandbox;
/** The queries to the database, in this order. */
const asked: string[] = [];
/** How often a password was hashed. */
let hashed = 0;
let counted: Pick<TestSandbox, 'fetch'>;
let known: string;

const noting: KyselyPlugin = {
  transformQuery: ({ node }) => {
    asked.push(node.kind);
    return node;
  },
  transformResult: async ({ result }) => result,
};

beforeAll(async () => {
  shop = await startSandbox();
  const { sandbox } = shop;
  const { hashing } = sandbox;
  const app = makeSandboxApp({
    ...sandbox,
    db: sandbox.db.withPlugin(noting),
    hashing: {
      ...hashing,
      matches: (...which) => {
        hashed += 1;
        return hashing.matches(...which);
      },
    },
  });
  counted = { fetch: async (request) => app.fetch(request) };
  known = await registered(shop.client());
});
afterAll(() => shop?.close());

const customer = () => openBrowser(counted).client;
const withoutPassword = async (): Promise<string> => {
  const email = newEmail();
  await shop.client().customerSignMeUp({
    body: {
      email,
      first_name: 'Mara',
      last_name: 'Keller',
      subscribed_to_marketing_channels: false,
      locale_code: 'de',
    },
  })();
  return email;
};

const link = { redirect_link: '/my-account', redirectLink: '/my-account', locale: 'de' as const };
const ways = {
  'asking for a login link': (email: string) => customer().sendLoginLink({ body: { email, ...link } }),
  'asking for a login link with names and the newsletter': (email: string) =>
    customer().sendLoginLink({
      body: {
        email,
        ...link,
        first_name: 'Nora',
        last_name: 'Frei',
        subscribed_to_marketing_channels: true,
      },
    }),
  'asking for a new password': (email: string) =>
    customer().customerCreatePasswordResetToken({ body: { email } }),
  'signing in with a wrong password': (email: string) =>
    customer().customerSignMeIn({ body: { email, password: `${password}!` } }),
};

/** The work that one call caused before it was answered. */
const workOf = async (call: () => Promise<unknown>) => {
  asked.length = 0;
  hashed = 0;
  const answer = await call();
  return { answer, asked: [...asked], hashed };
};

describe.each(Object.entries(ways))('%s', (_, way) => {
  it('does the same work for a customer, an account without a password and an unknown e-mail · AUTH-15', async () => {
    const nobody = await workOf(way(newEmail()));
    expect(nobody.asked.length).toBeGreaterThan(0);
    expect(await workOf(way(known))).toEqual(nobody);
    expect(await workOf(way(await withoutPassword()))).toEqual(nobody);
  });
});
