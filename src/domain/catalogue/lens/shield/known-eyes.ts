import type { ProductId } from '../../product.ts';
import type { Eyes } from '../eyes.ts';
import type { EyeValues } from '../prescription.ts';

/** Where it is known from what somebody wears: their lens pass, an order, or what this device keeps. */
export type KnownSource = 'pass' | 'order' | 'device';

/** A lens in the values of each eye that had it. */
export interface WornLens {
  readonly productId: ProductId;
  readonly eyes: Eyes<EyeValues>;
}

/** What one person wears, and wore before. */
export interface KnownEyes {
  /** Tells the people of one customer apart. */
  readonly id: string;
  readonly source: KnownSource;
  /** Who wears it, where there is a name. */
  readonly name?: string;
  /** When it was ordered last: an instant. A device does not say. */
  readonly orderedAt?: string;
  /** The lens that was ordered last. */
  readonly productId: ProductId;
  /** What each eye had last. */
  readonly eyes: Eyes<EyeValues>;
  /** All of it, the newest first. */
  readonly worn: readonly WornLens[];
}
