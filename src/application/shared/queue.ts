import { concatMap, Subject } from 'rxjs';

/** Runs one job after the other. A job that throws does not block the next ones. */
export type RunInTurn = <A>(job: () => Promise<A>) => Promise<A>;

export const makeQueue = (): RunInTurn => {
  const jobs$ = new Subject<() => Promise<void>>();
  jobs$.pipe(concatMap((job) => job())).subscribe();
  return (job) => new Promise((resolve, reject) => jobs$.next(() => job().then(resolve, reject)));
};
