import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { defer, map, type Observable, ReplaySubject, scan, switchMap } from 'rxjs';
import { heldFacets } from '../../domain/catalogue/held-facets.ts';
import type { Facet, Listing } from '../../domain/catalogue/listing.ts';
import { type ListingQuery, offeredFacets } from '../../domain/catalogue/listing-query.ts';
import type { Failure } from '../shared/failure.ts';
import type { FinderPort } from './finder.ts';
import { type OwnValuesPlace, ownValuesText } from './own-values-text.ts';
import type { CataloguePort, ListingRequest } from './ports.ts';

/** What filters that are being chosen would list. */
export interface FilterCount {
  readonly facets: readonly Facet[];
  /** Undefined if the products could not be counted. */
  readonly total: number | undefined;
}

/** Counts what the newest choice of filters lists; earlier answers are ignored. Source: CAT-33. */
export interface FilterCounting {
  readonly state$: Observable<FilterCount>;
  readonly ask: (query: ListingQuery) => void;
}

type Counted = Pick<Listing, 'facets' | 'total'>;
type Answer = E.Either<Failure, Counted>;

/** `place`: given where the list shows only what is made in the visitor's values, once there are any. Source: FIND-2. */
const counts =
  (catalogue: Pick<CataloguePort, 'products'>, finder: FinderPort, place: OwnValuesPlace | undefined) =>
  (request: ListingRequest): TE.TaskEither<Failure, Counted> =>
  async (): Promise<Answer> => {
    const text = place ? ownValuesText(place) : '';
    if (text === '') return catalogue.products(request)();
    const code = await import('./search-by-values.ts').catch(() => undefined);
    return code
      ? code.listByText(finder, text, catalogue).products(request)()
      : E.left({ _tag: 'Unreachable' });
  };

export const makeFilterCounting = (
  { catalogue, finder }: { catalogue: Pick<CataloguePort, 'category' | 'products'>; finder: FinderPort },
  place: OwnValuesPlace | undefined,
  /** The slugs of a category; empty for the whole shop. */
  within: string,
  first: FilterCount,
): FilterCounting => {
  const asked$ = new ReplaySubject<ListingQuery>(1);
  const count = (query: ListingQuery) =>
    pipe(
      within === ''
        ? TE.right<Failure, Pick<ListingRequest, 'category'>>({})
        : pipe(
            catalogue.category(within),
            TE.map(({ id }) => ({ category: id })),
          ),
      TE.flatMap((category) => counts(catalogue, finder, place)({ ...query, ...category })),
    );
  return {
    state$: asked$.pipe(
      switchMap((query) =>
        defer(count(query)).pipe(
          map(E.map(({ facets, total }): FilterCount => ({ facets: offeredFacets(query, facets), total }))),
        ),
      ),
      scan(
        (before: FilterCount, answer) =>
          E.isLeft(answer)
            ? { ...before, total: undefined }
            : { facets: heldFacets(before.facets, answer.right.facets), total: answer.right.total },
        first,
      ),
    ),
    ask: (query) => asked$.next(query),
  };
};
