/** The countries of a shop, as it configures them. */

import * as E from 'fp-ts/Either';
import type { CountryCode } from './country.ts';
import type { Locale } from './locale.ts';
import type { Minor } from './money.ts';

/** Over this total no parcel goes there. `true`: the shop's limit for other countries; `false`: none. Source: CHK-14, D17. */
export type CountryOrderLimit = boolean | Minor;

/** A country as a shop configures it; its name is a word of each language. Source: I18N-7. */
export interface CountryConfig {
  readonly code: CountryCode;
  readonly region: string;
  /** In which its parcels and letters are written. */
  readonly language: Locale;
  readonly orderLimit: CountryOrderLimit;
}

export type CountryRefusal =
  | { readonly _tag: 'NoCountry' }
  | { readonly _tag: 'CountryTwice'; readonly code: CountryCode };

/** A shop has countries, and each once. Source: I18N-7. */
export const checkCountries = (
  countries: readonly CountryConfig[],
): E.Either<CountryRefusal, readonly CountryConfig[]> => {
  if (countries.length === 0) return E.left({ _tag: 'NoCountry' });
  const codes = countries.map(({ code }) => code);
  const twice = codes.find((code, index) => codes.indexOf(code) !== index);
  return twice ? E.left({ _tag: 'CountryTwice', code: twice }) : E.right(countries);
};
