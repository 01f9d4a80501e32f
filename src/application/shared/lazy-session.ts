import { defer, type Observable, switchMap } from 'rxjs';

interface Watched {
  readonly state$: Observable<unknown>;
}
type Command = (...args: never[]) => void;
type CommandsOf<Session> = Exclude<keyof Session, 'state$'>;

/**
 * A session whose code is fetched when a screen first watches it or first asks something of it. What is asked meanwhile
 * is done afterwards, in the same order; code that cannot be had is asked for again the next time.
 */
export const lazySession = <Session extends Watched & { readonly [K in CommandsOf<Session>]: Command }>(
  fetchSession: () => Promise<Session>,
  commands: readonly CommandsOf<Session>[],
): Session => {
  let here: Session | undefined;
  let coming: Promise<Session> | undefined;
  const session = (): Promise<Session> => {
    coming ??= fetchSession().then(
      (fetched) => {
        here = fetched;
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
  const state$ = defer(session).pipe(switchMap((fetched) => fetched.state$));
  return { state$, ...Object.fromEntries(commands.map((name) => [name, command(name)])) } as {
    [K in keyof Session]: never;
  };
};
