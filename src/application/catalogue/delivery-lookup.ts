import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { BehaviorSubject, map, type Observable, shareReplay } from 'rxjs';
import type { DeliveryDates, DeliveryPrediction, DeliveryQuery } from '../../domain/catalogue/delivery.ts';
import { allStopped, isStopOrder } from '../../domain/catalogue/delivery.ts';
import type { Failure } from '../shared/failure.ts';
import { latestState } from '../shared/latest-state.ts';
import type { RemoteState } from '../shared/remote-state.ts';
import type { CataloguePort, DeliveryWay } from './ports.ts';

export interface Delivery {
  readonly dates: DeliveryDates;
  readonly prediction: DeliveryPrediction;
  /** A stop-order tag on the answer or on an item. Source: STOCK-3. */
  readonly stopOrder: boolean;
  /** Every item is stopped; false for no items. */
  readonly allStopped: boolean;
}

/** The same, and when each item would arrive by itself, in their order. */
export interface DeliveryOfEach extends Delivery {
  readonly each: readonly DeliveryPrediction[];
}

/** Stock and arrival of what is being chosen. Only the latest question counts. Source: STOCK-4. */
export interface DeliveryLookup {
  readonly state$: Observable<RemoteState<Failure, DeliveryOfEach> | null>;
  readonly ask: (items: readonly DeliveryQuery[]) => void;
}

type DeliveryPort = Pick<CataloguePort, 'deliveryDates' | 'deliveryPrediction'>;

/** Dates and prediction of the same items, asked for together. `way`: how they go, where that was chosen. */
export const deliveryOf =
  (catalogue: DeliveryPort) =>
  (items: readonly DeliveryQuery[], way?: DeliveryWay): TE.TaskEither<Failure, Delivery> =>
    pipe(
      TE.Do,
      TE.apS('dates', catalogue.deliveryDates(items)),
      TE.apS('prediction', catalogue.deliveryPrediction(items, way)),
      TE.map(({ dates, prediction }) => ({
        dates,
        prediction,
        stopOrder: isStopOrder(dates),
        allStopped: allStopped(dates),
      })),
    );

/** A single item arrives when all of them do. */
const deliveryOfEach =
  (catalogue: DeliveryPort) =>
  (items: readonly DeliveryQuery[]): TE.TaskEither<Failure, DeliveryOfEach> =>
    pipe(
      deliveryOf(catalogue)(items),
      items.length === 1
        ? TE.map((delivery) => ({ ...delivery, each: [delivery.prediction] }))
        : TE.flatMap((delivery) =>
            pipe(
              items,
              TE.traverseArray((item) => catalogue.deliveryPrediction([item])),
              TE.map((each) => ({ ...delivery, each })),
            ),
          ),
    );

export const makeDeliveryLookup = (catalogue: DeliveryPort): DeliveryLookup => {
  const asked$ = new BehaviorSubject<readonly DeliveryQuery[]>([]);
  return {
    state$: asked$.pipe(
      map((items) => (items.length > 0 ? deliveryOfEach(catalogue)(items) : null)),
      latestState,
      shareReplay({ bufferSize: 1, refCount: true }),
    ),
    ask: (items) => asked$.next(items),
  };
};
