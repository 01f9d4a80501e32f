import { defer, type Observable, switchMap } from 'rxjs';

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
 * `commands` names all that the session can be asked.
 */
export const lazySession = <Session extends Watched & { readonly [K in CommandsOf<Session>]: Command }>(
  fetchSession: () => Promise<Session>,
  commands: { readonly [K in CommandsOf<Session>]: true },
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
    (name: CommandsOf<Session>) =>
    (...args: never[]): void => {
      if (here) here[name](...args);
      else
        session().then(
          (fetched) => fetched[name](...args),
          () => undefined,
        );
    };
  const state$ = defer(wakes === 'watched' ? session : () => arrival.promise).pipe(
    switchMap((fetched) => fetched.state$),
  );
  const names = Object.keys(commands) as CommandsOf<Session>[];
  return { state$, ...Object.fromEntries(names.map((name) => [name, command(name)])) } as {
    [K in keyof Session]: never;
  };
};
