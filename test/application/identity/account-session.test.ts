import * as TE from 'fp-ts/TaskEither';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { type AccountState, makeAccountSession } from '../../../src/application/identity/account-session.ts';
import type { AccountPort, SignedInMark } from '../../../src/application/identity/ports.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import type { Notification } from '../../../src/application/shared/notifications.ts';
import type { Customer, CustomerId } from '../../../src/domain/customer/customer.ts';
import { nobodysDesk } from '../customer/nobodys-desk.ts';

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

const start = (ports: Partial<AccountPort> = {}) => {
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
    signOut: answering('signOut', TE.right(undefined)),
    update: answering('update', TE.right({ ...mara, firstName: 'Maria' })),
    changePassword: answering('changePassword', TE.right(undefined)),
    askForReset: answering('askForReset', TE.right(undefined)),
    resetPassword: answering('resetPassword', TE.right(undefined)),
    ...ports,
  };
  let changed = (): void => undefined;
  const set = vi.fn();
  const clear = vi.fn();
  const mark: SignedInMark = { set, clear, onChange: (listener) => (changed = listener) };
  const notes: Notification[] = [];
  const leaveCart = vi.fn();
  const session = makeAccountSession({
    accounts,
    mark,
    notifications: { notify: (note) => notes.push(note) },
    leaveCart,
    openDesk: () => ({ ...nobodysDesk }),
  });
  const state = (): Promise<AccountState> => firstValueFrom(session.state$);
  const settled = async (): Promise<AccountState> => {
    await vi.waitFor(async () => expect((await state()).task._tag).not.toBe('Busy'));
    return state();
  };
  return { session, asked, notes, leaveCart, set, clear, state, settled, otherTab: () => changed() };
};

describe('who visits', () => {
  it('is not known before it was asked, and its profile is loaded for customers · AUTH-1 · AUTH-12', async () => {
    const { session, asked, state, settled } = start();
    expect((await state()).auth.customer).toBe('pending');
    session.restore();
    expect(await settled()).toMatchObject({ auth: { customer: 'resolved' }, customer: mara });
    expect(asked).toEqual(['isGuest', 'me']);
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
    expect(asked).toEqual(['signIn mara@example.org  Linse 2026 ']);
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
    expect(asked).toHaveLength(1);
  });

  it('follows a registration, which it does not when that was refused · AUTH-9', async () => {
    const { session, asked, notes, settled } = start();
    session.register(account);
    expect((await settled()).customer).toEqual(mara);
    expect(asked).toEqual(['signUp', 'signIn mara@example.org Linse 2026']);
    expect(notes).toMatchObject([{ key: 'shop.user.sign_up_success' }]);
    const refused = start({ signUp: () => TE.left(wrong) });
    refused.session.register(account);
    expect(await refused.settled()).toMatchObject({
      customer: undefined,
      task: { _tag: 'Failed', failure: wrong },
    });
    expect(refused.asked).toEqual([]);
    expect(refused.notes).toMatchObject([{ key: 'register_failed', tone: 'danger' }]);
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
    const { session, leaveCart, clear, settled } = await signedIn();
    session.signOut();
    expect((await settled()).customer).toBeUndefined();
    expect(leaveCart).toHaveBeenCalledOnce();
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

  it('is a guest again when the server knows his session no more', async () => {
    const { session, settled } = await signedIn({ update: () => TE.left(guest) });
    session.saveProfile({ firstName: 'Maria', lastName: 'Keller', birthday: '', phone: '' });
    expect((await settled()).customer).toBeUndefined();
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
});
