import type { Either } from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { answering } from '../../application/shared/answering.ts';
import type { Failure } from '../../application/shared/failure.ts';

type Ask = (...args: never[]) => TaskEither<Failure, unknown>;
/** Written as a plain object: the library's code would otherwise load with every first visit. */
const unreachable: Either<Failure, never> = { _tag: 'Left', left: { _tag: 'Unreachable' } };

/**
 * A port whose adapter loads with its first call, so that codecs are not part of the initial load. Returns
 * `Unreachable` if the code cannot be loaded; the next call tries again.
 */
export const lazyPort = <Port extends { readonly [K in keyof Port]: Ask }>(load: () => Promise<Port>): Port =>
  answering<Port>({}, (name) => (...args: never[]) => async () => {
    const port = await load().catch(() => undefined);
    return port ? port[name](...args)() : unreachable;
  });
