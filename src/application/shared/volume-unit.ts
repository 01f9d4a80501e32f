import type { VolumeUnit } from '../../domain/catalogue/price/price-indication.ts';
import type { CountryCode } from '../../domain/shared/country.ts';
import type { Shop } from './shop.ts';

/**
 * The volume for the base price of a liquid: by the buyer's country; without a country, one that satisfies each country
 * that the shop ships to. Source: LAW-10, LAW-16.
 */
export const volumeUnitFor = (
  { per100ml }: Pick<Shop, 'per100ml'>,
  country: CountryCode | 'all' = 'all',
): VolumeUnit => (per100ml?.includes(country) ? '100ml' : 'litre');
