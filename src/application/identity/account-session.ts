import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Observable } from 'rxjs';
import type { Customer } from '../../domain/customer/customer.ts';
import {
  type AuthState,
  customerKnown,
  providerReady,
  resolutionOf,
  unresolved,
} from '../../domain/identity/auth-state.ts';
import { failureKeys, successKeys } from '../../domain/identity/sign-in-form.ts';
import type { CustomerDesk } from '../customer/customer-desk.ts';
import type { Failure } from '../shared/failure.ts';
import { failureWords, type Notifications } from '../shared/notifications.ts';
import { makeStore } from '../shared/store.ts';
import type { AccountPort, NewAccount, PasswordChange, ProfileChange, SignedInMark } from './ports.ts';

/** What somebody asked of his account. */
export type AccountTaskName =
  | 'restore'
  | 'signIn'
  | 'register'
  | 'signOut'
  | 'saveProfile'
  | 'changePassword'
  | 'askForReset'
  | 'resetPassword';

/** How it stands with what was asked last. */
export type AccountTask =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Busy'; readonly name: AccountTaskName }
  | { readonly _tag: 'Done'; readonly name: AccountTaskName }
  | { readonly _tag: 'Failed'; readonly name: AccountTaskName; readonly failure: Failure };

export interface AccountState {
  readonly auth: AuthState;
  /** None: a guest, once it is resolved who visits. */
  readonly customer: Customer | undefined;
  /** What this customer keeps with the shop; none: a guest. */
  readonly desk: CustomerDesk | undefined;
  readonly task: AccountTask;
}

/** Who visits, and what he does with his account: one thing at a time. Source: AUTH-1, AUTH-9. */
export interface AccountSession {
  readonly state$: Observable<AccountState>;
  /** Asks who visits, unless it is known. The profile is loaded for customers only. Source: AUTH-12. */
  readonly restore: () => void;
  readonly signIn: (email: string, password: string) => void;
  /** Makes an account and signs in. Source: AUTH-10. */
  readonly register: (account: NewAccount & { readonly password: string }) => void;
  readonly signOut: () => void;
  readonly saveProfile: (change: ProfileChange) => void;
  readonly changePassword: (change: PasswordChange) => void;
  readonly askForReset: (email: string) => void;
  readonly resetPassword: (secret: string, password: string) => void;
  /** A screen has seen how its task ended. */
  readonly acknowledge: () => void;
}

/** What the shop gives an account's session. */
export interface AccountUse {
  readonly notifications: Pick<Notifications, 'notify'>;
  /** The cart is the customer's no more, nor are his cookies. Source: CART-4. */
  readonly leaveCart: () => void;
}

export interface AccountSessionParts extends AccountUse {
  readonly accounts: AccountPort;
  readonly mark: SignedInMark;
  /** A desk of nobody's yet: every customer gets one of his own. */
  readonly openDesk: () => CustomerDesk;
}

const isGuestNow = (failure: Failure): boolean =>
  failure._tag === 'Refused' && failure.code === 'customer.not_signed_in';

export const makeAccountSession = (parts: AccountSessionParts): AccountSession => {
  const { accounts, mark, notifications, leaveCart, openDesk } = parts;
  // Cookies are all that our own sessions need: the provider is there from the beginning.
  const store = makeStore<AccountState>({
    auth: providerReady(unresolved),
    customer: undefined,
    desk: undefined,
    task: { _tag: 'Idle' },
  });
  const know = (customer: Customer | undefined): void => {
    if (customer) mark.set();
    else mark.clear();
    store.update((state) => {
      const isSame = customer !== undefined && customer.id === state.customer?.id;
      const desk = isSame ? state.desk : customer && openDesk();
      return { ...state, auth: customerKnown(state.auth), customer, desk };
    });
  };

  /** One task at a time: what is asked while another is under way is a second press of the same button. */
  const during = <A>(
    name: AccountTaskName,
    work: TE.TaskEither<Failure, A>,
    end: (answer: E.Either<Failure, A>) => void = () => undefined,
  ): void => {
    if (store.get().task._tag === 'Busy') return;
    store.update((state) => ({ ...state, task: { _tag: 'Busy', name } }));
    void work().then((answer) => {
      if (E.isLeft(answer) && isGuestNow(answer.left)) know(undefined);
      end(answer);
      const task: AccountTask = E.isLeft(answer)
        ? { _tag: 'Failed', name, failure: answer.left }
        : { _tag: 'Done', name };
      store.update((state) => ({ ...state, task }));
    });
  };

  const tell = (kind: keyof typeof failureKeys) => (answer: E.Either<Failure, Customer>) => {
    const { key, tone } = failureKeys[kind];
    if (E.isLeft(answer)) {
      const title = { key: 'account:failed' };
      return notifications.notify({ key, tone, title, text: failureWords(answer.left) });
    }
    know(answer.right);
    const success = successKeys[kind];
    const values = { name: answer.right.firstName };
    notifications.notify({ key: success, tone: 'success', text: { key: `account:${kind}.welcome`, values } });
  };

  const ask = (): void =>
    during(
      'restore',
      pipe(
        accounts.isGuest(),
        TE.flatMap((guest) => (guest ? TE.right(undefined) : accounts.me())),
      ),
      (answer) => E.isRight(answer) && know(answer.right),
    );
  mark.onChange(ask);

  return {
    state$: store.state$,
    restore: () => {
      if (resolutionOf(store.get().auth) === 'pending') ask();
    },
    signIn: (email, password) => during('signIn', accounts.signIn(email.trim(), password), tell('login')),
    register: (account) =>
      during(
        'register',
        pipe(
          accounts.signUp(account),
          TE.flatMap(() => accounts.signIn(account.email.trim(), account.password)),
        ),
        tell('register'),
      ),
    signOut: () =>
      during('signOut', accounts.signOut(), (answer) => {
        if (E.isLeft(answer)) return;
        know(undefined);
        leaveCart();
      }),
    saveProfile: (change) =>
      during('saveProfile', accounts.update(change), (answer) => E.isRight(answer) && know(answer.right)),
    changePassword: (change) => during('changePassword', accounts.changePassword(change)),
    askForReset: (email) => during('askForReset', accounts.askForReset(email.trim())),
    resetPassword: (secret, password) =>
      during('resetPassword', accounts.resetPassword(secret, password), (answer) => {
        // Every session ends with it, this browser's among them.
        if (E.isRight(answer)) know(undefined);
      }),
    acknowledge: () =>
      store.update((state) => (state.task._tag === 'Busy' ? state : { ...state, task: { _tag: 'Idle' } })),
  };
};
