import type { Configuration } from './lens/lens-options.ts';
import type { ProductId } from './product.ts';

/** A product whose stock or arrival is queried. */
export interface DeliveryQuery {
  readonly productId: ProductId;
  readonly options: Configuration;
  readonly quantity: number;
}

/** Tags as the backend sends them. Only `stop-order` changes what can be bought. */
export interface DeliveryItem {
  readonly variantId: string;
  readonly available: number;
  readonly tags: readonly string[];
}

export interface DeliveryDates {
  readonly tags: readonly string[];
  readonly items: readonly DeliveryItem[];
}

/** Calendar days, `yyyy-MM-dd`. Source: STOCK-5. */
export interface Arrival {
  readonly earliest: string;
  readonly latest: string;
}
export interface DeliveryPrediction extends Arrival {
  /** The arrival of each item, in the order of the query. Absent if the shop only predicts the arrival of the whole. */
  readonly items?: readonly Arrival[];
}

export const stopOrderTag = 'stop-order';

/** Whether the tag of a product limits orders to its stock. Source: STOCK-3. */
export const isStopped = ({ tags }: Pick<DeliveryItem, 'tags'>): boolean => tags.includes(stopOrderTag);

/** Whether the response as a whole or any of its items has stop-order. Source: STOCK-3. */
export const isStopOrder = (dates: DeliveryDates): boolean => isStopped(dates) || dates.items.some(isStopped);

/** Whether every item has stop-order. False if there are no items. Source: STOCK-3. */
export const allStopped = ({ items }: DeliveryDates): boolean => items.length > 0 && items.every(isStopped);
