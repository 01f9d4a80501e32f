import type { TaskEither } from 'fp-ts/TaskEither';
import type { SearchResult } from '../../domain/search/search.ts';
import type { Failure } from '../shared/failure.ts';

export interface SearchPort {
  readonly search: (query: string, hitsPerPage: number) => TaskEither<Failure, SearchResult>;
}
