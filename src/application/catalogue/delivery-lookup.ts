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
  /** Whether the answer or one of its items has a stop-order tag. Source: STOCK-3. */
  readonly stopOrder: boolean;
  /** Whether every item has a stop-order tag; false without items. */
  readonly allStopped: boolean;
}

/** The same, plus the arrival of each item alone, in the order of the items. */
export interface DeliveryOfEach extends Delivery {
  readonly each: readonly DeliveryPrediction[];
}

/** Looks up stock and arrival of the current choice. Only the latest request counts. Source: STOCK-4. */
export interface DeliveryLookup {
  readonly state$: Observable<RemoteState<Failure, DeliveryOfEach> | null>;
  readonly ask: (items: readonly DeliveryQuery[]) => void;
}

type DeliveryPort = Pick<CataloguePort, 'deliveryDates' | 'deliveryPrediction'>;

/** Requests dates and prediction of the same items in parallel. `way`: shipping option and country, if chosen. */
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

/** With a single item, its arrival is that of all items. */
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
