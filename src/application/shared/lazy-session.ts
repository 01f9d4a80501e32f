import { Observable } from 'rxjs';
import { answering } from './answering.ts';
import { type Once, once } from './once.ts';

interface Watched {
  readonly state$: Observable<unknown>;
}
type Command = (...args: never[]) => void;
type CommandsOf<Session> = Exclude<keyof Session, 'state$'>;

/** What fetches a session's code: a screen that watches it, or only the first thing that is asked of it. */
export type Wakes = 'watched' | 'asked';

/**
 * A session whose code is fetched when it is wanted. What is asked meanwhile is done afterwards, in the same order, and
 * before anybody hears of its state; code that cannot be had is asked for again the next time. One that wakes when it is
 * asked says nothing before; what others fetch by the same `Once` has arrived here too. `own`: commands that are answered
 * otherwise.
 */
export const lazySession = <Session extends Watched & { readonly [K in CommandsOf<Session>]: Command }>(
  fetchSession: Once<Session> | (() => Promise<Session>),
  wakes: Wakes = 'watched',
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
