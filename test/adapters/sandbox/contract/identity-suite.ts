import { createHash } from 'node:crypto';
import * as E from 'fp-ts/Either';
import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { expect, it } from 'vitest';
import { makeAccountPorts } from '../../../../src/adapters/backend/account-ports.ts';
import {
  makeIdentityTokens,
  type PersonClaims,
} from '../../../../src/adapters/sandbox/identity/identity-tokens.ts';
import type { SocialProvider } from '../../../../src/domain/identity/social-sign-in.ts';
import type { BrandId } from '../../../../src/domain/shared/brand-id.ts';
import { type AtProvider, identityWindowAt, pressAtProvider, shopOrigin } from '../fixtures/at-provider.ts';
import { openBrowser } from '../fixtures/browser.ts';
import { newEmail, password, person, registered } from '../fixtures/customers.ts';
import { done, refused } from '../fixtures/shopper.ts';
import { type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';

const verifier = 'v'.repeat(43);
const challenge = createHash('sha256').update(verifier).digest('base64url');

export const identitySuite = (started: () => TestSandbox): void => {
  const browser = (brand: BrandId = 'okulino') => openBrowser(started(), brand);
  const own = (email: string, more: Readonly<Record<string, string>> = {}): AtProvider => ({
    person: 'own',
    first_name: 'Mila',
    last_name: 'Sommer',
    email,
    confirmed: '1',
    ...more,
  });
  /** What a provider says of somebody, asked as a browser asks it. */
  const wordFor = (does: AtProvider, provider: SocialProvider = 'google') => {
    const { identity } = makeAccountPorts(
      {
        fetch: started().fetch,
        base: `${shopOrigin}/api`,
        channel: { brand_channel: 'okulino', locale: 'de' },
      },
      identityWindowAt(started(), () => does),
    );
    return identity.withProvider(provider, 'signIn')();
  };
  const tokenFor = async (does: AtProvider, provider?: SocialProvider): Promise<string> => {
    const word = await wordFor(does, provider);
    if (E.isLeft(word)) throw new Error(JSON.stringify(word.left));
    return word.right.token;
  };
  const code = async (failure: Promise<unknown>) => ((await failure) as { code?: string }).code;
  const address = (change: Readonly<Record<string, string>> = {}, provider = 'google'): string =>
    `${shopOrigin}/identity/${provider}?${new URLSearchParams({
      client_id: 'okulino',
      redirect_uri: `${shopOrigin}/authenticate`,
      response_type: 'code',
      scope: 'openid email profile',
      state: 's'.repeat(20),
      nonce: 'n'.repeat(20),
      code_challenge: challenge,
      code_challenge_method: 'S256',
      ui_locales: 'de',
      ...change,
    })}`;
  const open = (where: string) => started().fetch(new Request(where));
  const codeFrom = async (where = address(), pressed: Readonly<Record<string, string>> = { person: 'new' }) =>
    new URL(
      (await pressAtProvider(started(), where, pressed)).headers.get('location') ?? '',
    ).searchParams.get('code') ?? '';

  it('tells what it knows of somebody, signed with a key that everybody can look up · AUTH-6', async () => {
    const token = await tokenFor({ person: 'new' });
    const keys = await (await open(`${shopOrigin}/identity/jwks.json`)).json();
    expect(JSON.stringify(keys)).not.toContain('"d"');
    const { payload } = await jwtVerify(token, createLocalJWKSet(keys), { currentDate: new Date(testNow) });
    expect(payload).toMatchObject({
      email: 'mila.sommer@example.org',
      email_verified: true,
      aud: 'id:okulino',
    });
    expect(decodeProtectedHeader(token).alg).toBe('ES256');
    const about = await (await open(`${shopOrigin}/identity/.well-known/openid-configuration`)).json();
    expect(about).toMatchObject({ jwks_uri: `${shopOrigin}/identity/jwks.json` });
  });

  it('speaks German unless it is asked otherwise, and says that it is the sandbox · AUTH-6', async () => {
    for (const [locales, words] of [
      ['', 'Das ist nicht Google'],
      ['xx', 'Das ist nicht Google'],
      ['fr', 'ce n’est pas Google'],
    ] as const) {
      const page = await open(address({ ui_locales: locales }));
      expect(page.status).toBe(200);
      expect(await page.text()).toContain(words);
    }
  });

  it.each([
    ['another site', { redirect_uri: 'https://evil.example/authenticate' }],
    ['a longer address', { redirect_uri: `${shopOrigin}/authenticate?x=1` }],
    ['another path', { redirect_uri: `${shopOrigin}/my-account` }],
    ['a host behind an @', { redirect_uri: `${shopOrigin}@evil.example/authenticate` }],
    ['a shop that there is not', { client_id: 'evil' }],
  ])('sends nobody to %s', async (_, change) => {
    for (const answer of [
      await open(address(change)),
      await pressAtProvider(started(), address(change), {}),
    ]) {
      expect(answer.status).toBe(400);
      expect(answer.headers.get('location')).toBeNull();
    }
  });

  it('is there for three providers only, and for whole requests only', async () => {
    expect((await open(address({}, 'evil'))).status).toBe(400);
    for (const change of [
      { response_type: 'token' },
      { scope: 'email' },
      { code_challenge_method: 'plain' },
      { code_challenge: 'short' },
      { state: '' },
      { nonce: 'n' },
    ])
      expect((await open(address(change))).headers.get('location')).toMatch(/error=invalid_request/);
  });

  it('takes a no for an answer, and asks again where nobody said who he is', async () => {
    const no = await pressAtProvider(started(), address(), { decision: 'refuse' });
    expect(no.headers.get('location')).toMatch(/\/authenticate\?error=access_denied&state=s+$/);
    const nobody = await pressAtProvider(started(), address(), {
      person: 'own',
      first_name: '<b>',
      email: 'x',
    });
    expect(nobody.status).toBe(422);
    expect(await nobody.text()).toContain('value="&lt;b&gt;"');
    expect(await wordFor({ decision: 'refuse' })).toMatchObject({
      left: { code: 'customer.identity.refused' },
    });
  });

  it('gives a token for a code once, to who began, at the address that it was for', async () => {
    const { client } = browser();
    const redirect_uri = `${shopOrigin}/authenticate`;
    const body = { code: await codeFrom(), code_verifier: verifier, redirect_uri };
    const both = await Promise.all([
      client.exchangeIdentityCode({ body })(),
      client.exchangeIdentityCode({ body })(),
    ]);
    expect(both.map(({ _tag }) => _tag).sort()).toEqual(['Left', 'Right']);
    for (const wrong of [
      { ...body, code: await codeFrom(), code_verifier: 'w'.repeat(43) },
      { ...body, code: await codeFrom(), redirect_uri: `${redirect_uri}/` },
      { ...body, code: 'unknown' },
    ])
      expect(await code(refused(client.exchangeIdentityCode({ body: wrong })))).toBe(
        'customer.identity_invalid',
      );
    const late = { ...body, code: await codeFrom() };
    started().controls.setClock(testNow + 61_000);
    expect(await code(refused(client.exchangeIdentityCode({ body: late })))).toBe(
      'customer.identity_invalid',
    );
    started().controls.setClock(testNow);
    const foreign = { ...body, code: await codeFrom() };
    expect(await code(refused(browser('augental').client.exchangeIdentityCode({ body: foreign })))).toBe(
      'customer.identity_invalid',
    );
  });

  it('makes an account without a password, and signs in to it ever after · AUTH-3', async () => {
    const email = newEmail();
    const token = await tokenFor(own(email));
    const here = browser();
    expect(await code(refused(here.client.customerSignWithIdToken({ body: { token } })))).toBe(
      'customer.identity_without_account',
    );
    const body = { ...person(email), identity_token: token };
    const made = await done(here.client.customerSignMeUp({ body }));
    expect(made).toMatchObject({ email, has_password: false });
    // Its answer was lost, and it is sent again.
    expect(await done(here.client.customerSignMeUp({ body }))).toEqual(made);
    expect(await done(here.client.customerSignWithIdToken({ body: { token } }))).toEqual(made);
    expect(await done(here.client.getCustomerIdentities({}))).toMatchObject([{ provider: 'google', email }]);
    const there = browser();
    const again = await tokenFor(own(email));
    expect(await done(there.client.customerSignWithIdToken({ body: { token: again } }))).toEqual(made);
    expect(await code(refused(there.client.customerSignMeUp({ body: { ...body, email: newEmail() } })))).toBe(
      'customer.identity_taken',
    );
  });

  it('opens one session by one token, and the same again for the same request', async () => {
    const email = newEmail();
    const token = await tokenFor(own(email));
    const here = browser();
    await done(here.client.customerSignMeUp({ body: { ...person(email), identity_token: token } }));
    await done(here.client.customerSignWithIdToken({ body: { token, nonce: 'one' } }));
    await done(here.client.customerSignWithIdToken({ body: { token, nonce: 'one' } }));
    for (const nonce of ['two', ''])
      expect(await code(refused(browser().client.customerSignWithIdToken({ body: { token, nonce } })))).toBe(
        'customer.identity_invalid',
      );
  });

  it('never opens an account by its e-mail: its password does, and the identity joins it then · AUTH-3', async () => {
    const here = browser();
    const email = await registered(here.client);
    const token = await tokenFor(own(email));
    expect(await code(refused(here.client.customerSignWithIdToken({ body: { token } })))).toBe(
      'customer.identity_to_link',
    );
    expect(await code(refused(here.client.linkCustomerIdentity({ body: { token } })))).toBe(
      'customer.not_signed_in',
    );
    expect(
      await code(
        refused(here.client.customerSignMeUp({ body: { ...person(email), identity_token: token } })),
      ),
    ).toBe('customer.email_not_unique');
    await done(here.client.customerSignMeIn({ body: { email, password } }));
    await done(here.client.linkCustomerIdentity({ body: { token } }));
    expect(await done(here.client.linkCustomerIdentity({ body: { token } }))).toEqual({ provider: 'google' });
    const next = await tokenFor(own(email));
    expect(await done(browser().client.customerSignWithIdToken({ body: { token: next } }))).toMatchObject({
      email,
    });
    // Unlinked, twice, it opens nothing any more.
    await done(here.client.unlinkCustomerIdentity({ params: { provider: 'google' } }));
    await done(here.client.unlinkCustomerIdentity({ params: { provider: 'google' } }));
    const last = await tokenFor(own(email));
    expect(await code(refused(browser().client.customerSignWithIdToken({ body: { token: last } })))).toBe(
      'customer.identity_to_link',
    );
  });

  it('says nothing of an account where the e-mail is not confirmed · AUTH-3', async () => {
    const here = browser();
    const email = await registered(here.client);
    const token = await tokenFor(own(email, { confirmed: '' }));
    expect(await code(refused(here.client.customerSignWithIdToken({ body: { token } })))).toBe(
      'customer.identity_without_account',
    );
  });

  it('links nobody’s identity to somebody else, and one of each provider', async () => {
    const [one, other] = [browser(), browser()];
    const token = await tokenFor(own(newEmail()));
    for (const { client } of [one, other]) {
      const email = await registered(client);
      await done(client.customerSignMeIn({ body: { email, password } }));
    }
    await done(one.client.linkCustomerIdentity({ body: { token } }));
    expect(await code(refused(other.client.linkCustomerIdentity({ body: { token } })))).toBe(
      'customer.identity_invalid',
    );
    const second = await tokenFor(own(newEmail()));
    expect(await code(refused(one.client.linkCustomerIdentity({ body: { token: second } })))).toBe(
      'customer.identity_taken',
    );
    await done(
      one.client.linkCustomerIdentity({ body: { token: await tokenFor(own(newEmail()), 'apple') } }),
    );
    expect(await done(other.client.getCustomerIdentities({}))).toEqual([]);
  });

  it.each(['forged', 'expired'])('believes no %s token', async (trouble) => {
    const token = await tokenFor(own(newEmail(), { trouble }));
    expect(await code(refused(browser().client.customerSignWithIdToken({ body: { token } })))).toBe(
      'customer.identity_invalid',
    );
  });

  it('believes no token of another try, and no return of another', async () => {
    expect(await wordFor(own(newEmail(), { trouble: 'nonce' }))).toMatchObject({
      left: { code: 'customer.identity.invalid' },
    });
    expect(await wordFor(own(newEmail(), { trouble: 'state' }))).toMatchObject({
      left: { code: 'customer.identity.closed' },
    });
  });

  it('believes only tokens that say who it is', async () => {
    const tokens = makeIdentityTokens(started().sandbox);
    const whole: PersonClaims = {
      provider: 'google',
      sub: 'subject',
      email: newEmail(),
      email_verified: true,
      given_name: '',
      family_name: '',
      nonce: 'n',
    };
    for (const claims of [
      { ...whole, provider: 'evil' },
      { ...whole, email: undefined },
      { ...whole, nonce: undefined },
    ]) {
      const token = await tokens.id('okulino', claims as unknown as PersonClaims);
      expect(await code(refused(browser().client.customerSignWithIdToken({ body: { token } })))).toBe(
        'customer.identity_invalid',
      );
    }
  });

  it('registers without a password, once, and says no more of who is there already · AUTH-9', async () => {
    const { client } = browser();
    const email = newEmail();
    const made = await done(client.customerSignMeUp({ body: person(email) }));
    expect(made.has_password).toBe(false);
    expect(await done(client.customerSignMeUp({ body: person(email) }))).toEqual(made);
    const other = { ...person(email), last_name: 'Meier' };
    expect(await code(refused(client.customerSignMeUp({ body: other })))).toBe('customer.email_not_unique');
    started().controls.setClock(testNow + 16 * 60_000);
    expect(await code(refused(client.customerSignMeUp({ body: person(email) })))).toBe(
      'customer.email_not_unique',
    );
    started().controls.setClock(testNow);
    expect(await code(refused(client.customerSignMeIn({ body: { email, password: '' } })))).toBe(
      'customer.sign_in_failed',
    );
  });
};
