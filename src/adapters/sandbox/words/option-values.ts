import type { Say } from '../../../application/shared/texts.ts';
import { isNumeric } from '../../../domain/catalogue/lens/lens-options.ts';
import type { Locale } from '../../../domain/shared/locale.ts';

/**
 * Formats a value of a lens or frame for reading: `−2,50`, `Ozeanblau`. A value without a translation is returned
 * unchanged.
 */
export const optionValue = (t: Say, value: string, locale: Locale): string => {
  if (!isNumeric(value)) return t(`papers:option.${value}`, { defaultValue: value });
  const signed = value.replace('-', '−');
  return locale === 'en' ? signed : signed.replace('.', ',');
};
