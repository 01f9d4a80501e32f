import type { Locale } from '../../../domain/shared/locale.ts';

export type PluralCategory = 'one' | 'many' | 'other';

/**
 * Returns the plural form for a number. A table, because the first `Intl` object of a page delays a slow phone longer
 * than all texts together. Source: the plural rules of CLDR.
 */
export const pluralCategory = (locale: Locale, count: number): PluralCategory => {
  const size = Math.abs(count);
  const isFrench = locale === 'fr';
  if (isFrench ? size < 2 : size === 1) return 'one';
  return (isFrench || locale === 'it') && size && size % 1_000_000 === 0 ? 'many' : 'other';
};
