/** The countries of a shop, as it configures them. */

import type { Amounts } from './amounts.ts';
import type { CountryCode } from './country.ts';
import type { Locale } from './locale.ts';

/** Over this total no parcel goes there. `true`: the shop's limit for other countries; `false`: none. Source: CHK-14, D17. */
export type CountryOrderLimit = boolean | Amounts;

/** Parts of the world whose countries stand together; their names are words of each language. */
export const regions = ['alpine', 'eu'] as const;
export type Region = (typeof regions)[number];

/** A country as a shop configures it; its name is a word of each language. Source: I18N-7. */
export interface CountryConfig {
  readonly code: CountryCode;
  /** Where it stands among others that one chooses from. */
  readonly region: Region;
  /** In which its addresses are written. */
  readonly language: Locale;
  readonly orderLimit: CountryOrderLimit;
}

/** The language of a country's addresses; another one where the shop does not know the country. Source: I18N-7, CHK-8. */
export const languageIn = (
  countries: readonly Pick<CountryConfig, 'code' | 'language'>[],
  country: CountryCode,
  otherwise: Locale,
): Locale => countries.find(({ code }) => code === country)?.language ?? otherwise;

/** Countries by their regions, both in the order in which the shop names them. Source: I18N-7. */
export const byRegion = <Country extends Pick<CountryConfig, 'region'>>(
  countries: readonly Country[],
): readonly (readonly [Region, readonly Country[]])[] =>
  [...new Set(countries.map(({ region }) => region))].map((region) => [
    region,
    countries.filter((country) => country.region === region),
  ]);
