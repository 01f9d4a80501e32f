import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { defaultAmountLocale, formatMoney } from '../../../src/domain/shared/format-money.ts';
import { currencies } from '../../../src/domain/shared/money.ts';
import { currencyOf, defaultCurrency, readCurrency } from '../../../src/domain/shared/shop-currency.ts';
import { currency, euros } from '../../arbitraries/money.ts';

const unknown = E.left({ _tag: 'UnknownCurrency' });

describe('the currency of an amount', () => {
  it('is one of three, euros by default, written as in Germany · I18N-7', () => {
    expect(currencies).toEqual(['EUR', 'CHF', 'USD']);
    expect([defaultCurrency, defaultAmountLocale]).toEqual(['EUR', 'de-DE']);
    expect(formatMoney(euros(123_450))).toBe('1.234,50\u00a0€');
  });

  it.each([
    ['CHF', 'EUR', E.right('CHF')],
    ['EUR', 'CHF', E.right('EUR')],
    [undefined, 'CHF', E.right('CHF')],
    ['', 'USD', E.right('USD')],
    [undefined, undefined, E.right('EUR')],
    ['GBP', 'CHF', unknown],
    ['eur', 'CHF', unknown],
    [' EUR', undefined, unknown],
  ] as const)('%j in a shop of %s: %j · I18N-7', (carried, ofShop, expected) =>
    expect(currencyOf(carried, ofShop)).toEqual(expected),
  );

  it('is what the amount carries, whatever the shop has; no other code passes · I18N-7', () =>
    fc.assert(
      fc.property(fc.oneof(currency, fc.string()), currency, (code, ofShop) => {
        const known = currencies.some((one) => one === code);
        expect(readCurrency(code)).toEqual(known ? E.right(code) : unknown);
        if (code !== '') expect(currencyOf(code, ofShop)).toEqual(readCurrency(code));
      }),
    ));
});
