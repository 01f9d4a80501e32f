import type { BrandId } from '../../domain/shared/brand-id.ts';

/** The module of a shop's configuration: the build's manifest knows its chunk. */
export const shopSource = (brand: BrandId): string => `src/config/brands/${brand}/shop.ts`;
