import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeFirebaseAdapter } from '../../../src/adapters/identity-firebase/firebase-adapter.ts';
import { doDueWork } from '../../../src/adapters/sandbox/due-work.ts';
import { type ProvingShop, provingSuite } from '../sandbox/contract/proving-suite.ts';
import { pressAtProvider, shopOrigin } from '../sandbox/fixtures/at-provider.ts';
import { openBrowser, type TestBrowser } from '../sandbox/fixtures/browser.ts';
import { registered } from '../sandbox/fixtures/customers.ts';
import { mailsTo } from '../sandbox/fixtures/mails-to.ts';
import { done, failed } from '../sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox, testNow } from '../sandbox/fixtures/start-sandbox.ts';
import { localFirebase } from './local-firebase.ts';

const ownShop = async (): Promise<ProvingShop> => {
  const shop = await startSandbox();
  return {
    shop,
    visit: async (_, address, as) => {
      const pressed: Readonly<Record<string, string>> =
        as === 'refuses'
          ? { person: 'new', decision: 'refuse' }
          : {
              person: 'own',
              first_name: 'Mila',
              last_name: 'Sommer',
              email: as.email,
              ...(as.verified && { confirmed: '1' }),
            };
      return (await pressAtProvider(shop, address, pressed)).headers.get('location') ?? '';
    },
  };
};

type Firebase = Awaited<ReturnType<typeof localFirebase>>;

const twinShop = async (): Promise<ProvingShop & { readonly firebase: Firebase }> => {
  let shop: TestSandbox | undefined;
  const firebase = await localFirebase(() => shop?.sandbox.clock.now() ?? testNow);
  shop = await startSandbox(undefined, { identity: makeFirebaseAdapter(firebase.settings) });
  return {
    shop,
    firebase,
    visit: async (browser, address, as) => {
      const begun = await browser.fetch(new Request(address));
      const there = new URL(begun.headers.get('location') ?? '');
      // Like the provider: redirects back to the address that Firebase received.
      const back = new URL(there.searchParams.get('redirect_uri') ?? '');
      if (as === 'refuses') back.searchParams.set('error', 'access_denied');
      else
        back.searchParams.set(
          'code',
          JSON.stringify({ subject: as.email, email: as.email, verified: as.verified }),
        );
      return (await browser.fetch(new Request(back))).headers.get('location') ?? '';
    },
  };
};

describe.each([
  { name: 'the sandbox’s pages', start: ownShop },
  { name: 'Firebase, as documented', start: twinShop },
])('an identity proved by $name', ({ start }) => {
  let proving: ProvingShop;
  beforeAll(async () => {
    proving = await start();
  });
  afterAll(() => proving?.shop.close());
  provingSuite(() => proving);
  it('reported neither a crash nor an answer that its codec refuses', () => {
    expect(proving.shop.incidents).toEqual([]);
  });
});

