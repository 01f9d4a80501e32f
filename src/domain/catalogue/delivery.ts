import type { Configuration } from './lens/lens-options.ts';
import type { ProductId } from './product.ts';

/** One thing whose stock or arrival is asked for. */
export interface DeliveryQuery {
  readonly productId: ProductId;
  readonly options: Configuration;
  readonly quantity: number;
}

/** Tags as the backend sends them; `stop-order` is the only one that changes what may be bought. */
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
  /** Each item by itself, in the order in which they were asked; absent where the shop predicts the whole only. */
  readonly items?: readonly Arrival[];
}

export const stopOrderTag = 'stop-order';

/** Whether nobody may order more of a thing than there is, by its tag. Source: STOCK-3. */
export const isStopped = ({ tags }: Pick<DeliveryItem, 'tags'>): boolean => tags.includes(stopOrderTag);

/** The answer as a whole or any of its items is stopped. Source: STOCK-3. */
export const isStopOrder = (dates: DeliveryDates): boolean => isStopped(dates) || dates.items.some(isStopped);

/** Every item is stopped; of no items, none is. Source: STOCK-3, D28. */
export const allStopped = ({ items }: DeliveryDates): boolean => items.length > 0 && items.every(isStopped);
