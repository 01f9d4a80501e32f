import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import {
  type AccountSession,
  makeAccountSession,
} from '../../../src/application/identity/account-session.ts';
import type { AccountState } from '../../../src/application/identity/account-state.ts';
import type {
  AccountPort,
  IdentityPort,
  IdentityWord,
  SignedInMark,
} from '../../../src/application/identity/ports.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import type { Notification } from '../../../src/application/shared/notifications.ts';
import type { Cart, CartToken } from '../../../src/domain/cart/cart.ts';
import type { Customer, CustomerId } from '../../../src/domain/customer/customer.ts';
import type { SignInHash } from '../../../src/domain/identity/login-link.ts';
import { nobodysDesk } from '../customer/nobodys-desk.ts';
import { quietVisit } from './quiet-visit.ts';

const mara: Customer = {
  id: '7' as CustomerId,
  accountId: 'a7',
  firstName: 'Mara',
  lastName: 'Keller',
  fullName: 'Mara Keller',
  email: 'mara@example.org',
  locale: 'de',
  hasPassword: true,
};
const wrong: Failure = { _tag: 'Refused', code: 'customer.sign_in_failed', message: 'Nein.', violations: [] };
const guest: Failure = { _tag: 'Refused', code: 'customer.not_signed_in', violations: [] };
const account = {
  email: ' mara@example.org ',
  firstName: 'Mara',
  lastName: 'Keller',
  password: 'Linse 2026',
  newsletter: false,
};

const word: IdentityWord = {
  provider: 'google',
  token: 'word',
  profile: { email: 'mara@example.org', firstName: 'Mara' },
  purpose: 'signIn',
};

const start = (ports: Partial<AccountPort> = {}, provider: Partial<IdentityPort> = {}) => {
  const asked: string[] = [];
  const answering =
    <A>(name: string, answer: TE.TaskEither<Failure, A>) =>
    (...args: readonly unknown[]): TE.TaskEither<Failure, A> =>
    () => {
      asked.push([name, ...args.filter((arg) => typeof arg === 'string')].join(' '));
      return answer();
    };
  const accounts: AccountPort = {
    isGuest: answering('isGuest', TE.right(false)),
    me: answering('me', TE.right(mara)),
    signUp: answering('signUp', TE.right(mara)),
    signIn: answering('signIn', TE.right(mara)),
    sendLoginLink: answering('sendLoginLink', TE.right(undefined)),
    exchangeHash: answering('exchangeHash', TE.right({ status: 'OK', customToken: 'custom' })),
    signInWithIdToken: answering('signInWithIdToken', TE.right(mara)),
    linkIdentity: answering('linkIdentity', TE.right(undefined)),
    claimCart: answering('claimCart', TE.right(null)),
    signOut: answering('signOut', TE.right(undefined)),
    update: answering('update', TE.right({ ...mara, firstName: 'Maria' })),
    remove: answering('remove', TE.right(undefined)),
    setMilesAndMore: answering('setMilesAndMore', TE.right({ ...mara, milesAndMoreNumber: '9' })),
    changePassword: answering('changePassword', TE.right(undefined)),
    askForReset: answering('askForReset', TE.right(undefined)),
    resetPassword: answering('resetPassword', TE.right(undefined)),
    ...ports,
  };
  const identity: IdentityPort = {
    withCustomToken: answering('withCustomToken', TE.right('identity')),
    withProvider: (name, purpose) =>
      answering('withProvider', TE.right({ ...word, provider: name, purpose }))(name, purpose),
    returned: answering('returned', TE.right({ ...word, back: '/cart' })),
    ...provider,
  };
  let changed = (): void => undefined;
  const set = vi.fn();
  const clear = vi.fn();
  let remembered = false;
  const mark: SignedInMark = {
    isSet: () => remembered,
    set: () => {
      remembered = true;
      set();
    },
    lapse: () => {
      remembered = false;
    },
    clear: () => {
      remembered = false;
      clear();
    },
    onChange: (listener) => (changed = listener),
  };
  const notes: Notification[] = [];
  const visit = quietVisit();
  const leaveCart = vi.spyOn(visit.cart, 'forget');
  const send = vi.spyOn(visit.analytics, 'send');
  const dropCookies = vi.spyOn(visit, 'dropCookies');
  const reload = vi.spyOn(visit, 'reload');
  const session = makeAccountSession({
    ...visit,
    accounts,
    identity,
    mark,
    notifications: { notify: (note) => notes.push(note) },
    openDesk: () => ({ ...nobodysDesk }),
  });
  const state = (): Promise<AccountState> => firstValueFrom(session.state$);
  const settled = async (): Promise<AccountState> => {
    await vi.waitFor(async () => expect((await state()).task._tag).not.toBe('Busy'));
    return state();
  };
  return {
    session,
    asked,
    notes,
    visit,
    leaveCart,
    dropCookies,
    send,
    reload,
    set,
    clear,
    state,
    settled,
    otherTab: () => changed(),
    rememberHim: () => {
      remembered = true;
    },
  };
};

