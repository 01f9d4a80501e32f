import type { TaskEither } from 'fp-ts/TaskEither';
import type { Cart, CartToken } from '../../domain/cart/cart.ts';
import type { Customer } from '../../domain/customer/customer.ts';
import type { ProfileUpdate } from '../../domain/customer/profile-update.ts';
import type { CustomToken, LinkOfOther, SignInHash } from '../../domain/identity/login-link.ts';
import type { IdentityProfile } from '../../domain/identity/sign-in-outcome.ts';
import type { SocialProvider } from '../../domain/identity/social-sign-in.ts';
import type { OrderToken } from '../../domain/orders/order.ts';
import type { Failure } from '../shared/failure.ts';

/** What a new account is made of. */
export interface NewAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** None: the account is opened by links from mails, or by an identity. */
  readonly password?: string;
  readonly newsletter: boolean;
  /** A guest's order under the same e-mail, which becomes the account's. Source: CHK-29. */
  readonly order?: OrderToken;
}

/** What somebody says who asks for a login link and has no account yet. */
export type Newcomer = Pick<NewAccount, 'firstName' | 'lastName' | 'newsletter'>;

/** A new password, typed twice; `current` is empty where there is none yet. */
export interface PasswordChange {
  readonly current: string;
  readonly chosen: string;
  readonly again: string;
}

/**
 * Who visits, as the shop knows it. The session itself is the browser's and the server's: no script sees it.
 * What needs a customer refuses a guest with `customer.not_signed_in`.
 */
export interface AccountPort {
  readonly isGuest: () => TaskEither<Failure, boolean>;
  readonly me: () => TaskEither<Failure, Customer>;
  /** Makes an account and signs nobody in. */
  /** `identity`: the provider's word; it signs in to the account from now on. */
  readonly signUp: (account: NewAccount, identity?: string) => TaskEither<Failure, Customer>;
  readonly signIn: (email: string, password: string) => TaskEither<Failure, Customer>;
  /**
   * Asks for a mail with a link that signs in and leads to a path of the shop; the answer is the same whoever asks.
   * `newcomer`: who has no account by then gets a link too, which makes one. Source: AUTH-7, AUTH-15.
   */
  readonly sendLoginLink: (
    email: string,
    path: string,
    cart: CartToken | undefined,
    newcomer?: Newcomer,
  ) => TaskEither<Failure, void>;
  /**
   * `nonce`: the same for each try, so that an answer that was lost may be asked for again. `replace`: whoever is signed
   * in here agrees that somebody else is; else the link says who both are. Source: AUTH-20.
   */
  readonly exchangeHash: (
    hash: SignInHash,
    nonce: string,
    replace?: boolean,
  ) => TaskEither<
    Failure,
    { readonly status: string; readonly customToken?: string | undefined } & {
      readonly [K in keyof LinkOfOther]?: string | undefined;
    }
  >;
  /** By the provider's word, which is good once. `nonce`: the same for each try. */
  readonly signInWithIdToken: (token: string, nonce: string) => TaskEither<Failure, Customer>;
  /** The identity signs in whoever is signed in now. */
  readonly linkIdentity: (token: string) => TaskEither<Failure, void>;
  /**
   * The customer's cart: the one at hand and the one that they had left, merged; `null`: none.
   * Source: CART-4, D85.
   */
  readonly claimCart: (atHand: CartToken | undefined) => TaskEither<Failure, Cart | null>;
  readonly signOut: () => TaskEither<Failure, void>;
  readonly update: (change: ProfileUpdate) => TaskEither<Failure, Customer>;
  /** The account is gone, with all that it kept. `password`: empty where there is none. */
  readonly remove: (password: string) => TaskEither<Failure, void>;
  /** Empty: it is taken off. */
  readonly setMilesAndMore: (number: string) => TaskEither<Failure, Customer>;
  readonly changePassword: (change: PasswordChange) => TaskEither<Failure, void>;
  /** Asks for a mail; the answer is the same whether or not there is such an account. */
  readonly askForReset: (email: string) => TaskEither<Failure, void>;
  /** `secret`: what the mail's link brought. */
  readonly resetPassword: (secret: string, password: string) => TaskEither<Failure, void>;
}

/** What somebody wants of an identity: to sign in by it, or to add it to the account that they are signed in to. */
export type IdentityPurpose = 'signIn' | 'link';

/** What an identity provider says of somebody. */
export interface IdentityWord {
  readonly provider: SocialProvider;
  /** Signed; the backend believes it, and nothing else that is said here. */
  readonly token: string;
  readonly profile: IdentityProfile;
  readonly purpose: IdentityPurpose;
  /** Where the shop was left, if its page was. */
  readonly back?: string | undefined;
}

/**
 * The identity provider, whichever it is. Ends that are nobody's fault are refusals: `customer.identity.closed`,
 * `customer.identity.refused`, `customer.identity.invalid`. Source: AUTH-6, AUTH-7.
 */
export interface IdentityPort {
  /** Its word on who holds the token of a login link. */
  readonly withCustomToken: (token: CustomToken) => TaskEither<Failure, string>;
  /** Opens its window, at once: browsers let nobody open one later. Where they let nobody at all, the page goes there. */
  readonly withProvider: (
    provider: SocialProvider,
    purpose: IdentityPurpose,
  ) => TaskEither<Failure, IdentityWord>;
  /** What the provider's page sent back with an address. `NotFound`: it was meant for another window, which has it now. */
  readonly returned: (search: string) => TaskEither<Failure, IdentityWord>;
}

/** That somebody signed in on this device: a hint to ask who it is, shared by its tabs. It proves nothing. */
export interface SignedInMark {
  readonly isSet: () => boolean;
  readonly set: () => void;
  /** The session ran out; the other tabs are told nothing. */
  readonly lapse: () => void;
  readonly clear: () => void;
  /** Another tab signed in or out. */
  readonly onChange: (changed: () => void) => void;
}

/** A text that this browser keeps for a while. */
export interface KeptText {
  readonly read: () => string | undefined;
  readonly write: (text: string) => void;
  readonly clear: () => void;
}
