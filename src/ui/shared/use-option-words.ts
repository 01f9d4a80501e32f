import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isNumeric, type OptionCode } from '../../domain/catalogue/lens/lens-options.ts';
import { decimalMark } from './decimal-mark.ts';
import { useLocale } from './use-locale.ts';

export interface OptionWords {
  readonly name: (code: OptionCode) => string;
  readonly short: (code: OptionCode) => string;
  /** A formatted value: `−2,50`, `180°`, `8,6 mm`. */
  readonly value: (code: OptionCode, value: string) => string;
}

const unit: Readonly<Partial<Record<OptionCode, string>>> = {
  axis: '°',
  radius: '\u00a0mm',
  diameter: '\u00a0mm',
};

/** Returns the names and formatted values of a lens's options. */
export const useOptionWords = (): OptionWords => {
  const { t } = useTranslation();
  const locale = useLocale();
  return useMemo(() => {
    return {
      name: (code) => t(`option.${code}`),
      short: (code) => t(`optionShort.${code}`),
      value: (code, value) =>
        isNumeric(value)
          ? `${value.replace('-', '−').replace('.', decimalMark(locale))}${unit[code] ?? ''}`
          : t(`optionValue.${value}`, { defaultValue: value }),
    };
  }, [t, locale]);
};
