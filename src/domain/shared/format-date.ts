import type { Day } from './dates.ts';
import type { Locale } from './locale.ts';

/** The region whose date format each language uses. */
const regions: Readonly<Record<Locale, string>> = { de: 'de-CH', en: 'en-US', it: 'it-CH', fr: 'fr-CH' };

/** Formats a day in words: 24. November 2026. In French, only the first of a month is an ordinal. Source: STOCK-5, I18N-2. */
export const formatDay = (day: Day, locale: Locale): string => {
  const text = new Intl.DateTimeFormat(regions[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(day),
  );
  return locale === 'fr' ? text.replace(/^1 /, '1er ') : text;
};

const inWords = (day: Day, locale: Locale, options: Intl.DateTimeFormatOptions): string => {
  const text = new Intl.DateTimeFormat(regions[locale], { ...options, timeZone: 'UTC' }).format(
    Date.parse(day),
  );
  return locale === 'fr' ? text.replace(/ 1 /, ' 1er ') : text;
};

/** Formats a weekday: Wednesday. Source: STOCK-6. */
export const weekdayName = (day: Day, locale: Locale): string => inWords(day, locale, { weekday: 'long' });

/** Formats a day in the near future with its weekday: Mittwoch, 2. Dezember. Source: STOCK-6. */
export const dayInWeek = (day: Day, locale: Locale): string =>
  inWords(day, locale, { weekday: 'long', day: 'numeric', month: 'long' });
