import type { Currency, Money } from './money.ts';

/** The formats for amounts. A shop chooses one; that of Germany is the default. Source: I18N-7. */
export const amountLocales = [
  'de-DE',
  'de-CH',
  'de-AT',
  'it-IT',
  'it-CH',
  'fr-FR',
  'fr-CH',
  'en-US',
] as const;
export type AmountLocale = (typeof amountLocales)[number];
export const defaultAmountLocale: AmountLocale = 'de-DE';

interface Marks {
  readonly decimal: string;
  readonly group: string;
  /** The minimum number of digits before the decimal mark at which they are grouped. */
  readonly groupFrom: 4 | 5;
}
interface AmountStyle {
  readonly amounts: Marks;
  readonly numbers: Marks;
  /** `#` is the number, `¤` the currency. Spaces are non-breaking. */
  readonly positive: string;
  readonly negative: string;
  readonly symbols: Readonly<Record<Currency, string>>;
}

const marks = (decimal: string, group: string, groupFrom: 4 | 5 = 4): Marks => ({
  decimal,
  group,
  groupFrom,
});
const symbols = { EUR: '€', CHF: 'CHF', USD: '$' } as const;
const behind = { positive: '# ¤', negative: '-# ¤' } as const;
const swiss = { positive: '¤ #', negative: '¤ -#' } as const;
const alike = (both: Marks) => ({ amounts: both, numbers: both });

const styles: Readonly<Record<AmountLocale, AmountStyle>> = {
  'de-DE': { ...alike(marks(',', '.')), ...behind, symbols },
  'de-CH': { ...alike(marks('.', "'")), ...swiss, symbols: { ...symbols, EUR: 'EUR' } },
  'de-AT': {
    amounts: marks(',', '.'),
    numbers: marks(',', '\u00a0'),
    positive: '¤ #',
    negative: '-¤ #',
    symbols,
  },
  'it-IT': { ...alike(marks(',', '.', 5)), ...behind, symbols: { ...symbols, USD: 'USD' } },
  'it-CH': { ...alike(marks('.', "'", 5)), ...swiss, symbols: { ...symbols, USD: 'USD' } },
  'fr-FR': { ...alike(marks(',', '\u202f')), ...behind, symbols: { ...symbols, USD: '$US' } },
  'fr-CH': {
    amounts: marks('.', "'"),
    numbers: marks(',', "'"),
    ...behind,
    symbols: { ...symbols, USD: '$US' },
  },
  'en-US': {
    ...alike(marks('.', ',')),
    positive: '¤#',
    negative: '-¤#',
    symbols: { ...symbols, CHF: 'CHF ' },
  },
};

const isAmountLocale = (input: string): input is AmountLocale =>
  amountLocales.some((locale) => locale === input);
const styleOf = (locale: string): AmountStyle =>
  styles[isAmountLocale(locale) ? locale : defaultAmountLocale];

const written = (whole: string, fraction: string, { decimal, group, groupFrom }: Marks): string => {
  const grouped = whole.length < groupFrom ? whole : whole.replace(/\B(?=(\d{3})+$)/g, group);
  return fraction ? `${grouped}${decimal}${fraction}` : grouped;
};

/** Formats an amount with two decimals and its currency. An unknown locale uses the German format. Source: PRICE-1. */
export const formatMoney = (
  { minor, currency }: Money,
  amountLocale: string = defaultAmountLocale,
): string => {
  const { amounts, positive, negative, symbols: signs } = styleOf(amountLocale);
  const digits = String(Math.abs(minor)).padStart(3, '0');
  const number = written(digits.slice(0, -2), digits.slice(-2), amounts);
  return (minor < 0 ? negative : positive)
    .replace('#', () => number)
    .replace('¤', () => signs[currency])
    .replaceAll(' ', '\u00a0');
};

/** Formats a plain number with a fixed number of decimals: a rating `4,5`, a count `1.234`. */
export const formatNumber = (
  value: number,
  decimals: number,
  amountLocale: string = defaultAmountLocale,
): string => {
  const [whole = '0', fraction = ''] = Math.abs(value).toFixed(decimals).split('.');
  return `${value < 0 ? '-' : ''}${written(whole, fraction, styleOf(amountLocale).numbers)}`;
};
