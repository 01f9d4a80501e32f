import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { BehaviorSubject, map, type Observable, shareReplay } from 'rxjs';
import type { DeliveryDates, DeliveryPrediction, DeliveryQuery } from '../../domain/catalogue/delivery.ts';
import { allStopped, isStopOrder } from '../../domain/catalogue/delivery.ts';
import type { Failure } from '../shared/failure.ts';
import { latestState } from '../shared/latest-state.ts';
import type { RemoteState } from '../shared/remote-state.ts';
import type { CataloguePort } from './ports.ts';

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

type DeliveryPort = Pick<CataloguePort, 'deliveryDates' | 'deliveryPrediction'>;

/** Dates and prediction of the same items, asked for together. */
export const deliveryOf =
  (catalogue: DeliveryPort) =>
  (items: readonly DeliveryQuery[]): TE.TaskEither<Failure, Delivery> =>
    pipe(
      TE.Do,
      TE.apS('dates', catalogue.deliveryDates(items)),
      TE.apS('prediction', catalogue.deliveryPrediction(items)),
      TE.map(({ dates, prediction }) => ({
        dates,
        prediction,
        stopOrder: isStopOrder(dates),
        allStopped: allStopped(dates),
      })),
    );

export const makeDeliveryLookup = (catalogue: DeliveryPort): DeliveryLookup => {
  const asked$ = new BehaviorSubject<readonly DeliveryQuery[]>([]);
  return {
    state$: asked$.pipe(
      map((items) => (items.length > 0 ? deliveryOf(catalogue)(items) : null)),
      latestState,
      shareReplay({ bufferSize: 1, refCount: true }),
    ),
    ask: (items) => asked$.next(items),
  };
};
