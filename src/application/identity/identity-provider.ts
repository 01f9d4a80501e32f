import type { TaskEither } from 'fp-ts/TaskEither';
import type { SocialProvider } from '../../domain/identity/social-sign-in.ts';
import type { Failure } from '../shared/failure.ts';

/** A visitor who showed a provider who they are. */
export interface ProvenPerson {
  /** How the provider knows them. */
  readonly subject: string;
  readonly email: string;
  /** Whether the provider knows that the e-mail is theirs. */
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

/** A sign-in that has begun elsewhere: where somebody is sent, and what finishes it. */
export interface BegunSignIn {
  readonly url: string;
  readonly session: string;
}

/**
 * Who keeps passwords. `uid` names an account of ours; its e-mail stays with the shop. Source: AUTH-9, AUTH-11, ACC-2.
 */
export interface PasswordKeeper {
  /** The account's first password, or another one: that it may be changed is the shop's word. */
  readonly set: (uid: string, password: string) => TaskEither<Failure, void>;
  /** Whether it is this account's password. */
  readonly check: (uid: string, password: string) => TaskEither<Failure, boolean>;
  /** The account has none any more. May be repeated. */
  readonly forget: (uid: string) => TaskEither<Failure, void>;
}

/** Who gives out what a login link is exchanged for. Source: AUTH-7. */
export interface LinkKeeper {
  /** A token that names an account of ours, for a while. */
  readonly customToken: (uid: string) => TaskEither<Failure, string>;
  /** Whom such a token names, as the provider says. */
  readonly withCustomToken: (token: string) => TaskEither<Failure, string>;
}

/**
 * Who proves to the shop's server who somebody is. What it says is verified before it counts; browsers never see its
 * tokens. `Refused` codes: `customer.identity_invalid`, `customer.identity_busy`. Source: AUTH-3, AUTH-6, AUTH-7.
 */
export interface IdentityProvider {
  /** `back`: where the provider sends the visitor, an address of the shop. */
  readonly begin: (provider: SocialProvider, back: string) => TaskEither<Failure, BegunSignIn>;
  /** `brought`: the whole address that the visitor came back with; `posted`: what a form brought instead. */
  readonly finish: (
    provider: SocialProvider,
    session: string,
    brought: string,
    posted?: string,
  ) => TaskEither<Failure, ProvenPerson>;
  /** None: the shop gives out itself what a login link is exchanged for. */
  readonly links?: LinkKeeper;
  /** None: the shop keeps passwords itself. */
  readonly passwords?: PasswordKeeper;
}
