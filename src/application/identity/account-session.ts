import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Observable } from 'rxjs';
import type { Cart } from '../../domain/cart/cart.ts';
import type { Customer } from '../../domain/customer/customer.ts';
import { milesKeys } from '../../domain/customer/miles-and-more.ts';
import {
  type AuthState,
  customerKnown,
  providerReady,
  resolutionOf,
  unresolved,
} from '../../domain/identity/auth-state.ts';
import { type HashSignIn, hashAnswered, hashFound, idle } from '../../domain/identity/hash-sign-in.ts';
import type { SignInHash } from '../../domain/identity/login-link.ts';
import { failureKeys, successKeys } from '../../domain/identity/sign-in-form.ts';
import type { CartSession } from '../cart/cart-session.ts';
import type { CartTokenStore } from '../cart/ports.ts';
import type { Failure } from '../shared/failure.ts';
import { failureWords, type Notification, type Notifications } from '../shared/notifications.ts';
import { retryUnreachable } from '../shared/retry.ts';
import { makeStore } from '../shared/store.ts';
import type { CustomerDesk } from './customer-desk.ts';
import { isNotSignedIn } from './not-signed-in.ts';
import type {
  AccountPort,
  KeptText,
  NewAccount,
  PasswordChange,
  ProfileChange,
  SignedInMark,
} from './ports.ts';
import { signInByHash } from './sign-in-by-hash.ts';

/** What somebody asked of his account. */
export type AccountTaskName =
  | 'restore'
  | 'signIn'
  | 'register'
  | 'signOut'
  | 'askForLink'
  | 'signInByHash'
  | 'saveProfile'
  | 'setMilesAndMore'
  | 'deleteAccount'
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
  /** Whose session ran out while he was here: what he has typed waits for him to sign in again. */
  readonly expired?: Customer | undefined;
  /** The session that this device remembered had run out when the page asked: it loads itself anew. Source: AUTH-4. */
  readonly isStale?: boolean;
  /** That somebody signed in since the page opened: a screen that waits for it watches it change. */
  readonly arrival?: Arrival;
  /** Where a login link went lately. Source: AUTH-7. */
  readonly linkEmail?: string | undefined;
  /** How it stands with a hash that an address brought. Source: AUTH-8. */
  readonly hash?: HashSignIn;
  readonly task: AccountTask;
}

/** A sign-in. `number`: how many there were; `target`: where he was going before. Source: ROUTE-16. */
export interface Arrival {
  readonly number: number;
  readonly target?: string | undefined;
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
  /** Asks for a link that signs in and leads to a path of the shop. Source: AUTH-7. */
  readonly askForLink: (email: string, path: string) => void;
  /** Signs in by the link that has just been followed; its page says how it ended. Source: AUTH-7. */
  readonly openLink: (hash: SignInHash) => void;
  /** Signs in by the hash of any other address, once; the cart of before is put away. Source: AUTH-8, ROUTE-17. */
  readonly openHash: (hash: SignInHash) => void;
  readonly saveProfile: (change: ProfileChange) => void;
  /** For good: nobody signs in to it any more. */
  readonly deleteAccount: (password: string) => void;
  /** Empty: it is taken off. Source: MILES-3. */
  readonly setMilesAndMore: (number: string) => void;
  readonly changePassword: (change: PasswordChange) => void;
  readonly askForReset: (email: string) => void;
  readonly resetPassword: (secret: string, password: string) => void;
  /** Remembers where somebody is going who signs in first; none: nowhere in particular. Source: ROUTE-16. */
  readonly aimAt: (path: string | undefined) => void;
  /** Another part of the account was told that his session ran out. */
  readonly lapse: () => void;
  /** Loads the page anew, if it was not a moment ago. Source: AUTH-4, D76. */
  readonly reload: () => void;
  /** A screen has seen how its task ended. */
  readonly acknowledge: () => void;
}

/** What the shop gives an account's session. */
export interface AccountUse {
  readonly notifications: Pick<Notifications, 'notify'>;
  readonly cart: Pick<CartSession, 'state$' | 'adopt' | 'forget'>;
}

