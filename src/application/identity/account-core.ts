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
import { isNotSignedIn } from './not-signed-in.ts';
import type { AccountPort, IdentityPort, KeptText, SignedInMark } from './ports.ts';

/** What the shop gives an account's session. */
export interface AccountUse {
  readonly notifications: Pick<Notifications, 'notify' | 'settle'>;
  readonly cart: Pick<CartSession, 'state$' | 'adopt' | 'forget' | 'restore'>;
  readonly news: Pick<NewsPort, 'tell'>;
}

export interface AccountSessionParts extends AccountUse {
  readonly accounts: AccountPort;
  /** The shop's: phone numbers without a prefix are its own. Source: ADDR-5. */
  readonly country: CountryCode;
  readonly identity: IdentityPort;
  /** Which providers the shop offers here and now. Source: AUTH-6. */
  readonly social: readonly SocialProvider[];
  /** Source: TRK-4. */
  readonly wip: boolean;
  readonly tokens: CartTokenStore;
  readonly wait: (ms: number) => Promise<void>;
  readonly mark: SignedInMark;
  /** Every customer gets one of their own. */
  readonly openDesk: (customer: Customer) => CustomerDesk;
  /** Where a visitor was going before they signed in: the cookie `redirect_target`. Source: ROUTE-16. */
  readonly target: KeptText;
  /** Where a login link went: the cookie `vsf-login-link`. Source: AUTH-7. */
  readonly linkEmail: KeptText;
  /** What a login link was exchanged for: the cookie `custom_token`. Source: AUTH-7. */
  readonly customToken: KeptText;
  readonly newId: () => string;
  /** Leads to the page that asks whether a link may sign in somebody else than who is here. Source: AUTH-20. */
  readonly confirmLink: (hash: SignInHash) => void;
  /** Cookies of the visit that end with it, the cart's excepted. Source: CART-4. */
  readonly dropCookies: () => void;
  /** What the tab and the device hold of a customer who has left: drafts, values of the lens pass. Source: AUTH-22. */
  readonly forgetCustomer: () => void;
  /** False: the page was loaded anew a moment ago, and stays. Source: D76. */
  readonly reload: () => boolean;
}

/** Who visits, one task at a time, and what a sign-in brings along: what every task of an account stands on. */
export const makeAccountCore = (parts: AccountSessionParts) => {
  const { accounts, mark, notifications, openDesk, cart, tokens, wait, target, news } = parts;
  // Cookies are all that our own sessions need: the provider is there from the beginning.
  const store = makeStore<AccountState>({
    auth: providerReady(unresolved),
    customer: undefined,
    linkEmail: parts.linkEmail.read(),
    desk: undefined,
    social: parts.social,
    wip: parts.wip,
    task: { _tag: 'Idle' },
  });
  const know = (customer: Customer | undefined, isStale = false): void => {
    if (customer) mark.set();
    else mark.clear();
    const { customer: was, expired } = store.get();
    const before = was ?? expired;
    const isSame = customer !== undefined && customer.id === before?.id;
    const leaves = before !== undefined && !isSame;
    if (leaves) parts.forgetCustomer();
    store.update((state) => {
      const desk = isSame ? state.desk : customer && openDesk(customer);
      const auth = customerKnown(state.auth);
      const departures = (state.departures ?? 0) + Number(leaves);
      return { ...state, auth, customer, desk, departures, expired: undefined, isStale };
    });
  };
  /** The customer's session ran out: they are a guest, and nothing of theirs is thrown away. */
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
  /** The customer's cart takes in the one at hand; what cannot be had now stays as it is. Source: CART-4, D85. */
  const claimCart = ({ id }: Customer): void => {
    store.update((state) => ({ ...state, isClaiming: true }));
    void cart
      .adopt(async () => {
        const before = shown();
        if (before && before.right.customer?.id === id) return before;
        const claimed = await again(accounts.claimCart(tokens.read()))();
        if (E.isLeft(claimed)) return before ?? claimed;
        if (claimed.right) tokens.write(claimed.right.token);
        return claimed;
      })
      .finally(() => store.update((state) => ({ ...state, isClaiming: false })));
  };

  /** Another tab has signed in or out while something was under way here. */
  let isToldMeanwhile = false;
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
      const task: Task<AccountTaskName> = E.isLeft(answer)
        ? { _tag: 'Failed', name, failure: answer.left }
        : { _tag: 'Done', name };
      store.update((state) => ({ ...state, task }));
      if (!isToldMeanwhile) return;
      isToldMeanwhile = false;
      ask();
    });
  };

  let intent: LoginIntent;
  /** A visitor is about to sign in: their login is counted once they are signed in. Source: AUTH-2. */
  const intend = (method: SignInMethod): void => {
    intent = intended(method);
  };

  /** After a sign-in the customer goes on to where they were going. */
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

  /** The customer has signed in, and their cart comes. */
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

  // Whoever could not sign in may do so by another way, or with a new account.
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
  /** Another tab was signed out, or in by somebody else: this one says so. Source: AUTH-22. */
  const heard = (was: Customer | undefined, is: Customer | undefined): void => {
    if (was === undefined || was.id === is?.id) return;
    tellElsewhere(is ? 'otherCustomer' : 'signedOutElsewhere');
  };
  const forgetElsewhere = (): void => {
    parts.forgetCustomer();
    tellElsewhere('signedOutElsewhere');
  };

  /**
   * `found`: what it means that nobody is signed in. After another tab's sign-out nobody is; without one, a session has
   * run out, and nothing of its customer is thrown away.
   */
  const ask = (found: 'out' | 'ended' = 'out'): void =>
    during(
      'restore',
      pipe(
        accounts.isGuest(),
        TE.flatMap((guest) => (guest ? TE.right(undefined) : accounts.me())),
      ),
      (answer) => {
        if (E.isLeft(answer)) return;
        const { customer: was, expired } = store.get();
        if (found === 'ended' && answer.right === undefined && (was ?? expired)) return lapse();
        know(answer.right, answer.right === undefined && mark.isSet());
        heard(was ?? expired, answer.right);
        // A browser forgets its cart's token sooner than its session, and a claim may have gone unheard.
        if (answer.right) claimCart(answer.right);
      },
    );

  /** By another tab; once whatever is under way has ended. Source: AUTH-22. */
  const hear = (): void => {
    if (store.get().task._tag === 'Busy') isToldMeanwhile = true;
    else ask();
  };

  return { store, know, lapse, during, tell, ask, hear, goOn, intend, forgetElsewhere };
};
export type AccountCore = ReturnType<typeof makeAccountCore>;
