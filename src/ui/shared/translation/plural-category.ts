import type { Locale } from '../../../domain/shared/locale.ts';

export type PluralCategory = 'one' | 'many' | 'other';

/**
 * Which form of a word a number wants. A table of its own because the first `Intl` object of a page holds a slow phone
 * up for longer than all words together. Source: the plural rules of CLDR.
 */
export const pluralCategory = (locale: Locale, count: number): PluralCategory => {
  const size = Math.abs(count);
  const isFrench = locale === 'fr';
  if (isFrench ? size < 2 : size === 1) return 'one';
  return (isFrench || locale === 'it') && size && size % 1_000_000 === 0 ? 'many' : 'other';
};
