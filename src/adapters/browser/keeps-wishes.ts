import type { TextStore } from '../../application/shared/text-store.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';

export const wishesKey = (brand: BrandId): string => `dioptra.${brand}.wishes`;

/** Whether there is a wishlist to load; visitors without one load none of its code. */
export const keepsWishes = (device: TextStore, brand: BrandId): boolean =>
  device.read(wishesKey(brand)) !== undefined;
