import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '../../shared/failure.ts';

/** A browser in which the customer is signed in. Both times are instants. */
export interface OwnSession {
  readonly id: string;
  /** This browser. */
  readonly isCurrent: boolean;
  readonly signedInAt: string;
  /** Right to a few minutes. */
  readonly lastSeenAt: string;
  /** Families, where they are known. */
  readonly browser?: string;
  readonly system?: string;
}

/** Where the customer is signed in. Source: AUTH-19. */
export interface OwnSessionPort {
  /** This browser first. */
  readonly sessions: () => TaskEither<Failure, readonly OwnSession[]>;
  /** May be repeated. */
  readonly end: (id: string) => TaskEither<Failure, void>;
  /** All but this browser's. */
  readonly endOthers: () => TaskEither<Failure, void>;
}
