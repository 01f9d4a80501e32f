import type * as TE from 'fp-ts/TaskEither';
import type { Observable } from 'rxjs';
import type { Kept } from '../../../src/application/customer/remote-collection.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import { tick } from '../shared/shelf.ts';

export const cut: Failure = { _tag: 'Unreachable' };
export const gone: Failure = { _tag: 'NotFound' };

/** Records the calls of ports, in their order; each answers at once. */
export const asking = () => {
  const asked: (readonly unknown[])[] = [];
  const said =
    <A>(answer: TE.TaskEither<Failure, A>, ...question: readonly unknown[]): TE.TaskEither<Failure, A> =>
    () => {
      asked.push(question);
      return answer();
    };
  return { asked, said };
};

/** The state of a kept value now, and after all requests are answered. */
export const showing = <A, Name extends string>({
  state$,
}: {
  readonly state$: Observable<Kept<A, Name>>;
}) => {
  const states: Kept<A, Name>[] = [];
  state$.subscribe((state) => states.push(state));
  const now = () => states.at(-1);
  const settled = async () => {
    await tick();
    return now();
  };
  return { now, settled };
};

/** Runs a check after all requests are answered. */
export const afterwards = async <A>(check: () => A | Promise<A>): Promise<A> => {
  await tick();
  return check();
};
