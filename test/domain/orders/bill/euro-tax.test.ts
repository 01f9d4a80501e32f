import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumOf } from '../../../../src/domain/orders/bill/bill.ts';
import { creditOf } from '../../../../src/domain/orders/bill/credit.ts';
import {
  type EuroRate,
  euroTax,
  isCurrentRate,
  rateDays,
  statesEuros,
} from '../../../../src/domain/orders/bill/euro-tax.ts';
import { countryCodes } from '../../../../src/domain/shared/country.ts';
import type { Day } from '../../../../src/domain/shared/dates.ts';
import { daysAfter } from '../../../../src/domain/shared/day-arithmetic.ts';
import { currencies, type Minor } from '../../../../src/domain/shared/money.ts';
import type { VatRate } from '../../../../src/domain/shared/vat.ts';
import { billSums } from '../../../arbitraries/bill.ts';

const day = '2026-11-18' as Day;
const rate: fc.Arbitrary<EuroRate> = fc
  .double({ min: 0.5, max: 2, noNaN: true })
  .map((perEuro) => ({ currency: 'CHF', perEuro, day }));
const row = (tenths: number, vat: number) => ({
  rate: tenths as VatRate,
  net: 0 as Minor,
  vat: vat as Minor,
  gross: vat as Minor,
});

describe('the tax of a bill in euros', () => {
  it('is stated in the member states, unless the bill is in euros · DOC-9', () => {
    for (const country of countryCodes)
      for (const currency of currencies)
        expect(statesEuros(currency, country)).toBe(
          currency !== 'EUR' && country !== 'CH' && country !== 'LI',
        );
  });

  it.each([
    [1900, 0.95, 2000],
    [1, 0.93, 1],
    [1, 2.1, 0],
    [0, 0.93, 0],
  ])('of %s at %s is %s · DOC-9', (vat, perEuro, euros) =>
    expect(euroTax([row(190, vat)], { currency: 'CHF', perEuro, day }).vat).toEqual([
      { rate: 190, vat: euros },
    ]),
  );

  it('differs from the exact amount by at most half a cent at each rate · DOC-9', () =>
    fc.assert(
      fc.property(billSums, rate, ({ tax }, by) => {
        const { vat } = euroTax(tax, by);
        expect(vat.map((one) => one.rate)).toEqual(tax.map((one) => one.rate));
        for (const [at, one] of tax.entries())
          expect(Math.abs((vat[at]?.vat ?? Number.NaN) - one.vat / by.perEuro)).toBeLessThanOrEqual(
            0.5 + 1e-6,
          );
      }),
    ));

  it('of credit notes over a whole invoice is together exactly that of the invoice · DOC-9', () =>
    fc.assert(
      fc.property(billSums, rate, fc.integer({ min: 1, max: 100_000 }), (invoice, by, amount) => {
        const first = creditOf(invoice, [], { _tag: 'Amount', amount });
        fc.pre(first !== undefined);
        const rest = creditOf(invoice, [first], { _tag: 'Rest' });
        const credits = [
          ...euroTax(first.tax, by).vat,
          ...(rest ? euroTax(rest.tax, by, first.tax).vat : []),
        ];
        for (const { rate: tenths, vat } of euroTax(invoice.tax, by).vat)
          expect(sumOf(credits.filter((one) => one.rate === tenths).map((one) => one.vat))).toBe(vat);
      }),
    ));
});

describe('a reference rate', () => {
  it('counts from its day until ten days later · DOC-9', () =>
    fc.assert(
      fc.property(fc.integer({ min: -40, max: 40 }), (days) => {
        const known = { currency: 'CHF', perEuro: 0.93, day } as const;
        expect(isCurrentRate(known, daysAfter(day, days))).toBe(days >= 0 && days <= rateDays);
      }),
    ));
});
