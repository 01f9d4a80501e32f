import type { CountryCode } from './country.ts';
import type { Locale } from './locale.ts';

/** Countries with a spelling or a way of writing amounts of their own, by language. */
const ownWriting: Readonly<Record<Locale, readonly CountryCode[]>> = {
  de: ['CH', 'DE', 'AT'],
  en: [],
  it: ['CH'],
  fr: ['CH'],
};

/** How a page of a shop names its language: `de-CH`, `fr`. BCP 47. Source: I18N-11, D96. */
export const pageLanguage = (locale: Locale, country: CountryCode): string =>
  ownWriting[locale].includes(country) ? `${locale}-${country}` : locale;
