import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Cart } from '../../domain/cart/cart.ts';
import type { Customer } from '../../domain/customer/customer.ts';
import { customerKnown, providerReady, unresolved } from '../../domain/identity/auth-state.ts';
import {
  intended,
  type LoginIntent,
  type SignInMethod,
  signedIn,
} from '../../domain/identity/login-intent.ts';
import type { SignInHash } from '../../domain/identity/login-link.ts';
import { failureKeys, successKeys } from '../../domain/identity/sign-in-form.ts';
import type { SocialProvider } from '../../domain/identity/social-sign-in.ts';
import type { CountryCode } from '../../domain/shared/country.ts';
import type { CartSession } from '../cart/cart-session.ts';
import type { CartTokenStore } from '../cart/ports.ts';
import type { Failure } from '../shared/failure.ts';
import { failureWords, type Notifications } from '../shared/notifications.ts';
import { retryUnreachable } from '../shared/retry.ts';
import type { NewsPort } from '../shared/shop-news.ts';
import { makeStore } from '../shared/store.ts';
import type { Task } from '../shared/task.ts';
import type { AccountState, AccountTaskName } from './account-state.ts';
import type { CustomerDesk } from './customer-desk.ts';
import type { DeskSession } from './in-session.ts';
import { isNotSignedIn } from './not-signed-in.ts';
import type { AccountPort, IdentityPort, KeptText, SignedInMark } from './ports.ts';
import { withoutCookies } from './without-cookies.ts';

/** What the shop provides to the account session. */
export interface AccountUse {
  readonly notifications: Pick<Notifications, 'notify' | 'settle'>;
  readonly cart: Pick<CartSession, 'state$' | 'adopt' | 'forget' | 'restore'>;
  readonly news: Pick<NewsPort, 'tell'>;
}

export interface AccountSessionParts extends AccountUse {
  readonly accounts: AccountPort;
  /** The shop's country: phone numbers without a prefix belong to it. Source: ADDR-5. */
  readonly country: CountryCode;
  readonly identity: IdentityPort;
  /** The providers that the shop offers here and now. Source: AUTH-6. */
  readonly social: readonly SocialProvider[];
  /** Source: TRK-4. */
  readonly wip: boolean;
  readonly tokens: CartTokenStore;
  readonly wait: (ms: number) => Promise<void>;
  /** Resolves once the visitor sees the page. A page that is only prepared uses up no link. Source: AUTH-34. */
  readonly whenSeen: () => Promise<void>;
  readonly mark: SignedInMark;
  /** Each customer gets a desk of their own, for their session. */
  readonly openDesk: (customer: Customer, session: DeskSession) => CustomerDesk;
  /** Where a visitor was going before the sign-in: the cookie `redirect_target`. Source: ROUTE-16. */
  readonly target: KeptText;
  /** The e-mail that a login link was sent to: the cookie `vsf-login-link`. Source: AUTH-7. */
  readonly linkEmail: KeptText;
  /** The token that a login link was exchanged for: the cookie `custom_token`. Source: AUTH-7. */
  readonly customToken: KeptText;
  readonly newId: () => string;
  /** Opens the page that asks whether a link may sign in another customer than the present one. Source: AUTH-20. */
  readonly confirmLink: (hash: SignInHash) => void;
  /** Deletes the cookies that end with the visit, except the cart's. Source: CART-4. */
  readonly dropCookies: () => void;
  /** Deletes what the tab and the device store of a customer who has left: drafts, values of the lens pass. Source: AUTH-22. */
  readonly forgetCustomer: () => void;
  /** False if the page was reloaded a moment ago, and is not reloaded again. Source: AUTH-4. */
  readonly reload: () => boolean;
}

/**
 * What a missing customer means. After a sign-out in another tab (`out`), nobody is signed in. Otherwise (`ended`) the
 * session has expired, and the customer's data is kept.
 */
type Found = 'out' | 'ended';

/** Tasks of the visitor, signed in or not. All others are tasks of the customer who is signed in. */
const ofVisitor: ReadonlySet<AccountTaskName> = new Set([
  'signIn',
  'register',
  'askForLink',
  'signInByHash',
  'signInWith',
  'askForReset',
  'resetPassword',
]);

