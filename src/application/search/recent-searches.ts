import { defer, map, type Observable, Subject, startWith } from 'rxjs';
import { forgetSearch, rememberSearch } from '../../domain/search/recent-searches.ts';

/** Where a device keeps what was searched for. It leaves the device neither in an address nor in a log. */
export interface RecentSearchStore {
  readonly read: () => readonly string[];
  /** An empty list leaves no trace. */
  readonly write: (queries: readonly string[]) => void;
}

/** What was searched for on this device, the newest first; it can be taken back. */
export interface RecentSearches {
  readonly state$: Observable<readonly string[]>;
  readonly remember: (query: string) => void;
  readonly forget: (query: string) => void;
  readonly forgetAll: () => void;
}

/** Reads the store each time: another tab may have changed it. */
export const makeRecentSearches = (store: RecentSearchStore): RecentSearches => {
  const changed$ = new Subject<void>();
  const change = (next: (recent: readonly string[]) => readonly string[]): void => {
    store.write(next(store.read()));
    changed$.next();
  };
  return {
    state$: defer(() => changed$.pipe(startWith(undefined), map(store.read))),
    remember: (query) => change((recent) => rememberSearch(recent, query)),
    forget: (query) => change((recent) => forgetSearch(recent, query)),
    forgetAll: () => change(() => []),
  };
};
