import {
  BehaviorSubject,
  debounce,
  distinctUntilChanged,
  map,
  type Observable,
  of,
  type SchedulerLike,
  shareReplay,
  tap,
  timer,
} from 'rxjs';
import {
  hitsRequested,
  type SearchResult,
  searchable,
  searchDebounceMs,
} from '../../domain/search/search.ts';
import type { Failure } from '../shared/failure.ts';
import { latestState } from '../shared/latest-state.ts';
import type { RemoteState } from '../shared/remote-state.ts';
import type { NewsPort } from '../shared/shop-news.ts';
import type { SearchPort } from './ports.ts';

/** Search hits while typing: 300 ms after the last key, only for non-empty input, only for the latest. Source: SRCH-1, 2, 3. */
export interface Autocomplete {
  /** `null` if nothing was requested. */
  readonly state$: Observable<RemoteState<Failure, SearchResult> | null>;
  readonly type: (input: string) => void;
}

/** Clearing the field removes its hits at once; `scheduler` is for tests. */
export const makeAutocomplete = (
  search: Pick<SearchPort, 'search'>,
  { tell }: Pick<NewsPort, 'tell'>,
  scheduler?: SchedulerLike,
): Autocomplete => {
  const typed$ = new BehaviorSubject('');
  return {
    state$: typed$.pipe(
      map((input) => (searchable(input) ? input.trim() : '')),
      debounce((query) => (query ? timer(searchDebounceMs, scheduler) : of(0))),
      distinctUntilChanged(),
      tap((query) => {
        if (query) tell({ _tag: 'Searched', term: query });
      }),
      map((query) => (query ? search.search(query, hitsRequested) : null)),
      latestState,
      shareReplay({ bufferSize: 1, refCount: true }),
    ),
    type: (input) => typed$.next(input),
  };
};
