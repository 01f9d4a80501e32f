import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { AccountSession } from '../../../src/application/identity/account-session.ts';
import type { AccountPort } from '../../../src/application/identity/ports.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import type { Cart, CartToken } from '../../../src/domain/cart/cart.ts';
import type { SignInHash } from '../../../src/domain/identity/login-link.ts';
import { waitUntil } from '../../wait-until.ts';
import { account, guest, mara, start, wrong } from './visited-session.ts';

describe('the visitor', () => {
  it('is unknown until requested, and the profile of a customer is loaded · AUTH-1 · AUTH-12', async () => {
    const { session, asked, state, settled } = start();
    expect((await state()).auth.customer).toBe('pending');
    session.restore();
    expect(await settled()).toMatchObject({ auth: { customer: 'resolved' }, customer: mara });
    expect(asked).toEqual(['isGuest', 'me', 'claimCart']);
  });

  it('has no profile as a guest, and none is requested · AUTH-12', async () => {
    const { session, asked, mark, settled } = start({ isGuest: () => TE.right(true) });
    session.restore();
    expect((await settled()).customer).toBeUndefined();
    expect(asked).toEqual([]);
    expect(mark.isSet()).toBe(false);
  });

  it('whose session has expired since is not taken for signed out by other tabs · AUTH-22', async () => {
    const { session, clear, mark, rememberHim, settled } = start({ isGuest: () => TE.right(true) });
    rememberHim();
    session.restore();
    await settled();
    session.restore();
    await settled();
    expect(clear).not.toHaveBeenCalled();
    expect([mark.isSet(), mark.isCleared()]).toEqual([false, false]);
  });

  it('stays unknown if no response comes, and can be requested again · AUTH-1', async () => {
    const { session, settled } = start({ isGuest: () => TE.left({ _tag: 'Unreachable' }) });
    session.restore();
    expect(await settled()).toMatchObject({ auth: { customer: 'pending' }, task: { _tag: 'Failed' } });
    session.restore();
    expect((await settled()).task._tag).toBe('Failed');
  });

  it('is requested again when another tab signs in or out', async () => {
    let isGuest = false;
    const { session, settled, otherTab } = start({ isGuest: () => TE.fromIO(() => isGuest) });
    session.restore();
    expect((await settled()).customer).toEqual(mara);
    isGuest = true;
    otherTab(true);
    expect((await settled()).customer).toBeUndefined();
    isGuest = false;
    otherTab();
    expect((await settled()).customer).toEqual(mara);
  });

  it('is requested again after a running request if another tab signs out meanwhile · AUTH-22', async () => {
    const first = Promise.withResolvers<boolean>();
    let isFirst = true;
    const isGuest = () => {
      const answer = isFirst ? first.promise : Promise.resolve(true);
      isFirst = false;
      return TE.fromTask<boolean, never>(() => answer);
    };
    const { session, settled, otherTab, notes } = start({ isGuest });
    session.restore();
    otherTab(true);
    first.resolve(false);
    await waitUntil(() => expect(notes).toMatchObject([{ text: { key: 'account:signedOutElsewhere' } }]));
    expect((await settled()).customer).toBeUndefined();
  });

  it('is forgotten, with a notification, if another tab signs out before this one ever asked · AUTH-22', async () => {
    const { session, notes, forgetCustomer, settled } = start({ isGuest: () => TE.right(true) });
    session.hearOtherTab();
    expect((await settled()).auth.customer).toBe('resolved');
    expect(forgetCustomer).toHaveBeenCalledOnce();
    expect(notes).toMatchObject([{ text: { key: 'account:signedOutElsewhere' } }]);
    // From now on the mark says it.
    session.hearOtherTab();
    expect(notes).toHaveLength(1);
  });

  it('is not forgotten if the session has only expired in another tab · AUTH-22', async () => {
    const { session, asked, mark, notes, forgetCustomer, settled } = start();
    mark.lapse();
    session.hearOtherTab();
    expect((await settled()).auth.customer).toBe('pending');
    expect([asked, notes, forgetCustomer.mock.calls]).toEqual([[], [], []]);
  });

  it('is requested when another tab signs in, and nothing is forgotten', async () => {
    const { session, notes, forgetCustomer, rememberHim, settled } = start();
    rememberHim();
    session.hearOtherTab();
    expect((await settled()).customer).toEqual(mara);
    expect(forgetCustomer).not.toHaveBeenCalled();
    expect(notes).toEqual([]);
  });
});