describe('a shop with Firebase behind it', () => {
  let twin: Awaited<ReturnType<typeof twinShop>>;
  beforeAll(async () => {
    twin = await twinShop();
  });
  afterAll(() => twin?.shop.close());
  const address = `${shopOrigin}/identity/google?${new URLSearchParams({
    client_id: 'okulino',
    redirect_uri: `${shopOrigin}/authenticate`,
    response_type: 'code',
    scope: 'openid email profile',
    state: 's'.repeat(20),
    nonce: 'n'.repeat(20),
    code_challenge: 'c'.repeat(43),
    code_challenge_method: 'S256',
  })}`;
  const comesBack = (browser: TestBrowser) =>
    twin.visit(browser, address, { email: 'mila@example.org', verified: true });

  it('has no sandbox button to sign in as anyone · AUTH-6', async () => {
    const answer = await pressAtProvider(twin.shop, address, { person: 'known' });
    expect(answer.status).toBe(404);
    const page = await twin.shop.fetch(new Request(address));
    expect(page.status).toBe(303);
    expect(page.headers.get('location')).toContain('https://accounts.provider.test/');
  });

  it('accepts a returning visitor once, in the same browser, by form or redirect · AUTH-6', async () => {
    const browser = openBrowser(twin.shop);
    expect(await comesBack(browser)).toMatch(/\/authenticate\?code=.+&state=s{20}$/);
    expect(browser.told.find((cookie) => cookie.startsWith('identity_begun='))).toContain('HttpOnly');
    const back = `${shopOrigin}/identity/return?code=x`;
    expect((await browser.fetch(new Request(back))).status).toBe(400);
    expect((await openBrowser(twin.shop).fetch(new Request(back))).status).toBe(400);
    const other = openBrowser(twin.shop);
    await other.fetch(new Request(address));
    const posted = await other.fetch(
      new Request(`${shopOrigin}/identity/return`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://appleid.apple.com' },
        body: new URLSearchParams({
          code: JSON.stringify({ subject: 'a', email: 'a@example.org', verified: true }),
        }),
      }),
    );
    expect(posted.headers.get('location')).toContain('?code=');
  });

  it.each([{ forged: true }, { unsigned: true }, { claims: { aud: 'another' } }])(
    'rejects an invalid token: %o · AUTH-3',
    async (spoilt) => {
      twin.firebase.spoil(spoilt);
      expect(await comesBack(openBrowser(twin.shop))).toContain('error=access_denied');
      twin.firebase.spoil({});
    },
  );

  it('redirects back with an error if Firebase does not respond · CALL-2', async () => {
    twin.firebase.setFault('cut');
    const answer = await twin.shop.fetch(new Request(address));
    expect(answer.headers.get('location')).toContain(`${shopOrigin}/authenticate?error=server_error`);
    twin.firebase.setFault('none');
  });

  it('reports a server error, not a refusal, to a visitor returning while Firebase is down · CALL-2', async () => {
    const browser = openBrowser(twin.shop);
    await browser.fetch(new Request(address));
    twin.firebase.setFault('down');
    const back = `${shopOrigin}/identity/return?code=x`;
    const answer = await browser.fetch(new Request(back));
    twin.firebase.setFault('none');
    expect(answer.headers.get('location')).toMatch(/\/authenticate\?error=server_error&state=s+$/);
  });

  it.each([
    { headers: { 'accept-language': 'fr-CH,fr;q=0.9,en;q=0.8' }, lang: 'fr' },
    { headers: { 'accept-language': 'sv, IT' }, lang: 'it' },
    { headers: { 'accept-language': 'fr', cookie: 'locale=en' }, lang: 'en' },
    { headers: { 'accept-language': 'sv', cookie: 'locale=xx' }, lang: 'de' },
    { headers: {}, lang: 'de' },
  ])('answers a return without an attempt in $lang: $headers', async ({ headers, lang }) => {
    const answer = await twin.shop.fetch(new Request(`${shopOrigin}/identity/return?code=x`, { headers }));
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(`<html lang="${lang}"`);
  });

  const trouble = {
    cut: { with: () => twin.firebase.setFault('cut'), says: { status: 503 } },
    down: { with: () => twin.firebase.setFault('down'), says: { status: 503 } },
    busy: { with: () => twin.firebase.flood(true), says: { status: 429 } },
  };
  const mended = () => {
    twin.firebase.setFault('none');
    twin.firebase.flood(false);
  };

  it.each(['cut', 'down', 'busy'] as const)(
    'keeps a login link valid that was opened while Firebase was %s · AUTH-7 · CALL-2',
    async (name) => {
      const { shop } = twin;
      const email = await registered(shop.client());
      const link = { email, locale: 'en' as const, redirect_link: '/cart', redirectLink: '/cart' };
      await done(shop.client().sendLoginLink({ body: link }));
      await doDueWork(shop.sandbox);
      const hash = /[#?&]hash=([\w-]+)/.exec((await mailsTo(shop, email)).at(-1)?.text ?? '')?.[1] ?? '';
      const follow = (nonce: string) =>
        openBrowser(shop).client.exchangeLoginLinkHash({ body: { hash, nonce: nonce.repeat(20) } });
      trouble[name].with();
      expect(await failed(follow('a'))).toMatchObject(trouble[name].says);
      mended();
      expect(await done(follow('b'))).toMatchObject({ status: 'OK' });
      expect(await done(follow('c'))).toEqual({ status: 'USED' });
    },
  );

  it('reports neither an invalid link nor a refusal while Firebase limits requests · CALL-2', async () => {
    const browser = openBrowser(twin.shop);
    await browser.fetch(new Request(address));
    trouble.busy.with();
    const back = await browser.fetch(new Request(`${shopOrigin}/identity/return?code=x`));
    const token = await failed(browser.client.signInWithCustomToken({ body: { token: 'x' } }));
    mended();
    expect(back.headers.get('location')).toContain('error=server_error');
    expect(token).toEqual({ _tag: 'Unavailable', status: 429, wait: 60 });
  });
});
