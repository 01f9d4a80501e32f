import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '../../shared/failure.ts';

/** A browser in which the customer is signed in. Both times are instants. */
export interface OwnSession {
  readonly id: string;
  /** Whether it is this browser. */
  readonly isCurrent: boolean;
  readonly signedInAt: string;
  /** Accurate to a few minutes. */
  readonly lastSeenAt: string;
  /** Browser and system families, if known. */
  readonly browser?: string;
  readonly system?: string;
}

/** The browsers in which the customer is signed in. Source: AUTH-19. */
export interface OwnSessionPort {
  /** This browser first. */
  readonly sessions: () => TaskEither<Failure, readonly OwnSession[]>;
  /** May be repeated. */
  readonly end: (id: string) => TaskEither<Failure, void>;
  /** Ends all sessions except that of this browser. */
  readonly endOthers: () => TaskEither<Failure, void>;
}
