import type { Locale } from '../../../../domain/shared/locale.ts';

/** Who speaks for the company that writes. */
export const representedWords: Readonly<Record<Locale, string>> = {
  de: 'Vertreten durch {director}',
  en: 'Represented by {director}',
  it: 'Rappresentata da {director}',
  fr: 'Représentée par {director}',
};
