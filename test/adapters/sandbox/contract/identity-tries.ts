import { createHash } from 'node:crypto';
import * as E from 'fp-ts/Either';
import { makeAccountPorts } from '../../../../src/adapters/backend/account-ports.ts';
import type { SocialProvider } from '../../../../src/domain/identity/social-sign-in.ts';
import type { BrandId } from '../../../../src/domain/shared/brand-id.ts';
import { type AtProvider, identityWindowAt, pressAtProvider, shopOrigin } from '../fixtures/at-provider.ts';
import { openBrowser } from '../fixtures/browser.ts';
import type { TestSandbox } from '../fixtures/start-sandbox.ts';

export const verifier = 'v'.repeat(43);
const challenge = createHash('sha256').update(verifier).digest('base64url');

/** Signing in at a provider, in tests of the sandbox. */
export const identityTries = (started: () => TestSandbox) => {
  const browser = (brand: BrandId = 'okulino') => openBrowser(started(), brand);
  const own = (email: string, more: Readonly<Record<string, string>> = {}): AtProvider => ({
    person: 'own',
    first_name: 'Mila',
    last_name: 'Sommer',
    email,
    confirmed: '1',
    ...more,
  });
  /** What a provider reports about a person, requested as a browser does. */
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
  return { browser, own, wordFor, tokenFor, code, address, open, codeFrom };
};
