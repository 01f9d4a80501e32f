import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { expect, it } from 'vitest';
import { pressAtProvider, shopOrigin } from '../fixtures/at-provider.ts';
import { refused } from '../fixtures/shopper.ts';
import { type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';
import { identityTries, verifier } from './identity-tries.ts';

/** What a provider reports about a person, and to whom. */
export const identitySuite = (started: () => TestSandbox): void => {
  const { browser, wordFor, tokenFor, code, address, open, codeFrom } = identityTries(started);

  it('issues a token about the person, signed with a published key · AUTH-6', async () => {
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

  it('shows its page in German by default, and says that it is the sandbox · AUTH-6', async () => {
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
    ['a URL with a longer path', { redirect_uri: `${shopOrigin}/authenticate?x=1` }],
    ['another path', { redirect_uri: `${shopOrigin}/my-account` }],
    ['a URL with another host after @', { redirect_uri: `${shopOrigin}@evil.example/authenticate` }],
    ['an unknown shop', { client_id: 'evil' }],
  ])('does not redirect to %s', async (_, change) => {
    for (const answer of [
      await open(address(change)),
      await pressAtProvider(started(), address(change), {}),
    ]) {
      expect(answer.status).toBe(400);
      expect(answer.headers.get('location')).toBeNull();
    }
  });

  it('accepts three providers and complete requests only', async () => {
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

  it('accepts a refusal, and asks again for invalid personal data', async () => {
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

  it('exchanges a code for a token once, with its verifier and its redirect address', async () => {
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
};
