import type { Locale } from '../../domain/shared/locale.ts';

/** Returns the decimal separator. */
export const decimalMark = (locale: Locale): string => (locale === 'en' ? '.' : ',');

/** Returns an average rating as it is shown everywhere, with one decimal: `4,0`. Source: CAT-15. */
export const ratingFigure = (average: number, locale: Locale): string =>
  average.toFixed(1).replace('.', decimalMark(locale));
