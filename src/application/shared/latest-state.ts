import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { defer, map, type Observable, of, scan, startWith, switchMap } from 'rxjs';
import { failed, keepValue, loading, type RemoteState, ready } from './remote-state.ts';

export type Asked<Err, A> = RemoteState<Err, A> | null;

/**
 * Runs the newest task and ignores the ones before, even when the newest fails. `null`: no request. The last value
 * stays on screen while the next task runs, but not once that has failed: it answers another question.
 */
export const latestState = <Err, A>(
  tasks$: Observable<TaskEither<Err, A> | null>,
): Observable<Asked<Err, A>> =>
  tasks$.pipe(
    switchMap(
      (task): Observable<Asked<Err, A>> =>
        task === null
          ? of(null)
          : defer(task).pipe(
              map(E.matchW((error: Err): Asked<Err, A> => failed(error), ready)),
              startWith<Asked<Err, A>>(loading),
            ),
    ),
    scan(
      (before: Asked<Err, A>, next) =>
        before !== null && next?._tag === 'Loading' ? keepValue(before, next) : next,
      null,
    ),
  );
