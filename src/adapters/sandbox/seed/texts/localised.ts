import type { Locale, Localised } from '../../../../domain/shared/locale.ts';

/** One text per language, each made by the same rule. */
export const eachLocale = (make: (locale: Locale) => string): Localised => ({
  de: make('de'),
  en: make('en'),
  it: make('it'),
  fr: make('fr'),
});

/** Joins texts sentence by sentence, language by language. */
export const sentences = (...parts: readonly Localised[]): Localised =>
  eachLocale((locale) => parts.map((part) => part[locale]).join(' '));
