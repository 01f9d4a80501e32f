import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '../../shared/failure.ts';

export interface OwnDataPort {
  /** All data that the shop stores about the customer, as the text of a JSON file. */
  readonly file: () => TaskEither<Failure, string>;
}
