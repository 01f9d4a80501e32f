import type { Either } from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { Observable } from 'rxjs';
import { answering } from './answering.ts';
import type { Failure } from './failure.ts';
import { type Once, once } from './once.ts';

interface Watched {
  readonly state$: Observable<unknown>;
}
type Command = (...args: never[]) => void;
type CommandsOf<Session> = Exclude<keyof Session, 'state$'>;

/** What loads a session's code: a subscription to its state (`watched`), or only the first command (`asked`). */
export type LoadsOn = 'watched' | 'asked';

/**
 * A session whose code is loaded on demand. Commands sent meanwhile run afterwards, in order, before the state is
 * emitted. A failed load is repeated with the next request. With `asked`, the state emits nothing before the first
 * command; a load by others of the same `Once` counts too. `own`: commands that are answered differently.
 */
export const lazySession = <Session extends Watched & { readonly [K in CommandsOf<Session>]: Command }>(
  fetchSession: Once<Session> | (() => Promise<Session>),
  wakes: LoadsOn = 'watched',
  own: Partial<Session> = {},
): Session => {
  const session = 'arrival' in fetchSession ? fetchSession : once(fetchSession);
  let here: Session | undefined;
  void session.arrival.then((arrived) => {
    here = arrived;
  });
  const command =
    (name: keyof Session) =>
    (...args: never[]): void => {
      const act = (fetched: Session) => (fetched[name as CommandsOf<Session>] as Command)(...args);
      if (here) act(here);
      else session().then(act, () => undefined);
    };
  const state$ = new Observable((watcher) => {
    if (here) return here.state$.subscribe(watcher);
    if (wakes === 'watched') session().catch((error: unknown) => watcher.error(error));
    void session.arrival.then((fetched) => watcher.add(fetched.state$.subscribe(watcher)));
    return undefined;
  });
  return answering<Session>({ state$, ...own } as Partial<Session>, command);
};

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
