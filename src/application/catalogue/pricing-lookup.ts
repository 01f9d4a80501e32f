import type { Observable } from 'rxjs';
import type { Pricing, PricingRequest } from '../../domain/catalogue/pricing.ts';
import type { Failure } from '../shared/failure.ts';
import type { RemoteState } from '../shared/remote-state.ts';

/** The price of what is being chosen. A new question silences the one before, even if it fails. Source: PRICE-3. */
export interface PricingLookup {
  readonly state$: Observable<RemoteState<Failure, Pricing> | null>;
  /** Asks nothing when there is no product or nothing is wanted; the state is then `null`. */
  readonly ask: (request: PricingRequest | null) => void;
}
