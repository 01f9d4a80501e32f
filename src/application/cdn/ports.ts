import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '../shared/failure.ts';

/** Who keeps copies of public documents before the page servers. */
export interface CopiesPort {
  /** Copies with any of these tags are old. Harmless to repeat. */
  readonly drop: (tags: readonly string[]) => TaskEither<Failure, unknown>;
}
