import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isNumeric, type OptionCode, writtenMeasure } from '../../domain/catalogue/lens/lens-options.ts';
import { decimalMark } from './decimal-mark.ts';
import { useLocale } from './use-locale.ts';

export interface OptionWords {
  readonly name: (code: OptionCode) => string;
  readonly short: (code: OptionCode) => string;
  /** A formatted value: `−2,50`, `180°`, `8,6 mm`. */
  readonly value: (code: OptionCode, value: string) => string;
  /** A formatted value whose option is unknown, without a unit. */
  readonly plain: (value: string) => string;
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
    const plain = (value: string) =>
      isNumeric(value)
        ? writtenMeasure(value, decimalMark(locale))
        : t(`optionValue.${value}`, { defaultValue: value });
    return {
      plain,
      name: (code) => t(`option.${code}`),
      short: (code) => t(`optionShort.${code}`),
      value: (code, value) => `${plain(value)}${(isNumeric(value) && unit[code]) || ''}`,
    };
  }, [t, locale]);
};
