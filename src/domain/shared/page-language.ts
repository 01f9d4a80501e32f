import type { CountryCode } from './country.ts';
import type { Locale } from './locale.ts';

/** Countries with their own spelling or number format, by language. */
const ownWriting: Readonly<Record<Locale, readonly CountryCode[]>> = {
  de: ['CH', 'DE', 'AT'],
  en: [],
  it: ['CH'],
  fr: ['CH'],
};

/** Returns the language code of a shop's page: `de-CH`, `fr`. BCP 47. Source: I18N-11. */
export const pageLanguage = (locale: Locale, country: CountryCode): string =>
  ownWriting[locale].includes(country) ? `${locale}-${country}` : locale;
