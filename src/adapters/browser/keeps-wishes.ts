import type { TextStore } from '../../application/shared/text-store.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';

export const wishesKey = (brand: BrandId): string => `dioptra.${brand}.wishes`;

/** Whether there is a wish list to fetch; whoever has none fetches nothing of it. */
export const keepsWishes = (device: TextStore, brand: BrandId): boolean =>
  device.read(wishesKey(brand)) !== undefined;
