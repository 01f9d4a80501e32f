import type { Day } from './dates.ts';
import type { Locale } from './locale.ts';

/** Whose way of writing a date each language takes. */
const regions: Readonly<Record<Locale, string>> = { de: 'de-CH', en: 'en-US', it: 'it-CH', fr: 'fr-CH' };

/** A day in words: 24. November 2026. The first of a month is an ordinal in French, and no other day is. Source: STOCK-5, I18N-2. */
export const formatDay = (day: Day, locale: Locale): string => {
  const text = new Intl.DateTimeFormat(regions[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(day),
  );
  return locale === 'fr' ? text.replace(/^1 /, '1er ') : text;
};
