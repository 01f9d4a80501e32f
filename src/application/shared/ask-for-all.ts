import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from './failure.ts';

/**
 * Combines the calls of one turn, each for some ids, into one request, as long as these are at most `most` ids. Each
 * caller gets its own items, in the order of the answer. A call without ids sends no request.
 */
export const askForAll = <Id extends string, A extends { readonly id: Id }>(
  ask: (ids: readonly Id[]) => TaskEither<Failure, readonly A[]>,
  most: number,
): ((ids: readonly Id[]) => TaskEither<Failure, readonly A[]>) => {
  let open:
    | { readonly wanted: Set<Id>; readonly answer: Promise<E.Either<Failure, readonly A[]>> }
    | undefined;
  const begin = () => {
    const wanted = new Set<Id>();
    const answer = Promise.resolve().then(() => {
      if (open?.wanted === wanted) open = undefined;
      return ask([...wanted])();
    });
    return { wanted, answer };
  };
  const join = (ids: readonly Id[]) => {
    open = open && new Set([...open.wanted, ...ids]).size <= most ? open : begin();
    for (const id of ids) open.wanted.add(id);
    return open.answer;
  };
  return (ids) => async () =>
    ids.length === 0
      ? E.right([])
      : E.map((all: readonly A[]) => all.filter(({ id }) => ids.includes(id)))(await join(ids));
};
