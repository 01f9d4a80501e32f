import type { Either } from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { answering } from '../../application/shared/answering.ts';
import type { Failure } from '../../application/shared/failure.ts';

type Ask = (...args: never[]) => TaskEither<Failure, unknown>;
/** As data: the code of a library would come to every first visit for it. */
const unreachable: Either<Failure, never> = { _tag: 'Left', left: { _tag: 'Unreachable' } };

/**
 * A port whose adapter is fetched with its first question, so that codecs are not a part of the first load.
 * `Unreachable` when the code cannot be had: the next question tries again.
 */
export const lazyPort = <Port extends { readonly [K in keyof Port]: Ask }>(load: () => Promise<Port>): Port =>
  answering<Port>({}, (name) => (...args: never[]) => async () => {
    const port = await load().catch(() => undefined);
    return port ? port[name](...args)() : unreachable;
  });
