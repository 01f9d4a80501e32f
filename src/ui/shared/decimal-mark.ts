import type { Locale } from '../../domain/shared/locale.ts';

/** What stands between a number and its fraction. */
export const decimalMark = (locale: Locale): string => (locale === 'en' ? '.' : ',');
