import { defer, type Observable, switchMap } from 'rxjs';
import { answering } from './answering.ts';

interface Watched {
  readonly state$: Observable<unknown>;
}
type Command = (...args: never[]) => void;
type CommandsOf<Session> = Exclude<keyof Session, 'state$'>;

/** What fetches a session's code: a screen that watches it, or only the first thing that is asked of it. */
export type Wakes = 'watched' | 'asked';

/**
 * A session whose code is fetched when it is wanted. What is asked meanwhile is done afterwards, in the same order; code
 * that cannot be had is asked for again the next time. One that wakes when it is asked says nothing before.
 */
export const lazySession = <Session extends Watched & { readonly [K in CommandsOf<Session>]: Command }>(
  fetchSession: () => Promise<Session>,
  wakes: Wakes = 'watched',
): Session => {
  let here: Session | undefined;
  let coming: Promise<Session> | undefined;
  const arrival = Promise.withResolvers<Session>();
  const session = (): Promise<Session> => {
    coming ??= fetchSession().then(
      (fetched) => {
        here = fetched;
        arrival.resolve(fetched);
        return fetched;
      },
      (error: unknown) => {
        coming = undefined;
        throw error;
      },
    );
    return coming;
  };
  const command =
    (name: keyof Session) =>
    (...args: never[]): void => {
      const act = (fetched: Session) => (fetched[name as CommandsOf<Session>] as Command)(...args);
      if (here) act(here);
      else session().then(act, () => undefined);
    };
  const state$ = defer(wakes === 'watched' ? session : () => arrival.promise).pipe(
    switchMap((fetched) => fetched.state$),
  );
  return answering<Session>({ state$ } as Partial<Session>, command);
};
