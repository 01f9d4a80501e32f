import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { type Observable, of } from 'rxjs';
import type { OwnValues } from '../../domain/catalogue/lens/own-values.ts';
import type { ListingQuery } from '../../domain/catalogue/listing-query.ts';
import { lensUsages } from '../../domain/catalogue/product.ts';
import type { Failure } from '../shared/failure.ts';
import { latestState } from '../shared/latest-state.ts';
import type { RemoteState } from '../shared/remote-state.ts';
import { type EyeArrivals, eyeArrivals, type FinderPort, type FoundListing } from './finder.ts';
import type { CataloguePort } from './ports.ts';

/** What is looked for beside the values. */
export interface FindRequest {
  readonly query: ListingQuery;
  /** The slugs of a category; empty: the whole shop. */
  readonly within: string;
}

/** One page of what is made in values, and when it arrives for each eye. */
export interface FoundPage {
  readonly listing: FoundListing;
  readonly arrivals: EyeArrivals;
}

export interface FindPorts {
  readonly catalogue: Pick<CataloguePort, 'category' | 'deliveryPrediction'>;
  readonly finder: FinderPort;
}

/** By values alone lenses are looked for; a category, words or a choice say what else. */
const lensesAlone = ({ query, within }: FindRequest): ListingQuery =>
  within === '' && query.search === undefined && Object.keys(query.filters).length === 0
    ? { ...query, filters: { lens_usage: lensUsages } }
    : query;

/** A category is known by its slugs, and asked for by its id. Source: FIND-2, FIND-3. */
export const findPage = (
  { catalogue, finder }: FindPorts,
  values: OwnValues,
  request: FindRequest,
): TE.TaskEither<Failure, FoundPage> =>
  pipe(
    request.within === ''
      ? TE.right<Failure, { readonly category?: string }>({})
      : pipe(
          catalogue.category(request.within),
          TE.map(({ id }) => ({ category: id })),
        ),
    TE.flatMap((category) => finder.find(values, { ...lensesAlone(request), ...category })),
    TE.flatMap((listing) =>
      pipe(
        eyeArrivals(catalogue, listing.products),
        TE.map((arrivals) => ({ listing, arrivals })),
      ),
    ),
  );

/** The same as a screen sees it. */
export const foundPage = (
  ports: FindPorts,
  values: OwnValues,
  request: FindRequest,
): Observable<RemoteState<Failure, FoundPage> | null> => latestState(of(findPage(ports, values, request)));
