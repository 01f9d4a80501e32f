import * as TE from 'fp-ts/TaskEither';
import { firstValueFrom } from 'rxjs';
import { expect, vi } from 'vitest';
import type { AccountSessionParts } from '../../../src/application/identity/account-core.ts';
import { makeAccountSession } from '../../../src/application/identity/account-session.ts';
import type { AccountState } from '../../../src/application/identity/account-state.ts';
import type { DeskSession } from '../../../src/application/identity/in-session.ts';
import type {
  AccountPort,
  IdentityPort,
  IdentityWord,
  SignedInMark,
} from '../../../src/application/identity/ports.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import type { Notification } from '../../../src/application/shared/notifications.ts';
import type { Customer, CustomerId } from '../../../src/domain/customer/customer.ts';
import type { CountryCode } from '../../../src/domain/shared/country.ts';
import { waitUntil } from '../../wait-until.ts';
import { nobodysDesk } from '../customer/nobodys-desk.ts';
import { quietVisit } from './quiet-visit.ts';

export const mara: Customer = {
  id: '7' as CustomerId,
  accountId: 'a7',
  firstName: 'Mara',
  lastName: 'Keller',
  fullName: 'Mara Keller',
  email: 'mara@example.org',
  locale: 'de',
  hasPassword: true,
};
export const wrong: Failure = {
  _tag: 'Refused',
  code: 'customer.sign_in_failed',
  message: 'Nein.',
  violations: [],
};
export const guest: Failure = { _tag: 'Refused', code: 'customer.not_signed_in', violations: [] };
export const account = {
  email: ' mara@example.org ',
  firstName: 'Mara',
  lastName: 'Keller',
  password: 'Linse 2026',
  newsletter: false,
};

export const word: IdentityWord = {
  provider: 'google',
  token: 'word',
  profile: { email: 'mara@example.org', firstName: 'Mara' },
  purpose: 'signIn',
};

/** A session whose ports answer successfully, except for the given ones. */
export const start = (
  ports: Partial<AccountPort> = {},
  provider: Partial<IdentityPort> = {},
  country: CountryCode = 'CH',
  more: Partial<Pick<AccountSessionParts, 'whenSeen'>> = {},
) => {
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
  const agree = vi.fn();
  let remembered: 'signed in' | 'lapsed' | undefined;
  const mark: SignedInMark = {
    isSet: () => remembered === 'signed in',
    isCleared: () => remembered === undefined,
    set: () => {
      remembered = 'signed in';
      set();
    },
    lapse: () => {
      remembered = 'lapsed';
    },
    clear: () => {
      remembered = undefined;
      clear();
    },
    onChange: (listener) => (changed = listener),
  };
  const notes: Notification[] = [];
  const visit = quietVisit();
  const leaveCart = vi.spyOn(visit.cart, 'forget');
  const restoreCart = vi.spyOn(visit.cart, 'restore');
  const send = vi.spyOn(visit.news, 'tell');
  const dropCookies = vi.spyOn(visit, 'dropCookies');
  const forgetCustomer = vi.spyOn(visit, 'forgetCustomer');
  const reload = vi.spyOn(visit, 'reload');
  const confirmed: string[] = [];
  /** The sessions of the opened desks, in their order. */
  const desks: DeskSession[] = [];
  const session = makeAccountSession({
    confirmLink: (hash) => confirmed.push(hash),
    ...visit,
    ...more,
    country,
    accounts,
    identity,
    mark,
    notifications: { notify: (note) => notes.push(note), settle: () => undefined },
    openDesk: (_, theirs) => {
      desks.push(theirs);
      return { ...nobodysDesk, mails: { ...nobodysDesk.mails, agree } };
    },
  });
  const state = (): Promise<AccountState> => firstValueFrom(session.state$);
  const settled = async (): Promise<AccountState> => {
    await waitUntil(async () => expect((await state()).task._tag).not.toBe('Busy'));
    return state();
  };
  return {
    session,
    asked,
    notes,
    visit,
    leaveCart,
    restoreCart,
    agree,
    mark,
    desks,
    confirmed,
    dropCookies,
    send,
    forgetCustomer,
    reload,
    set,
    clear,
    state,
    settled,
    /** `left`: the customer signed out there. */
    otherTab: (left = false) => {
      if (left) remembered = undefined;
      changed();
    },
    rememberHim: () => {
      remembered = 'signed in';
    },
  };
};
