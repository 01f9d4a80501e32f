import type { TaskEither } from 'fp-ts/TaskEither';
import type { SocialProvider } from '../../../domain/identity/social-sign-in.ts';
import type { Failure } from '../../shared/failure.ts';

/** `email`: as the provider reported it. `linkedAt` is an instant. */
export interface LinkedIdentity {
  readonly provider: SocialProvider;
  readonly email: string;
  readonly linkedAt: string;
}

/** Identities that the customer can sign in with. Source: AUTH-6. */
export interface LinkedIdentityPort {
  readonly linked: () => TaskEither<Failure, readonly LinkedIdentity[]>;
  /** May be repeated. */
  readonly unlink: (provider: SocialProvider) => TaskEither<Failure, void>;
}
