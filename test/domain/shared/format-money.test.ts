import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountLocales, formatMoney, formatNumber } from '../../../src/domain/shared/format-money.ts';
import { currencies, type Minor } from '../../../src/domain/shared/money.ts';
import { euros, money } from '../../arbitraries/money.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace(/\u2019/g, "'");
const amountLocale = fc.constantFrom(...amountLocales);
const formatter = new Map(
  amountLocales.flatMap((locale) =>
    currencies.map((currency) => [
      `${locale} ${currency}`,
      new Intl.NumberFormat(locale, { style: 'currency', currency }),
    ]),
  ),
);

describe('a formatted amount', () => {
  it('is in euros, francs or dollars, in German format by default · I18N-7', () => {
    expect(currencies).toEqual(['EUR', 'CHF', 'USD']);
    expect(formatMoney(euros(123_450))).toBe('1.234,50\u00a0€');
  });

  it.each([
    [123450, undefined, '1.234,50 €'],
    [123450, 'de-DE', '1.234,50 €'],
    [123450, 'de-CH', "EUR 1'234.50"],
    [123450, 'it-CH', '€ 1234.50'],
    [1234500, 'it-CH', "€ 12'345.00"],
    [123450, 'en-US', '€1,234.50'],
    [5, 'de-DE', '0,05 €'],
    [0, 'fr-FR', '0,00 €'],
    [-1999, 'de-AT', '-€ 19,99'],
    [-1290, 'de-CH', 'EUR -12.90'],
    [-1290, 'it-CH', '€ -12.90'],
    [-1290, 'fr-CH', '-12.90 €'],
    [1999, 'xx-XX', '19,99 €'],
    [1999, '__proto__', '19,99 €'],
  ])('of %i cents in %s is %s · PRICE-1', (cents, locale, expected) =>
    expect(plain(formatMoney(euros(cents), locale))).toBe(expected),
  );

  it('equals the output of Intl.NumberFormat, with a space before a Swiss minus · PRICE-1', () =>
    fc.assert(
      fc.property(money, amountLocale, (amount, locale) => {
        const intl = formatter.get(`${locale} ${amount.currency}`)?.format(amount.minor / 100) ?? '';
        // The formatter's own `EUR-12.90` reads as one word.
        const roomy = /^(de|it)-CH$/.test(locale) ? intl.replace(/^([^\d-]+)-/, '$1 -') : intl;
        expect(plain(formatMoney(amount, locale))).toBe(plain(roomy));
      }),
    ));

  it.each(currencies)(
    'in %s has the currency sign of Intl.NumberFormat in every locale · PRICE-1 · I18N-7',
    (currency) => {
      for (const locale of amountLocales)
        expect(plain(formatMoney({ minor: 123450 as Minor, currency }, locale))).toBe(
          plain(formatter.get(`${locale} ${currency}`)?.format(1234.5) ?? ''),
        );
    },
  );

  it('keeps every digit of the largest amount · PRICE-1', () =>
    expect(plain(formatMoney({ minor: Number.MAX_SAFE_INTEGER as Minor, currency: 'USD' }))).toBe(
      '90.071.992.547.409,91 $',
    ));

  it('contains no breaking space · PRICE-1', () =>
    fc.assert(
      fc.property(money, amountLocale, (amount, locale) => {
        expect(formatMoney(amount, locale)).not.toContain(' ');
      }),
    ));
});

describe('a formatted number', () => {
  it.each([
    [4.5, 1, 'de-DE', '4,5'],
    [4, 1, 'en-US', '4.0'],
    [0, 1, 'de-DE', '0,0'],
    [1234, 0, 'de-DE', '1.234'],
    [1234, 0, 'it-IT', '1234'],
    [-0.5, 1, 'fr-FR', '-0,5'],
  ])('%d with %i decimals in %s is %s · CAT-15', (value, decimals, locale, expected) =>
    expect(plain(formatNumber(value, decimals, locale))).toBe(expected),
  );

  it('equals the output of Intl.NumberFormat · CAT-15', () =>
    fc.assert(
      fc.property(fc.integer({ min: -9_999_999, max: 9_999_999 }), amountLocale, (tenths, locale) => {
        const intl = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
        expect(plain(formatNumber(tenths / 10, 1, locale))).toBe(plain(intl.format(tenths / 10)));
      }),
    ));
});
