import type { TaskEither } from 'fp-ts/TaskEither';
import type { Cart, CartToken } from '../../domain/cart/cart.ts';
import type { Customer } from '../../domain/customer/customer.ts';
import type { ProfileUpdate } from '../../domain/customer/profile-update.ts';
import type { CustomToken, LinkOfOther, SignInHash } from '../../domain/identity/login-link.ts';
import type { IdentityProfile } from '../../domain/identity/sign-in-outcome.ts';
import type { SocialProvider } from '../../domain/identity/social-sign-in.ts';
import type { OrderToken } from '../../domain/orders/order.ts';
import type { Failure } from '../shared/failure.ts';

/** The data of a new account. */
export interface NewAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Undefined: the customer signs in with links from mails, or with an identity. */
  readonly password?: string;
  readonly newsletter: boolean;
  /** A guest order with the same e-mail, which is added to the account. Source: CHK-29. */
  readonly order?: OrderToken;
}

/** The data of a visitor who requests a login link and has no account yet. */
export type Newcomer = Pick<NewAccount, 'firstName' | 'lastName' | 'newsletter'>;

/** A new password, typed twice; `current` is empty if there is none yet. */
export interface PasswordChange {
  readonly current: string;
  readonly chosen: string;
  readonly again: string;
}

/**
 * The customer as the shop knows them. The session belongs to the browser and the server; scripts cannot read it.
 * Operations that need a customer refuse a guest with `customer.not_signed_in`.
 */
export interface AccountPort {
  readonly isGuest: () => TaskEither<Failure, boolean>;
  readonly me: () => TaskEither<Failure, Customer>;
  /** Creates an account without signing in. */
  /** `identity`: the provider's ID token; its identity can sign in to the account from now on. */
  readonly signUp: (account: NewAccount, identity?: string) => TaskEither<Failure, Customer>;
  readonly signIn: (email: string, password: string) => TaskEither<Failure, Customer>;
  /**
   * Requests a mail with a link that signs in and leads to a path of the shop. The answer is the same for everyone.
   * `newcomer`: a visitor without an account also gets a link, which creates one. Source: AUTH-7, AUTH-15.
   */
  readonly sendLoginLink: (
    email: string,
    path: string,
    cart: CartToken | undefined,
    newcomer?: Newcomer,
  ) => TaskEither<Failure, void>;
  /**
   * `nonce`: the same for each attempt, so that a lost answer can be requested again. `replace`: the signed-in customer
   * agrees that the link signs in another one; otherwise the answer names both. Source: AUTH-20.
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
  /** Signs in with the provider's ID token, which is valid once. `nonce`: the same for each attempt. */
  readonly signInWithIdToken: (token: string, nonce: string) => TaskEither<Failure, Customer>;
  /** Links the identity to the account that is signed in now. */
  readonly linkIdentity: (token: string) => TaskEither<Failure, void>;
  /** The customer's cart: the current one merged with the one they had left; `null` if there is none. Source: CART-4. */
  readonly claimCart: (atHand: CartToken | undefined) => TaskEither<Failure, Cart | null>;
  readonly signOut: () => TaskEither<Failure, void>;
  readonly update: (change: ProfileUpdate) => TaskEither<Failure, Customer>;
  /** Deletes the account with all its data. `password`: empty if there is none. */
  readonly remove: (password: string) => TaskEither<Failure, void>;
  /** An empty number removes it. */
  readonly setMilesAndMore: (number: string) => TaskEither<Failure, Customer>;
  readonly changePassword: (change: PasswordChange) => TaskEither<Failure, void>;
  /** Requests a mail. The answer is the same whether or not the account exists. */
  readonly askForReset: (email: string) => TaskEither<Failure, void>;
  /** `secret`: from the mail's link. */
  readonly resetPassword: (secret: string, password: string) => TaskEither<Failure, void>;
}

/** The purpose of an identity: to sign in with it, or to link it to the signed-in account. */
export type IdentityPurpose = 'signIn' | 'link';

/** An identity provider's statement about a visitor. */
export interface IdentityWord {
  readonly provider: SocialProvider;
  /** Signed. The backend trusts the token and nothing else in here. */
  readonly token: string;
  readonly profile: IdentityProfile;
  readonly purpose: IdentityPurpose;
  /** The page where the visitor left the shop, if the whole page did. */
  readonly back?: string | undefined;
}

/**
 * The identity provider, whichever it is. Expected failures are refusals: `customer.identity.closed`,
 * `customer.identity.refused`, `customer.identity.invalid`. Source: AUTH-6, AUTH-7.
 */
export interface IdentityPort {
  /** Exchanges the token of a login link for the provider's ID token. */
  readonly withCustomToken: (token: CustomToken) => TaskEither<Failure, string>;
  /**
   * Opens the provider's window synchronously, because browsers block it later. If they block it anyway, the page
   * itself navigates there.
   */
  readonly withProvider: (
    provider: SocialProvider,
    purpose: IdentityPurpose,
  ) => TaskEither<Failure, IdentityWord>;
  /** Reads what the provider's page sent back in the URL. `NotFound`: it belongs to another window, which has received it. */
  readonly returned: (search: string) => TaskEither<Failure, IdentityWord>;
}

/** A mark that a customer signed in on this device: a hint to request who it is, shared by its tabs. It proves nothing. */
export interface SignedInMark {
  readonly isSet: () => boolean;
  /** Whether a customer signed out, or never signed in. False if their session expired, or the device stores nothing. */
  readonly isCleared: () => boolean;
  readonly set: () => void;
  /** The session expired. The other tabs are not notified. */
  readonly lapse: () => void;
  readonly clear: () => void;
  /** Called when another tab signed in or out, and when the page returns from the browser's cache, where it hears nothing. */
  readonly onChange: (changed: () => void) => void;
}

/** A text that this browser stores for a limited time. */
export interface KeptText {
  readonly read: () => string | undefined;
  readonly write: (text: string) => void;
  readonly clear: () => void;
}
