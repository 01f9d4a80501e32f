import { beforeEach, describe, expect, it } from 'vitest';
import { makeAccounts } from '../../../src/adapters/identity-firebase/accounts.ts';
import { makeFirebaseAdapter } from '../../../src/adapters/identity-firebase/firebase-adapter.ts';
import { makeIdTokenReader } from '../../../src/adapters/identity-firebase/id-token.ts';
import { done, failed } from '../sandbox/fixtures/shopper.ts';
import { localFirebase, type Spoilt } from './local-firebase.ts';

let clock = Date.UTC(2026, 5, 1);
let firebase: Awaited<ReturnType<typeof localFirebase>>;
beforeEach(async () => {
  clock = Date.UTC(2026, 5, 1);
  firebase = await localFirebase(() => clock);
});

const refused = (code: string) => ({ _tag: 'Refused', code, violations: [] });
const invalid = refused('customer.identity_invalid');

describe('passwords at Firebase', () => {
  it('are set, checked, replaced and deleted by account id, never by e-mail', async () => {
    const { passwords } = makeFirebaseAdapter(firebase.settings);
    expect(await done(passwords.check('a-1', 'Linse 2026'))).toBe(false);
    await done(passwords.set('a-1', 'Linse 2026'));
    await done(passwords.set('a-2', 'Linse 2026'));
    expect(await done(passwords.check('a-1', 'Linse 2026'))).toBe(true);
    await done(passwords.set('a-1', 'Brille 2026'));
    expect(await done(passwords.check('a-1', 'Linse 2026'))).toBe(false);
    expect(await done(passwords.check('a-1', 'Brille 2026'))).toBe(true);
    expect(await done(passwords.check('a-2', 'Linse 2026'))).toBe(true);
    expect([...firebase.accounts.values()].map(({ email }) => email)).toEqual([
      'a-1@accounts.invalid',
      'a-2@accounts.invalid',
    ]);
    await done(passwords.forget('a-1'));
    await done(passwords.forget('a-1'));
    expect(await done(passwords.check('a-1', 'Brille 2026'))).toBe(false);
    expect(await failed(passwords.set('a-3', 'kurz'))).toEqual(refused('validation.password_too_short'));
  });

  it('are rejected alike for a disabled and an unknown account · AUTH-9', async () => {
    const { passwords } = makeFirebaseAdapter(firebase.settings);
    await done(passwords.set('a-1', 'Linse 2026'));
    const account = firebase.accounts.get('a-1');
    if (account) account.disabled = true;
    for (const uid of ['a-1', 'nobody']) expect(await done(passwords.check(uid, 'Linse 2026'))).toBe(false);
  });

  it('are rejected if the returned token is invalid or of another account · AUTH-3', async () => {
    const { passwords } = makeFirebaseAdapter(firebase.settings);
    await done(passwords.set('a-1', 'Linse 2026'));
    for (const spoilt of [{ forged: true }, { unsigned: true }, { claims: { aud: 'another' } }]) {
      firebase.spoil(spoilt);
      expect(await failed(passwords.check('a-1', 'Linse 2026'))).toEqual(invalid);
    }
    firebase.spoil({ claims: { sub: 'a-2' } });
    expect(await done(passwords.check('a-1', 'Linse 2026'))).toBe(false);
  });

  it('are refused as busy while Firebase limits requests', async () => {
    firebase.flood(true);
    const { passwords } = makeFirebaseAdapter(firebase.settings);
    expect(await failed(passwords.check('a-1', 'x'))).toEqual(refused('customer.identity_busy'));
  });
});

