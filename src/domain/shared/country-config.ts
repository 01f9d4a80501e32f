/** The countries of a shop, as it configures them. */

import type { Amounts } from './amounts.ts';
import type { CountryCode } from './country.ts';
import type { Locale } from './locale.ts';

/**
 * The maximum total of a parcel to this country. `true`: the shop's limit for other countries; `false`: none. Source:
 * CHK-14.
 */
export type CountryOrderLimit = boolean | Amounts;

/** Regions by which countries are grouped. Their names are in the texts of each language. */
export const regions = ['alpine', 'eu'] as const;
export type Region = (typeof regions)[number];

/** A country in a shop's configuration. Its name is in the texts of each language. Source: I18N-7. */
export interface CountryConfig {
  readonly code: CountryCode;
  /** The group it is listed in for selection. */
  readonly region: Region;
  /** The language of its addresses. */
  readonly language: Locale;
  readonly orderLimit: CountryOrderLimit;
}

/**
 * Returns the language of a country's addresses, or `otherwise` if the shop does not have the country. Source: I18N-7,
 * CHK-8.
 */
export const languageIn = (
  countries: readonly Pick<CountryConfig, 'code' | 'language'>[],
  country: CountryCode,
  otherwise: Locale,
): Locale => countries.find(({ code }) => code === country)?.language ?? otherwise;

/** Groups countries by region, both in the shop's order. Source: I18N-7. */
export const byRegion = <Country extends Pick<CountryConfig, 'region'>>(
  countries: readonly Country[],
): readonly (readonly [Region, readonly Country[]])[] =>
  [...new Set(countries.map(({ region }) => region))].map((region) => [
    region,
    countries.filter((country) => country.region === region),
  ]);
