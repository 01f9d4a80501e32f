import type { VolumeUnit } from '../../domain/catalogue/price/base-price.ts';
import type { CountryCode } from '../../domain/shared/country.ts';
import type { Shop } from './shop.ts';

/**
 * What the base price of a liquid is said for: as a buyer's country has it, and where no country is known so that it is
 * enough for each that the shop sends to. Source: LAW-10, LAW-16.
 */
export const volumeUnitFor = (
  { countries, per100ml = [] }: Pick<Shop, 'countries' | 'per100ml'>,
  country?: CountryCode,
): VolumeUnit => {
  const wanted = country === undefined ? countries.map(({ code }) => code) : [country];
  return wanted.every((code) => per100ml.includes(code)) ? '100ml' : 'litre';
};
