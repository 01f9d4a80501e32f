import { tidyMatchingText } from '../../../domain/customer/matching.ts';
import type { CountryCode } from '../../../domain/shared/country.ts';
import type { GeoPoint } from '../../../domain/shared/geo.ts';
import { type Place, places } from './places.ts';
import { pointOfPlace } from './points.ts';

/** Maximum length of an address to look up. Units: characters. */
export const longestAddress = 200;

const isNamed =
  (address: string) =>
  ({ names }: Place): boolean => {
    const words = ` ${tidyMatchingText(address).replace(/\s+/g, ' ')} `;
    return names.some((name) => words.includes(` ${tidyMatchingText(name)} `));
  };

const hasPostcode =
  (address: string) =>
  ({ postcodes }: Place): boolean =>
    (address.match(/\d{4,5}/g) ?? []).some((digits) => postcodes.includes(digits));

/**
 * Returns the location of an address's town, found by its name, else by its postcode. The shop's own country is tried
 * first.
 */
export const locate = (address: string, home: CountryCode): GeoPoint | undefined => {
  const near = places.toSorted((a, b) => Number(b.country === home) - Number(a.country === home));
  const both = near.find((place) => isNamed(address)(place) && hasPostcode(address)(place));
  const found = both ?? near.find(isNamed(address)) ?? near.find(hasPostcode(address));
  return found && pointOfPlace[found.names[0]];
};
