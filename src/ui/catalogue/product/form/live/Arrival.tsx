import type { DeliveryPrediction } from '../../../../../domain/catalogue/delivery.ts';
import { useArrival } from './use-arrival.ts';

/** When what is chosen arrives, in as few words as a bar has room for. Source: STOCK-5. */
export const Arrival = ({ of }: { readonly of: DeliveryPrediction }) => useArrival().short(of);
