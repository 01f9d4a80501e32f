import type { Observable } from 'rxjs';
import type { SearchResult } from '../../domain/search/search.ts';
import type { Failure } from '../shared/failure.ts';
import type { RemoteState } from '../shared/remote-state.ts';

/** Hits while typing: 300 ms after the last key, only for non-empty input, only the latest. Source: SRCH-1, 2, 3. */
export interface Autocomplete {
  /** `null`: nothing asked. */
  readonly state$: Observable<RemoteState<Failure, SearchResult> | null>;
  readonly type: (input: string) => void;
}
