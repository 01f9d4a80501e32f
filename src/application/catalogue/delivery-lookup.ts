import type { Observable } from 'rxjs';
import type { DeliveryDates, DeliveryPrediction, DeliveryQuery } from '../../domain/catalogue/delivery.ts';
import type { Failure } from '../shared/failure.ts';
import type { RemoteState } from '../shared/remote-state.ts';

export interface Delivery {
  readonly dates: DeliveryDates;
  readonly prediction: DeliveryPrediction;
  /** A stop-order tag on the answer or on an item. Source: STOCK-3. */
  readonly stopOrder: boolean;
  /** Every item is stopped; false for no items. */
  readonly allStopped: boolean;
}

/** Stock and arrival of what is being chosen. Only the latest question counts. Source: STOCK-4. */
export interface DeliveryLookup {
  readonly state$: Observable<RemoteState<Failure, Delivery> | null>;
  readonly ask: (items: readonly DeliveryQuery[]) => void;
}
