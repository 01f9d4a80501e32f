import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '../../application/shared/failure.ts';

type Ask = (...args: never[]) => TaskEither<Failure, unknown>;
const unreachable: Failure = { _tag: 'Unreachable' };

/**
 * A port whose adapter is fetched with its first question, so that codecs are not a part of the first load.
 * `Unreachable` when the code cannot be had: the next question tries again. `questions` names all that the port answers.
 */
export const lazyPort = <Port extends { readonly [K in keyof Port]: Ask }>(
  load: () => Promise<Port>,
  questions: { readonly [K in keyof Port]: true },
): Port => {
  const ask =
    (name: keyof Port) =>
    (...args: never[]): TaskEither<Failure, unknown> =>
    async () => {
      const port = await load().catch(() => undefined);
      return port ? port[name](...args)() : E.left(unreachable);
    };
  const names = Object.keys(questions) as (keyof Port)[];
  return Object.fromEntries(names.map((name) => [name, ask(name)])) as { [K in keyof Port]: never };
};
