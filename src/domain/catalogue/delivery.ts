import type { Configuration } from './lens-options.ts';
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
export interface DeliveryPrediction {
  readonly earliest: string;
  readonly latest: string;
}
