import { generateKeyPairSync } from 'node:crypto';
import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { readEnvironment } from '../../../../src/config/environment.ts';
import { securityHeaders } from '../../../../src/config/server/edge/security-headers.ts';
import { wireServer } from '../../../../src/config/server/make-shop.ts';
import { TOKENS } from '../../../../src/config/server/wiring/tokens.ts';
import { testEnvironment } from '../../test-environment.ts';
import { quietParts } from '../quiet-parts.ts';

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const firebase = {
  DIOPTRA_IDENTITY: 'firebase',
  DIOPTRA_FIREBASE_PROJECT: 'shop',
  DIOPTRA_FIREBASE_API_KEY: 'key',
  DIOPTRA_FIREBASE_SERVICE_EMAIL: 'signer@shop.example',
};

const providerOf = (variables: Readonly<Record<string, string>>) =>
  wireServer(testEnvironment(variables), quietParts).getAsync(TOKENS.identity);

it('there is no identity provider without a setting · AUTH-6', async () =>
  expect(await providerOf({})).toBeUndefined());

it.each([
  ['as it is', privateKey],
  ['in one line', privateKey.trim().replaceAll('\n', '\\n')],
])('a sign-in token is signed with a key that is written %s · AUTH-7', async (_, key) => {
  const provider = await providerOf({ ...firebase, DIOPTRA_FIREBASE_SERVICE_KEY: key });
  const made = await provider?.links?.customToken('a-1')();
  expect(made && E.isRight(made)).toBe(true);
});

it('an invalid key stops the start, and is not shown', () => {
  const refused = readEnvironment({ ...firebase, DIOPTRA_FIREBASE_SERVICE_KEY: 'geheim' });
  expect(refused).toEqual(E.left(['DIOPTRA_FIREBASE_SERVICE_KEY should be a private RSA key in PEM']));
});

it('the opener policy allows popups if the provider needs them, and isolates the page otherwise · AUTH-6', () => {
  const policy = 'cross-origin-opener-policy';
  expect(securityHeaders('shop.example')[policy]).toBe('same-origin');
  expect(securityHeaders('shop.example', true)[policy]).toBe('same-origin-allow-popups');
  expect(securityHeaders('localhost:3000', true)[policy]).toBe('same-origin-allow-popups');
});
