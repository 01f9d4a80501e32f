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

/** A product of a listing by values. For a lens, also the variant shown for each eye. */
export interface FoundProduct extends ProductSummary {
  readonly eyes?: Eyes<Configuration>;
}

export interface FoundListing extends Omit<Listing, 'products'> {
  readonly products: readonly FoundProduct[];
}

export interface FindRequest extends ListingRequest {
  /** Facets are not needed: suggestions do not wait for their counts. */
  readonly facets?: 'none';
}

/**
 * Finds products by a visitor's eye values. The values are sent where neither a URL nor a log contains them. Source:
 * FIND-2.
 */
export interface FinderPort {
  readonly find: (values: OwnValues, request: FindRequest) => TE.TaskEither<Failure, FoundListing>;
}

/** When the lens of each eye arrives, by product id. */
export type EyeArrivals = Readonly<Record<string, Eyes<Arrival>>>;

/** The most items in one prediction request. */
const mostItems = 100;

/**
 * Predicts when one box for each eye arrives. One request covers all products of a page. If it fails, the page is shown
 * without arrivals. Source: FIND-3, STOCK-5.
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
