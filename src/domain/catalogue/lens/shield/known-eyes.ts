import type { ProductId } from '../../product.ts';
import type { Eyes } from '../eyes.ts';
import type { EyeValues } from '../prescription.ts';

/** The source of known eye values: a lens pass, an order, or this device. */
export type KnownSource = 'pass' | 'order' | 'device';

/** A lens that was worn, with the values of each eye. */
export interface WornLens {
  readonly productId: ProductId;
  readonly eyes: Eyes<EyeValues>;
}

/** What one person wears now and wore before. */
export interface KnownEyes {
  /** Distinguishes the people in one customer's account. */
  readonly id: string;
  readonly source: KnownSource;
  /** The name of the wearer, if known. */
  readonly name?: string;
  /** The instant of the last order. Absent for values from a device. */
  readonly orderedAt?: string;
  /** The lens that was ordered last. */
  readonly productId: ProductId;
  /** The last values of each eye. */
  readonly eyes: Eyes<EyeValues>;
  /** All lenses worn, the newest first. */
  readonly worn: readonly WornLens[];
}