describe('signing in', () => {
  it('trims the e-mail, shows a welcome, and is remembered on the device · AUTH-9', async () => {
    const { session, asked, notes, set, settled } = start();
    session.signIn(' mara@example.org ', ' Linse 2026 ');
    expect((await settled()).customer).toEqual(mara);
    expect(asked).toEqual(['signIn mara@example.org  Linse 2026 ', 'claimCart']);
    expect(notes).toMatchObject([{ key: 'shop.user.sign_in_success', tone: 'success' }]);
    expect(set).toHaveBeenCalledOnce();
  });

  it('reports a failure in the shop’s own words, under a title · AUTH-9', async () => {
    const { session, notes, settled } = start({ signIn: () => TE.left(wrong) });
    session.signIn('mara@example.org', 'falsch');
    expect((await settled()).customer).toBeUndefined();
    expect(notes).toEqual([
      {
        key: 'login_failed',
        matter: 'sign-in',
        tone: 'danger',
        title: { key: 'account:failedNote' },
        text: { sentence: 'Nein.' },
        silent: true,
      },
    ]);
  });

  it('marks success and failure notices as one matter, so that one replaces the other · NOTE-11', async () => {
    const refusal = start({ signIn: () => TE.left(wrong), signUp: () => TE.left(wrong) });
    refusal.session.signIn('mara@example.org', 'falsch');
    await refusal.settled();
    refusal.session.register(account, '/here');
    await refusal.settled();
    const welcome = start();
    welcome.session.signIn('mara@example.org', 'Linse 2026');
    await welcome.settled();
    const [matter, ...others] = new Set([...refusal.notes, ...welcome.notes].map((note) => note.matter));
    expect([matter, others]).toEqual(['sign-in', []]);
  });

  it('sends one request, however often it is pressed', async () => {
    const { session, asked, settled } = start();
    for (let press = 0; press < 20; press += 1) session.signIn('mara@example.org', 'Linse 2026');
    await settled();
    expect(asked.filter((call) => call.startsWith('signIn'))).toHaveLength(1);
  });

  it('follows a registration, but not a refused one · AUTH-9', async () => {
    const { session, asked, notes, settled } = start();
    session.register(account, '/here');
    expect((await settled()).customer).toEqual(mara);
    expect(asked).toEqual(['signUp', 'signIn mara@example.org Linse 2026', 'claimCart']);
    expect(notes).toMatchObject([{ key: 'shop.user.sign_up_success' }]);
    const refused = start({ signUp: () => TE.left(wrong) });
    refused.session.register(account, '/here');
    expect(await refused.settled()).toMatchObject({
      customer: undefined,
      task: { _tag: 'Failed', failure: wrong },
    });
    expect(refused.asked).toEqual([]);
    expect(refused.notes).toMatchObject([{ key: 'register_failed', tone: 'danger' }]);
  });
});

describe('the cart at sign-in', () => {
  const token = 'guest' as CartToken;
  const cart = (id: string) => ({ token: id, customer: { id: '7' } }) as unknown as Cart;

  it('is claimed for the customer once, and the response takes its place · CART-4', async () => {
    const held: (string | undefined)[] = [];
    const claimCart: AccountPort['claimCart'] = (atHand) => {
      held.push(atHand);
      return TE.right(cart('his'));
    };
    const { session, visit, settled } = start({ claimCart });
    visit.tokens.write(token);
    session.signIn('mara@example.org', 'Linse 2026');
    await settled();
    await waitUntil(() => expect(visit.tokens.read()).toBe('his'));
    expect(visit.cart$.value).toEqual(cart('his'));
    session.signIn('mara@example.org', 'Linse 2026');
    await settled();
    expect(held).toEqual([token]);
  });

  it('stays as it is if no response comes, and is requested again', async () => {
    let tries = 0;
    const claimCart = () => () => {
      tries += 1;
      return Promise.resolve(E.left<Failure>({ _tag: 'Unreachable' }));
    };
    const { session, visit, settled } = start({ claimCart });
    const guests = { token } as Cart;
    visit.cart$.next(guests);
    visit.tokens.write(token);
    session.signIn('mara@example.org', 'Linse 2026');
    await settled();
    await waitUntil(() => expect(tries).toBe(3));
    expect(visit.cart$.value).toBe(guests);
    expect(visit.tokens.read()).toBe(token);
  });
});

