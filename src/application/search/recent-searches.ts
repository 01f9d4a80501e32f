import { defer, map, type Observable, Subject, startWith } from 'rxjs';
import { forgetSearch, rememberSearch } from '../../domain/search/recent-searches.ts';

/** Stores recent searches on the device. They appear in no URL and no log outside the device. */
export interface RecentSearchStore {
  readonly read: () => readonly string[];
  /** An empty list deletes the entry. */
  readonly write: (queries: readonly string[]) => void;
}

/** The recent searches on this device, newest first; each can be removed. */
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
