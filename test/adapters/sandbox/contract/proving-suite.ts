import { expect, it } from 'vitest';
import { makeAccountPorts } from '../../../../src/adapters/backend/account-ports.ts';
import { doDueWork } from '../../../../src/adapters/sandbox/due-work.ts';
import type { IdentityTry } from '../../../../src/application/identity/identity-window.ts';
import type { SocialProvider } from '../../../../src/domain/identity/social-sign-in.ts';
import { identityWindowAt, shopOrigin } from '../fixtures/at-provider.ts';
import { openBrowser, type TestBrowser } from '../fixtures/browser.ts';
import { newEmail, person, registered } from '../fixtures/customers.ts';
import { mailsTo } from '../fixtures/mails-to.ts';
import { done, failed } from '../fixtures/shopper.ts';
import type { TestSandbox } from '../fixtures/start-sandbox.ts';

/** A person at a provider. */
export interface AtHisProvider {
  readonly email: string;
  readonly verified: boolean;
}

/** A shop, and the provider that proves identities to it. */
export interface ProvingShop {
  readonly shop: TestSandbox;
  /** The provider that proves the identity. Undefined: Google. */
  readonly provider?: SocialProvider;
  /** Follows the shop's redirect, as a person or with a refusal; returns the address at the shop to which it leads back. */
  readonly visit: (browser: TestBrowser, address: string, as: AtHisProvider | 'refuses') => Promise<string>;
}

/**
 * Rules of signing in at a provider that hold for every provider: the port `IdentityPort` and what follows from its
 * result. Source: AUTH-3, AUTH-6, AUTH-7.
 */
export const provingSuite = (started: () => ProvingShop): void => {
  const provider = () => started().provider ?? 'google';
  const at = (as: AtHisProvider | 'refuses') => {
    const { shop, visit } = started();
    const browser = openBrowser(shop);
    const { identity } = makeAccountPorts(
      {
        fetch: browser.fetch,
        base: `${shopOrigin}/api`,
        channel: { brand_channel: 'okulino', locale: 'de' },
      },
      {
        ...identityWindowAt(shop),
        show: async (begun: IdentityTry, address) => {
          const back = new URL(await visit(browser, await address, as));
          const code = back.searchParams.get('code');
          if (back.searchParams.get('state') !== begun.state) return { _tag: 'Invalid' };
          return code ? { _tag: 'Code', begun, code } : { _tag: 'Refused' };
        },
      },
    );
    return { browser, identity, word: () => done(identity.withProvider(provider(), 'signIn')) };
  };
  const signIn = (browser: TestBrowser, token: string, nonce = 'n'.repeat(20)) =>
    browser.client.customerSignWithIdToken({ body: { token, nonce } });

  it('names the person, and creates an account for later sign-ins · AUTH-3 · AUTH-6', async () => {
    const somebody = { email: newEmail(), verified: true };
    const { browser, word } = at(somebody);
    const first = await word();
    expect(first).toMatchObject({ provider: provider(), profile: { email: somebody.email } });
    expect(await failed(signIn(browser, first.token))).toMatchObject({
      code: 'customer.identity_without_account',
    });
    await done(
      browser.client.customerSignMeUp({ body: { ...person(somebody.email), identity_token: first.token } }),
    );
    const again = at(somebody);
    const { token } = await again.word();
    expect((await done(signIn(again.browser, token))).email).toBe(somebody.email);
    expect(await failed(signIn(openBrowser(started().shop), token, 'another'.repeat(3)))).toMatchObject({
      code: 'customer.identity_invalid',
    });
  });

  it('opens no account by an e-mail alone, and hints at one only if the e-mail is confirmed · AUTH-3', async () => {
    const { shop } = started();
    const email = await registered(shop.client());
    const known = at({ email, verified: true });
    expect(await failed(signIn(known.browser, (await known.word()).token))).toMatchObject({
      code: 'customer.identity_to_link',
    });
    const doubtful = at({ email, verified: false });
    expect(await failed(signIn(doubtful.browser, (await doubtful.word()).token))).toMatchObject({
      code: 'customer.identity_without_account',
    });
  });

  it('reports that the visitor declined · AUTH-6', async () => {
    const { identity } = at('refuses');
    expect(await failed(identity.withProvider(provider(), 'signIn'))).toMatchObject({
      code: 'customer.identity.refused',
    });
  });

  it('opens the account that a login link names, and rejects a made-up token · AUTH-7', async () => {
    const { shop } = started();
    const email = await registered(shop.client());
    await done(
      shop
        .client()
        .sendLoginLink({ body: { email, locale: 'de', redirect_link: '/cart', redirectLink: '/cart' } }),
    );
    await doDueWork(shop.sandbox);
    const mail = (await mailsTo(shop, email)).at(-1)?.text ?? '';
    const hash = /[#?&]hash=([\w-]+)/.exec(mail)?.[1] ?? '';
    const { browser, identity } = at('refuses');
    const { custom_token } = await done(
      browser.client.exchangeLoginLinkHash({ body: { hash, nonce: 'm'.repeat(20) } }),
    );
    const word = await done(identity.withCustomToken((custom_token ?? '') as never));
    expect((await done(signIn(browser, word))).email).toBe(email);
    expect(await failed(identity.withCustomToken('eyJhbGciOiJub25lIn0.e30.' as never))).toMatchObject({
      code: 'customer.identity_invalid',
    });
  });
};
