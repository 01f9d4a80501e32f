import type { Locale } from '../../domain/shared/locale.ts';

/** Returns the decimal separator. */
export const decimalMark = (locale: Locale): string => (locale === 'en' ? '.' : ',');