export interface AccountSessionParts extends AccountUse {
  readonly accounts: AccountPort;
  readonly tokens: CartTokenStore;
  readonly wait: (ms: number) => Promise<void>;
  readonly mark: SignedInMark;
  /** Every customer gets one of his own. */
  readonly openDesk: (customer: Customer) => CustomerDesk;
  /** Where somebody was going before he signed in: the cookie `redirect_target`. Source: ROUTE-16. */
  readonly target: KeptText;
  /** Where a login link went: the cookie `vsf-login-link`. Source: AUTH-7. */
  readonly linkEmail: KeptText;
  /** What a login link was exchanged for: the cookie `custom_token`. Source: AUTH-7. */
  readonly customToken: KeptText;
  readonly newId: () => string;
  /** Cookies of the visit that end with it, the cart's excepted. Source: CART-4. */
  readonly dropCookies: () => void;
  /** False: the page was loaded anew a moment ago, and stays. Source: D76. */
  readonly reload: () => boolean;
}

/** How setting a loyalty number, or taking it off, is told. Source: MILES-3. */
const milesNote = (number: string, answer: E.Either<Failure, Customer>): Notification => {
  if (E.isLeft(answer)) {
    const title = { key: 'account:failed' };
    return { key: milesKeys.invalid, tone: 'danger', title, text: failureWords(answer.left) };
  }
  return number === ''
    ? { key: milesKeys.removed, tone: 'success', text: { key: 'personal:miles.removed' } }
    : { key: milesKeys.set, tone: 'success', text: { key: 'personal:miles.saved' } };
};