describe('the target after signing in', () => {
  it('is passed on with one sign-in, and then forgotten · ROUTE-16', async () => {
    const { session, settled } = start();
    session.aimAt('/checkout/customer');
    session.signIn('mara@example.org', 'Linse 2026');
    expect((await settled()).arrival).toEqual({ number: 1, target: '/checkout/customer' });
    session.signIn('mara@example.org', 'Linse 2026');
    expect((await settled()).arrival).toEqual({ number: 2, target: undefined });
    session.aimAt('/checkout/customer');
    session.aimAt(undefined);
    session.signIn('mara@example.org', 'Linse 2026');
    expect((await settled()).arrival).toEqual({ number: 3, target: undefined });
  });
});

describe('a session that expired before the page was loaded', () => {
  it('reloads the page, once · AUTH-4', async () => {
    const { session, reload, rememberHim, settled } = start({ isGuest: () => TE.right(true) });
    rememberHim();
    session.restore();
    expect(await settled()).toMatchObject({ customer: undefined, isStale: true });
    session.reload();
    expect(reload).toHaveBeenCalledOnce();
    reload.mockReturnValue(false);
    session.reload();
    expect((await settled()).isStale).toBe(false);
  });

  it('is not assumed without an earlier sign-in', async () => {
    const { session, settled } = start({ isGuest: () => TE.right(true) });
    session.restore();
    expect((await settled()).isStale).toBe(false);
  });
});

describe('the login event', () => {
  it.each([
    ['password', (session: AccountSession) => session.signIn('mara@example.org', 'Linse 2026')],
    ['password', (session: AccountSession) => session.register(account, '/here')],
    ['login-link', (session: AccountSession) => session.openLink('h4sh' as SignInHash)],
    ['login-link', (session: AccountSession) => session.openHash('h4sh' as SignInHash)],
    ['google', (session: AccountSession) => session.signInWith('google')],
    ['google', (session: AccountSession) => session.returnFrom('?code=1&state=2')],
  ] as const)('is sent once, with its method: %s · AUTH-2', async (method, act) => {
    const { session, send, settled } = start();
    act(session);
    await settled();
    session.restore();
    await settled();
    expect(send.mock.calls.flat().filter(({ _tag }) => _tag === 'SignedIn')).toEqual([
      { _tag: 'SignedIn', method },
    ]);
  });

  it('follows a successful registration, and a sign-out event follows the sign-out · TRK-1', async () => {
    const { session, send, settled } = start();
    session.register(account, '/here');
    await settled();
    session.signOut();
    await settled();
    expect(send.mock.calls.flat().map(({ _tag }) => _tag)).toEqual(['SignedUp', 'SignedIn', 'SignedOut']);
  });

  it('is not sent for a restored session, nor for a failed sign-in · AUTH-2', async () => {
    const { session, send, settled } = start({ signIn: () => TE.left(wrong) });
    session.restore();
    await settled();
    session.signIn('mara@example.org', 'falsch');
    await settled();
    expect(send).not.toHaveBeenCalled();
  });

  it('is replaced by a sign-out event if the identity is refused · AUTH-3', async () => {
    const failure: Failure = { _tag: 'Refused', code: 'customer.identity_invalid', violations: [] };
    const { session, send, settled } = start({ signInWithIdToken: () => TE.left(failure) });
    session.signInWith('google');
    await settled();
    expect(send.mock.calls).toEqual([[{ _tag: 'SignedOut' }]]);
  });
});

it('the account session counts how often it expired, as each time asks to sign in again', async () => {
  const { session, settled } = start();
  session.restore();
  await settled();
  session.heed({ _tag: 'Unreachable' });
  session.heed(guest);
  session.heed(guest);
  expect(await settled()).toMatchObject({ customer: undefined, expired: mara, lapses: 2 });
});