describe('who visits', () => {
  it('is not known before it was asked, and its profile is loaded for customers · AUTH-1 · AUTH-12', async () => {
    const { session, asked, state, settled } = start();
    expect((await state()).auth.customer).toBe('pending');
    session.restore();
    expect(await settled()).toMatchObject({ auth: { customer: 'resolved' }, customer: mara });
    expect(asked).toEqual(['isGuest', 'me', 'claimCart']);
  });

  it('has no profile that could be loaded as a guest · AUTH-12', async () => {
    const { session, asked, clear, settled } = start({ isGuest: () => TE.right(true) });
    session.restore();
    expect((await settled()).customer).toBeUndefined();
    expect(asked).toEqual([]);
    expect(clear).toHaveBeenCalled();
  });

  it('stays unknown where nobody answers, and can be asked again · AUTH-1', async () => {
    const { session, settled } = start({ isGuest: () => TE.left({ _tag: 'Unreachable' }) });
    session.restore();
    expect(await settled()).toMatchObject({ auth: { customer: 'pending' }, task: { _tag: 'Failed' } });
    session.restore();
    expect((await settled()).task._tag).toBe('Failed');
  });

  it('is asked anew when another tab signs in or out', async () => {
    let isGuest = false;
    const { session, settled, otherTab } = start({ isGuest: () => TE.fromIO(() => isGuest) });
    session.restore();
    expect((await settled()).customer).toEqual(mara);
    isGuest = true;
    otherTab();
    expect((await settled()).customer).toBeUndefined();
  });
});