export const makeAccountSession = (parts: AccountSessionParts): AccountSession => {
  const { accounts, mark, notifications, openDesk, cart, tokens, wait, target, linkEmail } = parts;
  /** The same for each try of one link. */
  const nonce = parts.newId();
  const byHash = (hash: SignInHash) => signInByHash(accounts, parts.customToken, { hash, nonce });
  // Cookies are all that our own sessions need: the provider is there from the beginning.
  const store = makeStore<AccountState>({
    auth: providerReady(unresolved),
    customer: undefined,
    linkEmail: parts.linkEmail.read(),
    desk: undefined,
    task: { _tag: 'Idle' },
  });
  const know = (customer: Customer | undefined): void => {
    if (customer) mark.set();
    else mark.clear();
    store.update((state) => {
      const before = state.customer ?? state.expired;
      const isSame = customer !== undefined && customer.id === before?.id;
      const desk = isSame ? state.desk : customer && openDesk(customer);
      const auth = customerKnown(state.auth);
      return { ...state, auth, customer, desk, expired: undefined, isStale: false };
    });
  };
  /** His session ran out: he is a guest, and nothing of his is thrown away. */
  const lapse = (): void => {
    mark.lapse();
    store.update(({ customer, expired, ...state }) => ({
      ...state,
      auth: customerKnown(state.auth),
      customer: undefined,
      expired: customer ?? expired,
    }));
  };

  const shown = (): E.Right<Cart> | undefined => {
    let seen: Cart | null | undefined;
    cart.state$
      .subscribe(({ remote }) => {
        seen = remote.value;
      })
      .unsubscribe();
    return seen ? { _tag: 'Right', right: seen } : undefined;
  };
  const again = retryUnreachable([400, 1200], wait);
  /** His cart takes in the one at hand; what cannot be had now stays as it is. Source: CART-4, D85. */
  const claimCart = ({ id }: Customer): void =>
    void cart.adopt(async () => {
      const before = shown();
      if (before && before.right.customer?.id === id) return before;
      const claimed = await again(accounts.claimCart(tokens.read()))();
      if (E.isLeft(claimed)) return before ?? claimed;
      if (claimed.right) tokens.write(claimed.right.token);
      return claimed;
    });

  let unsureOfDeletion = false;

  /** One task at a time: what is asked while another is under way is a second press of the same button. */
  const during = <A>(
    name: AccountTaskName,
    work: TE.TaskEither<Failure, A>,
    end: (answer: E.Either<Failure, A>) => void = () => undefined,
  ): void => {
    if (store.get().task._tag === 'Busy') return;
    store.update((state) => ({ ...state, task: { _tag: 'Busy', name } }));
    void work().then((answer) => {
      if (E.isLeft(answer) && isNotSignedIn(answer.left)) lapse();
      end(answer);
      const task: AccountTask = E.isLeft(answer)
        ? { _tag: 'Failed', name, failure: answer.left }
        : { _tag: 'Done', name };
      store.update((state) => ({ ...state, task }));
    });
  };

  /** He has signed in: his cart comes, and he goes on to where he was going. */
  const arrive = (customer: Customer): void => {
    know(customer);
    claimCart(customer);
    const aimed = target.read();
    target.clear();
    store.update((state) => ({
      ...state,
      arrival: { number: (state.arrival?.number ?? 0) + 1, target: aimed },
    }));
  };

  const tell = (kind: keyof typeof failureKeys) => (answer: E.Either<Failure, Customer>) => {
    const { key, tone } = failureKeys[kind];
    if (E.isLeft(answer)) {
      const title = { key: 'account:failed' };
      return notifications.notify({ key, tone, title, text: failureWords(answer.left) });
    }
    arrive(answer.right);
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
      (answer) => {
        if (E.isLeft(answer)) return;
        const isStale = answer.right === undefined && mark.isSet();
        know(answer.right);
        if (isStale) store.update((state) => ({ ...state, isStale }));
        // A browser forgets its cart's token sooner than its session, and a claim may have gone unheard.
        if (answer.right) claimCart(answer.right);
      },
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
        (answer) => {
          tell('register')(answer);
          if (E.isRight(answer)) store.get().desk?.mails.agree({ newsletter: account.newsletter });
        },
      ),
    askForLink: (email, path) =>
      during('askForLink', accounts.sendLoginLink(email.trim(), path, tokens.read()), (answer) => {
        if (E.isLeft(answer)) return;
        linkEmail.write(email.trim());
        store.update((state) => ({ ...state, linkEmail: email.trim() }));
        const text = { key: 'account:howTo.sent', values: { email: email.trim() } };
        notifications.notify({ key: 'login_link', tone: 'success', text });
      }),
    openLink: (hash) =>
      during('signInByHash', byHash(hash), (answer) => E.isRight(answer) && tell('login')(answer)),
    openHash: (hash) => {
      const loading = hashFound(hash)(store.get().hash ?? idle);
      if (loading === store.get().hash) return;
      store.update((state) => ({ ...state, hash: loading }));
      during('signInByHash', byHash(hash), (answer) => {
        if (E.isRight(answer)) cart.forget();
        else {
          know(undefined);
          const text = { key: 'account:hashFailed' };
          const title = { key: 'account:failed' };
          notifications.notify({ key: 'hash_signin_error', tone: 'danger', title, text });
        }
        store.update((state) => ({ ...state, hash: hashAnswered(E.isRight(answer))(loading) }));
        if (E.isRight(answer)) tell('login')(answer);
        else void accounts.signOut()();
      });
    },
    signOut: () =>
      during('signOut', accounts.signOut(), (answer) => {
        if (E.isLeft(answer)) return;
        know(undefined);
        cart.forget();
        parts.dropCookies();
      }),
    saveProfile: (change) =>
      during('saveProfile', accounts.update(change), (answer) => E.isRight(answer) && know(answer.right)),
    deleteAccount: (password) =>
      during(
        'deleteAccount',
        pipe(
          accounts.remove(password),
          // After an answer that was lost, an account that nobody is signed in to is one that is gone.
          TE.orElse((failure) => {
            const isGone = unsureOfDeletion && isNotSignedIn(failure);
            unsureOfDeletion = failure._tag !== 'Refused';
            return isGone ? TE.right(undefined) : TE.left(failure);
          }),
        ),
        (answer) => {
          if (E.isLeft(answer)) return;
          know(undefined);
          cart.forget();
          parts.dropCookies();
          const text = { key: 'personal:data.deleted' };
          notifications.notify({ key: 'account_deleted', tone: 'success', text });
        },
      ),
    setMilesAndMore: (number) =>
      during('setMilesAndMore', accounts.setMilesAndMore(number), (answer) => {
        if (E.isRight(answer)) know(answer.right);
        notifications.notify(milesNote(number, answer));
      }),
    changePassword: (change) => during('changePassword', accounts.changePassword(change)),
    askForReset: (email) => during('askForReset', accounts.askForReset(email.trim())),
    resetPassword: (secret, password) =>
      during('resetPassword', accounts.resetPassword(secret, password), (answer) => {
        // Every session ends with it, this browser's among them.
        if (E.isRight(answer)) know(undefined);
      }),
    aimAt: (path) => (path === undefined ? target.clear() : target.write(path)),
    lapse,
    reload: () => {
      if (!parts.reload()) store.update((state) => ({ ...state, isStale: false }));
    },
    acknowledge: () =>
      store.update((state) => (state.task._tag === 'Busy' ? state : { ...state, task: { _tag: 'Idle' } })),
  };
};
