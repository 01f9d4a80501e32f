import type { Locale } from '../../../domain/shared/locale.ts';

export type PluralCategory = 'one' | 'many' | 'other';

const aMillion = 1_000_000;

/**
 * Which form of a word a number wants. A table of its own because the first `Intl` object of a page holds a slow phone
 * up for longer than all words together. Source: the plural rules of CLDR.
 */
export const pluralCategory = (locale: Locale, count: number): PluralCategory => {
  const size = Math.abs(count);
  if (locale === 'fr' ? size < 2 : size === 1) return 'one';
  const isRomance = locale === 'fr' || locale === 'it';
  return isRomance && size !== 0 && size % aMillion === 0 ? 'many' : 'other';
};
