import type { BrandId } from '../../domain/shared/brand-id.ts';

export const wishesKey = (brand: BrandId): string => `dioptra.${brand}.wishes`;

/** Whether there is a wish list to fetch; whoever has none fetches nothing of it. */
export const keepsWishes = (storage: () => Storage, brand: BrandId): boolean => {
  try {
    return storage().getItem(wishesKey(brand)) !== null;
  } catch {
    return false;
  }
};
