import type { Locale, Localised } from '../../../../domain/shared/locale.ts';

/** Makes one text per language, all by the same rule. */
export const eachLocale = (make: (locale: Locale) => string): Localised => ({
  de: make('de'),
  en: make('en'),
  it: make('it'),
  fr: make('fr'),
});

/** Joins sentences in each language. */
export const sentences = (...parts: readonly Localised[]): Localised =>
  eachLocale((locale) => parts.map((part) => part[locale]).join(' '));
