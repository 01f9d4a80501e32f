import type { DeliveryPrediction } from '../../../../../domain/catalogue/delivery.ts';
import { useArrival } from './use-arrival.ts';

/** The delivery date of the choice, short enough for a bar. Source: STOCK-5. */
export const Arrival = ({ of }: { readonly of: DeliveryPrediction }) => useArrival().short(of);