describe('an identity token', () => {
  const tokenWith = async (spoilt: Spoilt) => {
    firebase.spoil(spoilt);
    const provider = makeFirebaseAdapter(firebase.settings);
    return (
      await done(
        makeAccounts(firebase.settings).signInWithCustomToken(await done(provider.links.customToken('a-1'))),
      )
    ).idToken;
  };
  const second = () => Math.floor(clock / 1000);
  const wrong: readonly (readonly [string, () => Spoilt])[] = [
    ['forged', () => ({ forged: true })],
    ['not signed', () => ({ unsigned: true })],
    ['signed by another algorithm', () => ({ alg: 'PS256' })],
    ['signed by a key that is not published', () => ({ kid: 'key-of-nobody' })],
    ['without the name of its key', () => ({ nameless: true })],
    ['for another project', () => ({ claims: { aud: 'another' } })],
    ['of another issuer', () => ({ claims: { iss: 'https://securetoken.google.com/another' } })],
    ['expired', () => ({ claims: { exp: second() - 61 } })],
    ['of an old sign-in', () => ({ claims: { auth_time: second() - 301 } })],
    ['of a sign-in in the future', () => ({ claims: { auth_time: second() + 120 } })],
    ['issued in the future', () => ({ claims: { iat: second() + 120 } })],
    ['without a subject', () => ({ claims: { sub: '' } })],
    ['with a very long subject', () => ({ claims: { sub: 'x'.repeat(129) } })],
    ['without a sign-in method', () => ({ claims: { firebase: {} } })],
  ];

  it.each(wrong)('that is %s is rejected · AUTH-3', async (_, spoilt) => {
    expect(await makeIdTokenReader(firebase.settings)(await tokenWith(spoilt()))).toBeUndefined();
    expect(await makeIdTokenReader(firebase.settings)(await tokenWith({}))).toMatchObject({ sub: 'a-1' });
  });

  it.each<[string, () => Spoilt]>([
    ['expired a minute ago', () => ({ claims: { exp: second() - 59 } })],
    ['issued in a minute', () => ({ claims: { iat: second() + 59 } })],
    ['of a sign-in in a minute', () => ({ claims: { auth_time: second() + 59 } })],
    ['of a sign-in five minutes ago', () => ({ claims: { auth_time: second() - 299 } })],
    ['with the longest subject', () => ({ claims: { sub: 'x'.repeat(128) } })],
  ])('that is %s is accepted, because clocks differ and limits are inclusive', async (_, spoilt) => {
    expect(await makeIdTokenReader(firebase.settings)(await tokenWith(spoilt()))).toBeDefined();
  });

  it('that is malformed is rejected', async () => {
    for (const nonsense of ['', 'a.b.c', 'eyJhbGciOiJub25lIn0..'])
      expect(await makeIdTokenReader(firebase.settings)(nonsense)).toBeUndefined();
  });

  it('is verified by keys that are cached as long as allowed, and fetched again for a new key · AUTH-3', async () => {
    const read = makeIdTokenReader(firebase.settings);
    for (let times = 0; times < 3; times += 1) expect(await read(await tokenWith({}))).toBeDefined();
    expect(firebase.keysAsked()).toBe(1);
    // An unknown key id triggers at most one request for the keys per minute.
    for (let times = 0; times < 3; times += 1) await read(await tokenWith({ kid: `stranger-${times}` }));
    expect(firebase.keysAsked()).toBe(1);
    firebase.rotate('key-2');
    clock += 61_000;
    expect(await read(await tokenWith({}))).toBeDefined();
    expect(firebase.keysAsked()).toBe(2);
    clock += 3_600_001;
    firebase.setFault('none');
    expect(await read(await tokenWith({}))).toBeDefined();
    expect(firebase.keysAsked()).toBe(3);
  });
});

it.each([
  ['down', { _tag: 'Unavailable', status: 503 }],
  ['cut', { _tag: 'Unreachable' }],
  ['nonsense', { _tag: 'Unreadable', at: expect.stringContaining('createAuthUri') }],
] as const)('a sign-in fails with its cause while Firebase is %s · CALL-2', async (fault, failure) => {
  firebase.setFault(fault);
  const provider = makeFirebaseAdapter(firebase.settings);
  expect(await failed(provider.begin('google', 'https://s.test/identity/return'))).toEqual(failure);
});

describe('the page of a provider', () => {
  const begun = (authUri: string) =>
    makeFirebaseAdapter({
      ...firebase.settings,
      fetch: async () => Response.json({ authUri, sessionId: 'session' }),
    }).begin('google', 'https://shop.test/identity/return');

  it('is opened by https · AUTH-3', async () =>
    expect(await done(begun('https://accounts.example/auth'))).toEqual({
      url: 'https://accounts.example/auth',
      session: 'session',
    }));

  it.each(['http://accounts.example/auth', 'javascript:alert(1)', '//accounts.example', '/auth', ''])(
    'is not opened at %j · AUTH-3',
    async (authUri) =>
      expect(await failed(begun(authUri))).toEqual({ _tag: 'Unreadable', at: 'createAuthUri: authUri' }),
  );
});
