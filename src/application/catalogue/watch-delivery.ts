import { type Observable, of } from 'rxjs';
import type { DeliveryQuery } from '../../domain/catalogue/delivery.ts';
import type { Failure } from '../shared/failure.ts';
import { latestState } from '../shared/latest-state.ts';
import type { RemoteState } from '../shared/remote-state.ts';
import { type Delivery, deliveryOf } from './delivery-lookup.ts';
import type { CataloguePort, DeliveryWay } from './ports.ts';

/** Looks up stock and arrival once, for display only. */
export const watchDelivery = (
  catalogue: Pick<CataloguePort, 'deliveryDates' | 'deliveryPrediction'>,
  items: readonly DeliveryQuery[],
  way: DeliveryWay,
): Observable<RemoteState<Failure, Delivery> | null> => latestState(of(deliveryOf(catalogue)(items, way)));