describe('signing in', () => {
  it('trims the e-mail, welcomes, and is remembered on the device · AUTH-9', async () => {
    const { session, asked, notes, set, settled } = start();
    session.signIn(' mara@example.org ', ' Linse 2026 ');
    expect((await settled()).customer).toEqual(mara);
    expect(asked).toEqual(['signIn mara@example.org  Linse 2026 ', 'claimCart']);
    expect(notes).toMatchObject([{ key: 'shop.user.sign_in_success', tone: 'success' }]);
    expect(set).toHaveBeenCalledOnce();
  });

  it('says in the shop’s own words what failed, under a title · AUTH-9', async () => {
    const { session, notes, settled } = start({ signIn: () => TE.left(wrong) });
    session.signIn('mara@example.org', 'falsch');
    expect((await settled()).customer).toBeUndefined();
    expect(notes).toEqual([
      { key: 'login_failed', tone: 'danger', title: { key: 'account:failed' }, text: { sentence: 'Nein.' } },
    ]);
  });

  it('is one sign-in, however often it is pressed', async () => {
    const { session, asked, settled } = start();
    for (let press = 0; press < 20; press += 1) session.signIn('mara@example.org', 'Linse 2026');
    await settled();
    expect(asked.filter((call) => call.startsWith('signIn'))).toHaveLength(1);
  });

  it('follows a registration, which it does not when that was refused · AUTH-9', async () => {
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

describe('the cart', () => {
  const token = 'guest' as CartToken;
  const cart = (id: string) => ({ token: id, customer: { id: '7' } }) as unknown as Cart;

  it('that a guest holds becomes his when he signs in, with what he had left · CART-4', async () => {
    const held: (string | undefined)[] = [];
    const claimCart: AccountPort['claimCart'] = (atHand) => {
      held.push(atHand);
      return TE.right(cart('his'));
    };
    const { session, visit, settled } = start({ claimCart });
    visit.tokens.write(token);
    session.signIn('mara@example.org', 'Linse 2026');
    await settled();
    await vi.waitFor(() => expect(visit.tokens.read()).toBe('his'));
    expect(visit.cart$.value).toEqual(cart('his'));
    session.signIn('mara@example.org', 'Linse 2026');
    await settled();
    expect(held).toEqual([token]);
  });

  it('stays as it is where nobody answers, and is asked for again', async () => {
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
    await vi.waitFor(() => expect(tries).toBe(3));
    expect(visit.cart$.value).toBe(guests);
    expect(visit.tokens.read()).toBe(token);
  });
});

describe('where he goes on', () => {
  it('is said with each sign-in, and forgotten then · ROUTE-16', async () => {
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

describe('a link from a mail', () => {
  const hash = 'h4sh' as SignInHash;

  it('is asked for, told of, and its address kept for a day · AUTH-7', async () => {
    const { session, asked, notes, visit, settled } = start();
    session.askForLink(' mara@example.org ', '/my-account/history');
    expect(await settled()).toMatchObject({ linkEmail: 'mara@example.org', task: { _tag: 'Done' } });
    expect(asked).toEqual(['sendLoginLink mara@example.org /my-account/history']);
    expect(notes).toMatchObject([{ key: 'login_link', tone: 'success' }]);
    expect(visit.linkEmail.read()).toBe('mara@example.org');
  });

  it('is exchanged for a token, the token for an identity, the identity for a session · AUTH-7 · AUTH-3', async () => {
    const { session, asked, visit, settled } = start();
    session.openLink(hash);
    expect(await settled()).toMatchObject({ customer: mara, arrival: { number: 1 } });
    expect(asked.slice(0, 3)).toEqual([
      'exchangeHash h4sh nonce',
      'withCustomToken custom',
      'signInWithIdToken identity nonce',
    ]);
    expect(visit.customToken.read()).toBeUndefined();
  });

  it.each([
    [{ status: 'USED' }, 'customer.login_link.USED'],
    [{ status: 'EXPIRED', customToken: 'custom' }, 'customer.login_link.EXPIRED'],
    [{ status: 'OK' }, 'customer.login_link.OK'],
  ])('opens nothing by %o · AUTH-7', async (answer, code) => {
    const { session, asked, settled } = start({ exchangeHash: () => TE.right(answer) });
    session.openLink(hash);
    expect(await settled()).toMatchObject({
      customer: undefined,
      task: { _tag: 'Failed', failure: { code } },
    });
    expect(asked).toEqual([]);
  });
});

describe('a hash in any address', () => {
  const hash = 'h4sh' as SignInHash;

  it('signs in once, and puts the cart of before away · AUTH-8', async () => {
    const { session, asked, leaveCart, settled } = start();
    session.openHash(hash);
    session.openHash(hash);
    expect(await settled()).toMatchObject({ customer: mara, hash: { _tag: 'SignedIn' } });
    session.openHash(hash);
    await settled();
    expect(asked.filter((call) => call.startsWith('exchangeHash'))).toHaveLength(1);
    expect(leaveCart).toHaveBeenCalledOnce();
  });

  it('signs out where it opens nothing, and says so · AUTH-8', async () => {
    const exchangeHash = () => TE.right({ status: 'UNKNOWN' });
    const { session, asked, notes, leaveCart, settled } = start({ exchangeHash });
    session.openHash(hash);
    expect(await settled()).toMatchObject({ customer: undefined, hash: { _tag: 'Failed' } });
    expect(notes).toMatchObject([{ key: 'hash_signin_error', tone: 'danger' }]);
    expect(asked).toEqual(['signOut']);
    expect(leaveCart).not.toHaveBeenCalled();
  });
});

describe('a session that had run out before the page asked', () => {
  it('loads the page anew, once · AUTH-4', async () => {
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

  it('is none where nobody was signed in', async () => {
    const { session, settled } = start({ isGuest: () => TE.right(true) });
    session.restore();
    expect((await settled()).isStale).toBe(false);
  });
});

describe('what a customer does', () => {
  const signedIn = async (ports: Partial<AccountPort> = {}) => {
    const visit = start(ports);
    visit.session.signIn('mara@example.org', 'Linse 2026');
    await visit.settled();
    return visit;
  };

  it('leaves his cart behind when he signs out, and keeps both when that fails · CART-4', async () => {
    const { session, leaveCart, dropCookies, clear, settled } = await signedIn();
    session.signOut();
    expect((await settled()).customer).toBeUndefined();
    expect(leaveCart).toHaveBeenCalledOnce();
    expect(dropCookies).toHaveBeenCalledOnce();
    expect(clear).toHaveBeenCalledOnce();
    const offline = await signedIn({ signOut: () => TE.left({ _tag: 'Unreachable' }) });
    offline.session.signOut();
    expect((await offline.settled()).customer).toEqual(mara);
    expect(offline.leaveCart).not.toHaveBeenCalled();
  });

  it('shows a changed profile at once · ACC-2', async () => {
    const { session, settled } = await signedIn();
    session.saveProfile({ firstName: 'Maria', lastName: 'Keller', birthday: '', phone: '' });
    expect((await settled()).customer?.firstName).toBe('Maria');
  });

  it('is a guest again when the server knows his session no more, and his screen is not thrown away', async () => {
    const { session, settled, clear } = await signedIn({ update: () => TE.left(guest) });
    session.saveProfile({ firstName: 'Maria', lastName: 'Keller', birthday: '', phone: '' });
    expect(await settled()).toMatchObject({ customer: undefined, expired: mara });
    session.saveProfile({ firstName: 'Maria', lastName: 'Keller', birthday: '', phone: '' });
    expect(await settled()).toMatchObject({ expired: mara });
    expect(clear).not.toHaveBeenCalled();
    session.signIn('mara@example.org', 'Linse 2026');
    expect(await settled()).toMatchObject({ customer: mara, expired: undefined });
  });

  it('is signed out by a new password from a mail · AUTH-11', async () => {
    const { session, asked, settled } = await signedIn();
    session.resetPassword('secret', 'Linse 2027');
    expect((await settled()).customer).toBeUndefined();
    expect(asked.at(-1)).toBe('resetPassword secret Linse 2027');
  });

  it('ends with what a screen has seen', async () => {
    const { session, state } = await signedIn();
    session.acknowledge();
    expect((await state()).task).toEqual({ _tag: 'Idle' });
  });

  it('tells that a loyalty number is set, that it is taken off, and why not · MILES-3', async () => {
    const {
      session,
      notes,
      settled: calm,
    } = start({ setMilesAndMore: () => TE.right({ ...mara, milesAndMoreNumber: '992212345678901' }) });
    session.setMilesAndMore('992212345678901');
    expect((await calm()).customer).toMatchObject({ milesAndMoreNumber: '992212345678901' });
    session.setMilesAndMore('');
    await calm();
    const refused = start({ setMilesAndMore: () => TE.left(wrong) });
    refused.session.setMilesAndMore('1');
    expect((await refused.settled()).task).toMatchObject({ _tag: 'Failed', name: 'setMilesAndMore' });
    expect([...notes, ...refused.notes].map(({ key, tone }) => [key, tone])).toEqual([
      ['cart.set_miles_and_more_number_success', 'success'],
      ['cart.miles_and_more_removed', 'success'],
      ['customer.invalid_miles_and_more_number', 'danger'],
    ]);
  });
});

describe('another provider', () => {
  const refusal = (code: string): Failure => ({ _tag: 'Refused', code, violations: [] });
  const nobody = { signInWithIdToken: () => TE.left(refusal('customer.identity_without_account')) };
  const known = { signInWithIdToken: () => TE.left(refusal('customer.identity_to_link')) };
  const profile = { email: 'mara@example.org', firstName: 'Mara' };

  it('signs in, and he goes on · AUTH-3 · AUTH-6', async () => {
    const { session, asked, notes, settled } = start();
    session.signInWith('google');
    expect(await settled()).toMatchObject({ customer: mara, arrival: { number: 1 }, task: { _tag: 'Done' } });
    expect(asked.slice(0, 2)).toEqual(['withProvider google signIn', 'signInWithIdToken word nonce']);
    expect(notes).toMatchObject([{ key: 'shop.user.sign_in_success' }]);
  });

  it('leads to a new account, made with what it said and without a password · AUTH-3', async () => {
    let isKnown = false;
    const { session, asked, settled } = start({
      signUp: (_, token) => {
        isKnown = true;
        return TE.fromIO(() => {
          asked.push(`signUp ${token}`);
          return mara;
        });
      },
      signInWithIdToken: () => () => (isKnown ? TE.right(mara) : nobody.signInWithIdToken())(),
    });
    session.signInWith('google');
    expect((await settled()).identity).toEqual({ _tag: 'NoAccount', provider: 'google', profile });
    session.register({ ...profile, lastName: 'Keller', newsletter: false }, '/here');
    expect(await settled()).toMatchObject({ customer: mara, identity: undefined });
    expect(asked).toEqual(['withProvider google signIn', 'signUp word', 'claimCart']);
  });

  it('is forgotten where somebody closes what it asks: a new account is none of its · AUTH-3', async () => {
    const { session, asked, settled } = start(nobody);
    session.signInWith('google');
    await settled();
    session.forgetIdentity();
    session.register({ ...profile, lastName: 'Keller', newsletter: false }, '/here');
    expect((await settled()).linkEmail).toBe('mara@example.org');
    expect(asked).toEqual(['withProvider google signIn', 'signUp', 'sendLoginLink mara@example.org /here']);
  });

  it('joins an account once its password was given, and no other one · AUTH-3', async () => {
    const { session, asked, settled } = start(known);
    session.signInWith('apple');
    expect((await settled()).identity).toMatchObject({ _tag: 'ToLink', provider: 'apple' });
    session.signIn('mara@example.org', 'Linse 2026');
    expect(await settled()).toMatchObject({ customer: mara, identity: undefined });
    expect(asked).toContain('linkIdentity word');
    const other = start({ ...known, signIn: () => TE.right({ ...mara, email: 'jean@example.org' }) });
    other.session.signInWith('apple');
    await other.settled();
    other.session.signIn('jean@example.org', 'Linse 2026');
    expect((await other.settled()).customer?.email).toBe('jean@example.org');
    expect(other.asked).not.toContain('linkIdentity word');
    const lost = start({ ...known, linkIdentity: () => TE.left({ _tag: 'Unreachable' }) });
    lost.session.signInWith('apple');
    await lost.settled();
    lost.session.signIn('mara@example.org', 'Linse 2026');
    expect((await lost.settled()).customer).toEqual(mara);
  });

  it('that is not believed signs out and ends the cookies of the visit, but not the cart · AUTH-3', async () => {
    const { session, asked, dropCookies, leaveCart, settled } = start({
      signInWithIdToken: () => TE.left(refusal('customer.identity_invalid')),
    });
    session.signInWith('google');
    expect(await settled()).toMatchObject({ identity: { _tag: 'Failed' }, task: { _tag: 'Failed' } });
    expect(asked).toContain('signOut');
    expect(dropCookies).toHaveBeenCalled();
    expect(leaveCart).not.toHaveBeenCalled();
  });

  it.each(['closed', 'refused', 'invalid'])('that is %s changes nothing but what is said', async (end) => {
    const { session, asked, settled } = start(
      {},
      { withProvider: () => TE.left(refusal(`customer.identity.${end}`)) },
    );
    session.signInWith('google');
    expect(await settled()).toMatchObject({
      customer: undefined,
      task: { _tag: 'Failed', failure: { code: `customer.identity.${end}` } },
    });
    expect(asked).toEqual([]);
  });

  it('is added to the account that is signed in, in its window or after the whole page was away', async () => {
    const { session, asked, settled } = start();
    session.linkWith('facebook');
    expect((await settled()).task).toEqual({ _tag: 'Done', name: 'linkIdentity' });
    expect(asked).toEqual(['withProvider facebook link', 'linkIdentity word']);
    const away = start(
      {},
      { returned: () => TE.right({ ...word, purpose: 'link', back: '/my-account/profile' }) },
    );
    away.session.returnFrom('?code=1');
    expect((await away.settled()).arrival).toEqual({ number: 1, target: '/my-account/profile' });
    expect(away.notes).toMatchObject([{ key: 'identity_linked' }]);
  });

  it('leads back to where the page was left · ROUTE-16', async () => {
    const { session, settled } = start();
    session.returnFrom('?code=1&state=2');
    expect((await settled()).arrival).toEqual({ number: 1, target: '/cart' });
  });
});

describe('registering without a password', () => {
  const { password: _, ...open } = account;

  it('asks for a link instead, and says where it went · AUTH-7 · AUTH-9', async () => {
    const { session, asked, notes, settled } = start();
    session.register(open, '/cart');
    expect(await settled()).toMatchObject({ customer: undefined, linkEmail: 'mara@example.org' });
    expect(asked).toEqual(['signUp', 'sendLoginLink mara@example.org /cart']);
    expect(notes).toMatchObject([{ key: 'login_link', tone: 'success' }]);
    const refused = start({ signUp: () => TE.left(wrong) });
    refused.session.register(open, '/cart');
    expect((await refused.settled()).task._tag).toBe('Failed');
    expect(refused.notes).toMatchObject([{ key: 'register_failed' }]);
  });

  it('ends with the first password that is chosen', async () => {
    const { session, settled } = start({ me: () => TE.right({ ...mara, hasPassword: false }) });
    session.restore();
    expect((await settled()).customer?.hasPassword).toBe(false);
    session.changePassword({ current: '', chosen: 'Linse 2026', again: 'Linse 2026' });
    expect((await settled()).customer?.hasPassword).toBe(true);
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
  ] as const)('is sent once, with its way: %s · AUTH-2', async (method, act) => {
    const { session, send, settled } = start();
    act(session);
    await settled();
    session.restore();
    await settled();
    expect(send.mock.calls).toEqual([['login', { method }]]);
  });

  it('is not sent for a session that is found again, nor for a sign-in that failed · AUTH-2', async () => {
    const { session, send, settled } = start({ signIn: () => TE.left(wrong) });
    session.restore();
    await settled();
    session.signIn('mara@example.org', 'falsch');
    await settled();
    expect(send).not.toHaveBeenCalled();
  });

  it('has its counterpart where an identity is not believed · AUTH-3', async () => {
    const failure: Failure = { _tag: 'Refused', code: 'customer.identity_invalid', violations: [] };
    const { session, send, settled } = start({ signInWithIdToken: () => TE.left(failure) });
    session.signInWith('google');
    await settled();
    expect(send.mock.calls).toEqual([['logout', {}]]);
  });
});

it('counts how often a session was found to have run out: each asks to sign in again', async () => {
  const { session, settled } = start();
  session.restore();
  await settled();
  session.lapse();
  session.lapse();
  expect(await settled()).toMatchObject({ customer: undefined, expired: mara, lapses: 2 });
});
