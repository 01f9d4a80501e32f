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

const email = 'mila@example.org';
const refused = (code: string) => ({ _tag: 'Refused', code, violations: [] });
const invalid = refused('customer.identity_invalid');

describe('accounts at Firebase', () => {
  it('are made, signed in to, looked up, changed, refreshed and closed', async () => {
    const accounts = makeAccounts(firebase.settings);
    const { idToken, refreshToken } = await done(accounts.signUp(email, 'Linse 2026'));
    expect(await failed(accounts.signUp(email, 'Linse 2026'))).toEqual(refused('customer.email_not_unique'));
    expect(await failed(accounts.signUp('x@example.org', 'kurz'))).toEqual(
      refused('validation.password_too_short'),
    );
    expect(await done(accounts.lookup(idToken))).toMatchObject({ users: [{ email, emailVerified: false }] });
    await done(accounts.update(idToken, { password: 'Brille 2026' }));
    expect((await done(accounts.signInWithPassword(email, 'Brille 2026'))).idToken).toBeTruthy();
    const again = await done(accounts.refresh(refreshToken));
    await done(accounts.remove(again.idToken));
    expect(await failed(accounts.remove(again.idToken))).toEqual(refused('customer.sign_in_failed'));
    expect(await failed(accounts.update(idToken, { password: 'x' }))).toEqual(invalid);
    expect(await failed(accounts.lookup(idToken))).toEqual(invalid);
    expect(await failed(accounts.refresh('nobody’s'))).toEqual(invalid);
  });

  it('are not told apart by who is no customer, has another password or is shut out · AUTH-9', async () => {
    const accounts = makeAccounts(firebase.settings);
    await done(accounts.signUp(email, 'Linse 2026'));
    const wrong = await failed(accounts.signInWithPassword(email, 'falsch'));
    expect(wrong).toEqual(refused('customer.sign_in_failed'));
    expect(await failed(accounts.signInWithPassword('nobody@example.org', 'falsch'))).toEqual(wrong);
    const account = firebase.accounts.get(email);
    if (account) account.disabled = true;
    expect(await failed(accounts.signInWithPassword(email, 'Linse 2026'))).toEqual(wrong);
    for (const whoever of [email, 'nobody@example.org', 'unprotected@example.org'])
      expect(
        await done(accounts.sendOobCode('PASSWORD_RESET', whoever, 'https://s.test/', 'fr')),
      ).toBeUndefined();
    expect(
      await failed(accounts.sendOobCode('PASSWORD_RESET', 'flood@example.org', 'https://s.test/', 'fr')),
    ).toEqual(refused('customer.identity_busy'));
  });

  it('are opened by a mail’s code, once · AUTH-7 · AUTH-11', async () => {
    const accounts = makeAccounts(firebase.settings);
    await done(accounts.signUp(email, 'Linse 2026'));
    const codeOf = async (kind: 'PASSWORD_RESET' | 'EMAIL_SIGNIN') => {
      await done(accounts.sendOobCode(kind, email, 'https://s.test/', 'de'));
      return [...firebase.codes.keys()].at(-1) ?? '';
    };
    const link = await codeOf('EMAIL_SIGNIN');
    expect((await done(accounts.signInWithEmailLink(email, link))).idToken).toBeTruthy();
    expect(await failed(accounts.signInWithEmailLink(email, link))).toEqual(
      refused('customer.reset_link_invalid'),
    );
    const reset = await codeOf('PASSWORD_RESET');
    await done(accounts.resetPassword(reset, 'Neu 2026'));
    expect(await failed(accounts.resetPassword(reset, 'Noch einmal'))).toEqual(
      refused('customer.reset_link_invalid'),
    );
    expect((await done(accounts.signInWithPassword(email, 'Neu 2026'))).refreshToken).toBeTruthy();
  });
});

describe('an identity token', () => {
  const tokenWith = async (spoilt: Spoilt) => {
    firebase.spoil(spoilt);
    const provider = makeFirebaseAdapter(firebase.settings);
    return (
      await done(
        makeAccounts(firebase.settings).signInWithCustomToken(await done(provider.customToken('a-1'))),
      )
    ).idToken;
  };
  const second = () => Math.floor(clock / 1000);
  const wrong: readonly (readonly [string, () => Spoilt])[] = [
    ['forged', () => ({ forged: true })],
    ['not signed', () => ({ unsigned: true })],
    ['signed by a key that is not published', () => ({ kid: 'key-of-nobody' })],
    ['for another project', () => ({ claims: { aud: 'another' } })],
    ['of another issuer', () => ({ claims: { iss: 'https://securetoken.google.com/another' } })],
    ['run out', () => ({ claims: { exp: second() - 61 } })],
    ['of a sign-in long ago', () => ({ claims: { auth_time: second() - 301 } })],
    ['of a sign-in to come', () => ({ claims: { auth_time: second() + 120 } })],
    ['given out in the future', () => ({ claims: { iat: second() + 120 } })],
    ['about nobody', () => ({ claims: { sub: '' } })],
    ['about a very long name', () => ({ claims: { sub: 'x'.repeat(129) } })],
    ['silent about how', () => ({ claims: { firebase: {} } })],
  ];

  it.each(wrong)('that is %s proves nothing · AUTH-3', async (_, spoilt) => {
    expect(await makeIdTokenReader(firebase.settings)(await tokenWith(spoilt()))).toBeUndefined();
    expect(await makeIdTokenReader(firebase.settings)(await tokenWith({}))).toMatchObject({ sub: 'a-1' });
  });

  it('that is no token proves nothing', async () => {
    for (const nonsense of ['', 'a.b.c', 'eyJhbGciOiJub25lIn0..'])
      expect(await makeIdTokenReader(firebase.settings)(nonsense)).toBeUndefined();
  });

  it('is read by keys that are asked for as seldom as they say, and anew for a new key · AUTH-3', async () => {
    const read = makeIdTokenReader(firebase.settings);
    for (let times = 0; times < 3; times += 1) expect(await read(await tokenWith({}))).toBeDefined();
    expect(firebase.keysAsked()).toBe(1);
    // Whatever key a stranger names, it is asked for once a minute at most.
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
] as const)('says that nobody can be proved while Firebase is %s · CALL-2', async (fault, failure) => {
  firebase.setFault(fault);
  const provider = makeFirebaseAdapter(firebase.settings);
  expect(await failed(provider.begin('google', 'https://s.test/identity/return'))).toEqual(failure);
});
