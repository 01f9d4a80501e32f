import type { VolumeUnit } from '../../domain/catalogue/price/base-price.ts';
import type { CountryCode } from '../../domain/shared/country.ts';
import type { Shop } from './shop.ts';

/**
 * What the base price of a liquid is said for: as a buyer's country has it, and where no country is known so that it is
 * enough for each that the shop sends to. Source: LAW-10, LAW-16.
 */
export const volumeUnitFor = (
  { per100ml }: Pick<Shop, 'per100ml'>,
  country: CountryCode | 'all' = 'all',
): VolumeUnit => (per100ml?.includes(country) ? '100ml' : 'litre');