/** The signed-in customer, one task at a time, and what follows a sign-in. All tasks of an account build on it. */
export const makeAccountCore = (parts: AccountSessionParts) => {
  const { accounts, mark, notifications, openDesk, cart, tokens, wait, target, customToken, news } = parts;
  // The shop's own sessions need only cookies, so the provider is ready from the start.
  const store = makeStore<AccountState>({
    auth: providerReady(unresolved),
    customer: undefined,
    linkEmail: parts.linkEmail.read(),
    desk: undefined,
    social: parts.social,
    wip: parts.wip,
    task: { _tag: 'Idle' },
  });
  const deskOf = (customer: Customer): CustomerDesk => {
    const isOpen = () => store.get().desk === desk;
    const returns = () => store.get().returns ?? 0;
    const expire = () => {
      const { task } = store.get();
      // A request that a sign-out has overtaken is no expiry.
      if (isOpen() && !(task._tag === 'Busy' && task.name === 'signOut')) lapse();
    };
    const desk: CustomerDesk = openDesk(customer, { isOpen, returns, expire });
    return desk;
  };
  /** `isStale`: given if the shop was only asked who visits; whether it no longer knows the session of this device. */
  const know = (customer: Customer | undefined, isStale?: boolean): void => {
    const { customer: was, expired } = store.get();
    const before = was ?? expired;
    const isSame = customer !== undefined && customer.id === before?.id;
    const leaves = before !== undefined && !isSame;
    // Writing the same mark again would tell the other tabs nothing of another customer.
    if (isStale === undefined && !isSame && (!customer || mark.isSet())) mark.clear();
    if (isStale) mark.lapse();
    if (customer) mark.set();
    if (leaves) parts.forgetCustomer();
    store.update((state) => {
      const desk = isSame ? state.desk : customer && deskOf(customer);
      const auth = customerKnown(state.auth);
      const departures = (state.departures ?? 0) + Number(leaves);
      const returns = (state.returns ?? 0) + Number(isSame && was === undefined);
      const known = { auth, customer, desk, departures, returns };
      return { ...state, ...known, expired: undefined, isStale: isStale ?? false };
    });
  };
  /** The customer's session has expired. They become a guest, but none of their data is dropped. */
  const lapse = (): void => {
    mark.lapse();
    store.update(({ customer, expired, ...state }) => ({
      ...state,
      auth: customerKnown(state.auth),
      customer: undefined,
      expired: customer ?? expired,
      lapses: (state.lapses ?? 0) + 1,
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
  const again = retryUnreachable(wait);
  /** Merges the current cart into the customer's cart. If that fails, the cart stays as it is. Source: CART-4. */
  const claimCart = ({ id }: Customer): void => {
    store.update((state) => ({ ...state, isClaiming: true }));
    void cart
      .adopt(async () => {
        const before = shown();
        if (before && before.right.customer?.id === id) return before;
        const claimed = await again(accounts.claimCart(tokens.read()))();
        if (E.isLeft(claimed)) return before ?? claimed;
        // What the cookie says of the cart beside its token stays if it is the same cart.
        if (claimed.right && claimed.right.token !== tokens.read()) tokens.write(claimed.right.token);
        return claimed;
      })
      .finally(() => store.update((state) => ({ ...state, isClaiming: false })));
  };

  /** What another tab told while a task was under way here. */
  let told: Found | undefined;
  const isBusy = (): boolean => store.get().task._tag === 'Busy';
  /** Tasks that were pressed while another one was under way. */
  const waiting: (() => void)[] = [];
  /** The tasks under way or waiting, with their content. */
  const asked = new Set<string>();
  const beginNext = (): void => {
    while (!isBusy() && waiting.length > 0) waiting.shift()?.();
  };
  /**
   * Runs one task at a time; another one waits. A task of a customer is dropped if they have left by then. The same task
   * with the same content is a second press, and is ignored, and so is the question who visits, which each task answers
   * too. Source: ACC-17.
   */
  const during = <A>(
    name: AccountTaskName,
    work: TE.TaskEither<Failure, A>,
    end: (answer: E.Either<Failure, A>) => void = () => undefined,
    /** What tells two presses of the same task apart. */
    content?: unknown,
  ): void => {
    const { desk } = store.get();
    const key = JSON.stringify([name, content]);
    const begin = (): void => {
      if (desk !== undefined && store.get().desk !== desk && !ofVisitor.has(name)) {
        asked.delete(key);
        return;
      }
      store.update((state) => ({ ...state, task: { _tag: 'Busy', name } }));
      void work().then((answer) => {
        asked.delete(key);
        if (E.isLeft(answer) && isNotSignedIn(answer.left)) lapse();
        end(answer);
        const task: Task<AccountTaskName> = E.isLeft(answer)
          ? { _tag: 'Failed', name, failure: answer.left }
          : { _tag: 'Done', name };
        store.update((state) => ({ ...state, task }));
        const found = told;
        told = undefined;
        if (found) ask(found);
        // A screen shows the result before the next task begins.
        else setTimeout(beginNext);
      });
    };
    if (asked.has(key) || (name === 'restore' && isBusy())) return;
    asked.add(key);
    if (isBusy()) waiting.push(begin);
    else begin();
  };

  /** Whether the browser keeps cookies, and so the session too, which scripts cannot read. */
  const keepsCookies = (): boolean => {
    if (customToken.read() !== undefined) return true;
    customToken.write('none');
    const isKept = customToken.read() !== undefined;
    customToken.clear();
    return isKept;
  };
  /**
   * Runs what opens a session. If the session would be lost with the answer, it is not begun, and no link is used up.
   * Source: AUTH-35.
   */
  const opening =
    <A>(work: TE.TaskEither<Failure, A>): TE.TaskEither<Failure, A> =>
    () =>
      keepsCookies() ? work() : Promise.resolve(E.left(withoutCookies));

  let intent: LoginIntent;
  /** Notes how a visitor is about to sign in. The login is counted once they are signed in. Source: AUTH-2. */
  const intend = (method: SignInMethod): void => {
    intent = intended(method);
  };

  /** After a sign-in, publishes the page that the customer was going to. */
  const goOn = (): void => {
    const aimed = target.read();
    target.clear();
    store.update((state) => ({
      ...state,
      identity: undefined,
      aim: undefined,
      arrival: { number: (state.arrival?.number ?? 0) + 1, target: aimed },
    }));
  };

  /** Handles a completed sign-in and loads the customer's cart. */
  const arrive = (customer: Customer, isNew: boolean): void => {
    know(customer);
    const counted = signedIn(intent);
    intent = counted.intent;
    if (counted.event) {
      if (isNew) news.tell({ _tag: 'SignedUp', ...counted.event });
      news.tell({ _tag: 'SignedIn', ...counted.event });
    }
    claimCart(customer);
    goOn();
  };

  // All sign-in methods share one matter: a visitor who failed may use another method or create an account.
  const matter = 'sign-in';
  const tell = (kind: keyof typeof failureKeys) => (answer: E.Either<Failure, Customer>) => {
    const { key, tone } = failureKeys[kind];
    if (E.isLeft(answer)) {
      const title = { key: 'account:failedNote' };
      return notifications.notify({
        key,
        matter,
        tone,
        title,
        text: failureWords(answer.left),
        silent: true,
      });
    }
    arrive(answer.right, kind === 'register');
    const success = successKeys[kind];
    const values = { name: answer.right.firstName };
    const text = { key: `account:${kind}.welcome`, values };
    notifications.notify({ key: success, matter, tone: 'success', text });
  };

  const tellElsewhere = (key: 'otherCustomer' | 'signedOutElsewhere'): void => {
    cart.restore();
    notifications.notify({ key: 'signed_out_elsewhere', tone: 'info', text: { key: `account:${key}` } });
  };
  /** Another tab was signed out, or another customer signed in there. This tab tells the visitor. Source: AUTH-22. */
  const heard = (was: Customer | undefined, is: Customer | undefined): void => {
    if (was === undefined || was.id === is?.id) return;
    tellElsewhere(is ? 'otherCustomer' : 'signedOutElsewhere');
  };
  const forgetElsewhere = (): void => {
    parts.forgetCustomer();
    tellElsewhere('signedOutElsewhere');
  };

  /** Requests who visits. */
  const ask = (found: Found = 'out'): void =>
    during(
      'restore',
      pipe(
        accounts.isGuest(),
        TE.flatMap((guest) => (guest ? TE.right(undefined) : accounts.me())),
      ),
      (answer) => {
        const { customer, expired } = store.get();
        const was = customer ?? expired;
        // A sign-out in another tab counts here too, even if the shop does not answer.
        if (E.isLeft(answer) && (found === 'ended' || !was)) return;
        const is = E.isLeft(answer) ? undefined : answer.right;
        if (found === 'ended' && is === undefined && was) return lapse();
        know(is, is === undefined && mark.isSet());
        heard(was, is);
        // The browser drops the cart's token sooner than the session, and an earlier claim may have got no answer.
        if (is) claimCart(is);
      },
    );

  /** Handles a sign-in or sign-out in another tab, once the task under way has ended. Source: AUTH-22. */
  const hear = (): void => {
    // The answer to the task under way may set the mark again.
    const found = mark.isCleared() ? 'out' : 'ended';
    if (isBusy()) told = found;
    else ask(found);
  };

  return { store, know, lapse, during, opening, tell, ask, hear, goOn, intend, forgetElsewhere };
};
export type AccountCore = ReturnType<typeof makeAccountCore>;
