import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '../shared/failure.ts';

/** The cache of public documents in front of the page servers. */
export interface CopiesPort {
  /** Invalidates copies with any of these tags. Safe to repeat. */
  readonly drop: (tags: readonly string[]) => TaskEither<Failure, unknown>;
}
