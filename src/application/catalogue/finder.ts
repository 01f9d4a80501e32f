import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Arrival } from '../../domain/catalogue/delivery.ts';
import type { Eyes } from '../../domain/catalogue/lens/eyes.ts';
import type { Configuration } from '../../domain/catalogue/lens/lens-options.ts';
import { eyeSides, type OwnValues } from '../../domain/catalogue/lens/own-values.ts';
import type { Listing } from '../../domain/catalogue/listing.ts';
import type { ProductSummary } from '../../domain/catalogue/product.ts';
import type { Failure } from '../shared/failure.ts';
import type { CataloguePort, ListingRequest } from './ports.ts';

/** A product of a listing by values; of a lens, the variant that each eye is shown. */
export interface FoundProduct extends ProductSummary {
  readonly eyes?: Eyes<Configuration>;
}

export interface FoundListing extends Omit<Listing, 'products'> {
  readonly products: readonly FoundProduct[];
}

export interface FindRequest extends ListingRequest {
  /** Nobody reads them: suggestions do not wait for what is counted. */
  readonly facets?: 'none';
}

/** Listings by the values of somebody's eyes; the values travel where no address and no log has them. Source: FIND-2. */
export interface FinderPort {
  readonly find: (values: OwnValues, request: FindRequest) => TE.TaskEither<Failure, FoundListing>;
}

/** When the lens of each eye arrives, by the product's id. */
export type EyeArrivals = Readonly<Record<string, Eyes<Arrival>>>;

/** As many as are predicted at once. */
const mostItems = 100;

/**
 * When one box for each eye arrives. Asked for all products of a page at once; where nobody says so, the page is shown
 * without. Source: FIND-3, STOCK-5.
 */
export const eyeArrivals = (
  catalogue: Pick<CataloguePort, 'deliveryPrediction'>,
  products: readonly FoundProduct[],
): TE.TaskEither<never, EyeArrivals> => {
  const asked = products
    .flatMap(({ id, eyes = {}, orderable }) =>
      eyeSides.flatMap((eye) => {
        const options = eyes[eye];
        return options && orderable === 'orderable' ? [{ productId: id, eye, options, quantity: 1 }] : [];
      }),
    )
    .slice(0, mostItems);
  if (asked.length === 0) return TE.right({});
  return pipe(
    catalogue.deliveryPrediction(asked.map(({ eye: _, ...item }) => item)),
    TE.map(({ items = [] }) => {
      const arrivals: Record<string, Eyes<Arrival>> = {};
      for (const [index, { productId, eye }] of asked.entries()) {
        const arrival = items[index];
        if (arrival) arrivals[productId] = { ...arrivals[productId], [eye]: arrival };
      }
      return arrivals;
    }),
    TE.orElse(() => TE.right<never, EyeArrivals>({})),
  );
};
