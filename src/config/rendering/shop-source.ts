import type { BrandId } from '../../domain/shared/brand-id.ts';

/** The module of a shop's configuration, as listed in the build's manifest. */
export const shopSource = (brand: BrandId): string => `src/config/brands/${brand}/shop.ts`;
