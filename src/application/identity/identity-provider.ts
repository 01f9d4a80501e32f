import type { TaskEither } from 'fp-ts/TaskEither';
import type { SocialProvider } from '../../domain/identity/social-sign-in.ts';
import type { Failure } from '../shared/failure.ts';

/** A visitor who has proved their identity to a provider. */
export interface ProvenPerson {
  /** The provider's id of them. */
  readonly subject: string;
  readonly email: string;
  /** Whether the provider has verified that the e-mail is theirs. */
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

/** A sign-in begun at a provider: the URL that the visitor is sent to, and what completes it. */
export interface BegunSignIn {
  readonly url: string;
  readonly session: string;
}

/**
 * A service that stores passwords. `uid` identifies an account of the shop; its e-mail stays with the shop. Source:
 * AUTH-9, AUTH-11, ACC-2.
 */
export interface PasswordKeeper {
  /** Sets the account's first or another password. The shop decides whether it may be changed. */
  readonly set: (uid: string, password: string) => TaskEither<Failure, void>;
  /** Whether this is the account's password. */
  readonly check: (uid: string, password: string) => TaskEither<Failure, boolean>;
  /** Removes the account's password. May be repeated. */
  readonly forget: (uid: string) => TaskEither<Failure, void>;
}

/** A service that issues the tokens that login links are exchanged for. Source: AUTH-7. */
export interface LinkKeeper {
  /** A token that identifies an account of the shop, for a limited time. */
  readonly customToken: (uid: string) => TaskEither<Failure, string>;
  /** Reads which account such a token identifies, according to the provider. */
  readonly withCustomToken: (token: string) => TaskEither<Failure, string>;
}

/**
 * Proves a visitor's identity to the shop's server. Its statements are verified before use; browsers never see its
 * tokens. `Refused` codes: `customer.identity_invalid`, `customer.identity_busy`. Source: AUTH-3, AUTH-6, AUTH-7.
 */
export interface IdentityProvider {
  /** `back`: the URL in the shop that the provider sends the visitor back to. */
  readonly begin: (provider: SocialProvider, back: string) => TaskEither<Failure, BegunSignIn>;
  /** `brought`: the whole URL that the visitor came back with; `posted`: form data sent instead. */
  readonly finish: (
    provider: SocialProvider,
    session: string,
    brought: string,
    posted?: string,
  ) => TaskEither<Failure, ProvenPerson>;
  /** Undefined: the shop itself issues the tokens for login links. */
  readonly links?: LinkKeeper;
  /** Undefined: the shop stores passwords itself. */
  readonly passwords?: PasswordKeeper;
}
