import { BehaviorSubject, map, type Observable, shareReplay } from 'rxjs';
import { type Pricing, type PricingRequest, pricingRequest } from '../../domain/catalogue/price/pricing.ts';
import type { Failure } from '../shared/failure.ts';
import { latestState } from '../shared/latest-state.ts';
import type { RemoteState } from '../shared/remote-state.ts';
import type { CataloguePort } from './ports.ts';

/** Looks up the price of the current choice. A new request supersedes the one before, even if it fails. Source: PRICE-3. */
export interface PricingLookup {
  readonly state$: Observable<RemoteState<Failure, Pricing> | null>;
  /** Sends no request without a product or with quantity zero; the state is then `null`. */
  readonly ask: (request: PricingRequest | null) => void;
}

export const makePricingLookup = (catalogue: Pick<CataloguePort, 'pricing'>): PricingLookup => {
  const asked$ = new BehaviorSubject<PricingRequest | null>(null);
  return {
    state$: asked$.pipe(
      map((asked) => {
        const request = asked && pricingRequest(asked.productId, asked.quantity);
        return request ? catalogue.pricing(request) : null;
      }),
      latestState,
      shareReplay({ bufferSize: 1, refCount: true }),
    ),
    ask: (request) => asked$.next(request),
  };
};
