import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { AccountPort } from '../../../src/application/identity/ports.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import type { SignInHash } from '../../../src/domain/identity/login-link.ts';
import { guest, mara, start, wrong } from './visited-session.ts';

const hash = 'h4sh' as SignInHash;
const gone: Failure = { _tag: 'Unreachable' };
const refusal = (code: string): Failure => ({ _tag: 'Refused', code, violations: [] });

/** A tab in which Mara is signed in. */
const signedIn = async (ports: Partial<AccountPort> = {}) => {
  const visit = start(ports);
  visit.session.signIn('mara@example.org', 'Linse 2026');
  await visit.settled();
  visit.leaveCart.mockClear();
  visit.send.mockClear();
  visit.notes.length = 0;
  return visit;
};

describe('a deleted account', () => {
  it('signs its customer out, and clears their cart, cookies and data', async () => {
    const { session, asked, leaveCart, dropCookies, forgetCustomer, settled } = await signedIn();
    session.deleteAccount('Linse 2026');
    expect((await settled()).customer).toBeUndefined();
    expect(asked.at(-1)).toBe('remove Linse 2026');
    expect(leaveCart).toHaveBeenCalledOnce();
    expect(dropCookies).toHaveBeenCalledOnce();
    expect(forgetCustomer).toHaveBeenCalledOnce();
  });

  it('is not assumed if the deletion is refused: everything stays', async () => {
    const { session, leaveCart, dropCookies, settled } = await signedIn({ remove: () => TE.left(wrong) });
    session.deleteAccount('falsch');
    expect((await settled()).customer).toEqual(mara);
    expect(leaveCart).not.toHaveBeenCalled();
    expect(dropCookies).not.toHaveBeenCalled();
  });

  const unread: Failure = { _tag: 'Unreadable', at: 'customerDelete' };
  const ofPassword: Failure = {
    _tag: 'Refused',
    code: 'validation.failed',
    violations: [{ field: 'password', code: 'customer.wrong_password' }],
  };
  it.each<[string, readonly Failure[], 'Done' | 'Failed']>([
    ['exists if only the session had expired', [guest], 'Failed'],
    ['exists after a refusal', [refusal('gateway.closed'), guest], 'Failed'],
    ['is deleted if the response was lost before', [gone, guest], 'Done'],
    ['is deleted if the response was unreadable before', [unread, guest], 'Done'],
    [
      'is deleted if the response was lost before another refusal',
      [gone, { ...ofPassword, violations: [{ field: 'reason', code: 'x' }] }, guest],
      'Done',
    ],
    ['is deleted if two responses were lost', [gone, gone, guest], 'Done'],
    ['is unknown until the shop reports the deletion', [gone, gone], 'Failed'],
    ['exists if the password was wrong afterwards', [gone, ofPassword, guest], 'Failed'],
  ])('%s', async (_, answers, ended) => {
    const left = [...answers];
    const { session, settled } = await signedIn({ remove: () => async () => E.left(left.shift() ?? wrong) });
    for (const _answer of answers) {
      session.deleteAccount('Linse 2026');
      await settled();
    }
    expect((await settled()).task).toMatchObject({ _tag: ended, name: 'deleteAccount' });
  });
});

describe('a customer who signs in again', () => {
  it('with an invalid hash is signed out, and keeps the cart · AUTH-8', async () => {
    const exchangeHash = () => TE.right({ status: 'UNKNOWN' });
    const { session, asked, leaveCart, clear, settled } = await signedIn({ exchangeHash });
    session.openHash(hash);
    expect(await settled()).toMatchObject({
      customer: undefined,
      task: {
        _tag: 'Failed',
        failure: { _tag: 'Refused', code: 'customer.login_link.UNKNOWN', violations: [] },
      },
    });
    expect(asked.at(-1)).toBe('signOut');
    expect(clear).toHaveBeenCalledOnce();
    expect(leaveCart).not.toHaveBeenCalled();
  });

  it.each([
    ['that is invalid', { exchangeHash: () => TE.right({ status: 'UNKNOWN' }) }, true],
    ['of the same account', {}, false],
  ])('with a link %s keeps the cart, and stays signed in · AUTH-7', async (_, ports, replace) => {
    const { session, leaveCart, settled } = await signedIn(ports);
    session.openLink(hash, replace);
    expect((await settled()).customer).toEqual(mara);
    expect(leaveCart).not.toHaveBeenCalled();
  });

  it('with an identity that is refused is signed out · AUTH-3', async () => {
    const { session, asked, clear, send, forgetCustomer, settled } = await signedIn({
      signInWithIdToken: () => TE.left(refusal('customer.identity_invalid')),
    });
    session.signInWith('google');
    expect(await settled()).toMatchObject({ customer: undefined, identity: { _tag: 'Failed' } });
    expect(asked.at(-1)).toBe('signOut');
    expect(clear).toHaveBeenCalledOnce();
    expect(forgetCustomer).toHaveBeenCalledOnce();
    expect(send.mock.calls).toEqual([[{ _tag: 'SignedOut' }]]);
  });
});

describe('the first password of a customer', () => {
  const change = { current: '', chosen: 'Linse 2026', again: 'Linse 2026' };
  const open = { ...mara, hasPassword: false };

  it('is shown as set only once the shop has stored it · ACC-2', async () => {
    const { session, settled } = await signedIn({
      signIn: () => TE.right(open),
      changePassword: () => TE.left(wrong),
    });
    session.changePassword(change);
    expect((await settled()).customer).toEqual(open);
  });

  it('does not sign the customer in again if the session expired meanwhile · ACC-2', async () => {
    const answer = Promise.withResolvers<E.Either<Failure, void>>();
    const { session, settled, clear } = await signedIn({ changePassword: () => () => answer.promise });
    session.changePassword(change);
    session.heed(guest);
    answer.resolve(E.right(undefined));
    expect(await settled()).toMatchObject({ customer: undefined, expired: mara, task: { _tag: 'Done' } });
    expect(clear).not.toHaveBeenCalled();
  });
});

describe('a refused loyalty number', () => {
  it('changes nothing in the profile of the customer · MILES-3', async () => {
    const { session, settled, clear } = await signedIn({ setMilesAndMore: () => TE.left(wrong) });
    session.setMilesAndMore('1');
    expect((await settled()).customer).toEqual(mara);
    expect(clear).not.toHaveBeenCalled();
  });
});

describe('an expired session', () => {
  it.each<[Failure, 'customer' | 'expired']>([
    [guest, 'expired'],
    [wrong, 'customer'],
    [{ _tag: 'NotFound', code: 'customer.not_signed_in' }, 'customer'],
    [gone, 'customer'],
  ])('is recognised by the refusal for it, and by no other failure: %j', async (failure, where) => {
    const { session, settled } = await signedIn({ changePassword: () => TE.left(failure) });
    session.changePassword({ current: 'a', chosen: 'Linse 2026', again: 'Linse 2026' });
    expect((await settled())[where]).toEqual(mara);
  });
});
