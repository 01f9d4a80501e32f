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

/** The search criteria besides the eye values. */
export interface FindRequest {
  readonly query: ListingQuery;
  /** The slugs of a category; empty for the whole shop. */
  readonly within: string;
}

/** One page of products made in the values, and when they arrive for each eye. */
export interface FoundPage {
  readonly listing: FoundListing;
  readonly arrivals: EyeArrivals;
}

export interface FindPorts {
  readonly catalogue: Pick<CataloguePort, 'category' | 'deliveryPrediction'>;
  readonly finder: FinderPort;
}

/** Without a category, search text or filter, only lenses are listed. */
const lensesAlone = ({ query, within }: FindRequest): ListingQuery =>
  within === '' && query.search === undefined && Object.keys(query.filters).length === 0
    ? { ...query, filters: { lens_usage: lensUsages } }
    : query;

/** Finds one page of products. The category is given by its slugs and requested by its id. Source: FIND-2, FIND-3. */
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

/** The same as a state stream for a screen. */
export const foundPage = (
  ports: FindPorts,
  values: OwnValues,
  request: FindRequest,
): Observable<RemoteState<Failure, FoundPage> | null> => latestState(of(findPage(ports, values, request)));
