import type { CountryCode } from '../../../domain/shared/country.ts';
import { folded, spelledOut } from '../../../domain/shared/folded.ts';
import type { GeoPoint } from '../../../domain/shared/geo.ts';
import { asTyped } from '../../../domain/shared/typed-text.ts';
import { type Place, places } from './places.ts';
import { pointOfPlace } from './points.ts';

/** Maximum length of an address to look up. Units: characters. */
export const longestAddress = 200;

/** Returns the words of a text, each between spaces, without accents and punctuation. */
const wordsOf = (text: string): string =>
  ` ${folded(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Umlauts may be typed as their two letters: `zuerich`. */
const isNamed = (address: string) => {
  const words = wordsOf(address);
  return ({ names }: Place): boolean =>
    names.some((name) => words.includes(wordsOf(name)) || words.includes(wordsOf(spelledOut(name))));
};

const hasPostcode =
  (address: string) =>
  ({ postcodes }: Place): boolean =>
    (asTyped(address).match(/\d{4,5}/g) ?? []).some((digits) => postcodes.includes(digits));

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
