import type { TaskEither } from 'fp-ts/TaskEither';
import type { Cart, CartToken } from '../../domain/cart/cart.ts';
import type { Customer } from '../../domain/customer/customer.ts';
import type { CustomToken, SignInHash } from '../../domain/identity/login-link.ts';
import type { Failure } from '../shared/failure.ts';

/** What a new account is made of. */
export interface NewAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** None: the account is opened by links from mails. */
  readonly password?: string;
  readonly newsletter: boolean;
}

/** What a customer says of himself; an empty text takes away what was there. */
export interface ProfileChange {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthday: string;
  readonly phone: string;
}

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
  readonly signUp: (account: NewAccount) => TaskEither<Failure, Customer>;
  readonly signIn: (email: string, password: string) => TaskEither<Failure, Customer>;
  /** Asks for a mail with a link that signs in and leads to a path of the shop; the answer is the same whoever asks. */
  readonly sendLoginLink: (
    email: string,
    path: string,
    cart: CartToken | undefined,
  ) => TaskEither<Failure, void>;
  /** `nonce`: the same for each try, so that an answer that was lost may be asked for again. */
  readonly exchangeHash: (
    hash: SignInHash,
    nonce: string,
  ) => TaskEither<Failure, { readonly status: string; readonly customToken?: string | undefined }>;
  /** The identity provider: its word on who holds the token. */
  readonly signInWithCustomToken: (token: CustomToken) => TaskEither<Failure, string>;
  readonly signInWithIdToken: (token: string) => TaskEither<Failure, Customer>;
  /** The customer's cart: the one at hand and the one that he had left, merged; `null`: he has none. Source: CART-4, D85. */
  readonly claimCart: (atHand: CartToken | undefined) => TaskEither<Failure, Cart | null>;
  readonly signOut: () => TaskEither<Failure, void>;
  readonly update: (change: ProfileChange) => TaskEither<Failure, Customer>;
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
