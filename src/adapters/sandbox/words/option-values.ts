import type { Say } from '../../../application/shared/texts.ts';
import { isNumeric } from '../../../domain/catalogue/lens/lens-options.ts';
import type { Locale } from '../../../domain/shared/locale.ts';

/** A value of a lens or of a frame as it is read: `−2,50`, `Ozeanblau`. What has no words stays as it came. */
export const optionValue = (t: Say, value: string, locale: Locale): string => {
  if (!isNumeric(value)) return t(`papers:option.${value}`, { defaultValue: value });
  const signed = value.replace('-', '−');
  return locale === 'en' ? signed : signed.replace('.', ',');
};
