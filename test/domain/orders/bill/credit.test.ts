import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BillLine, BillSums } from '../../../../src/domain/orders/bill/bill.ts';
import { creditOf, type Returned, restOf } from '../../../../src/domain/orders/bill/credit.ts';
import type { Minor } from '../../../../src/domain/shared/money.ts';
import { type VatRate, vatLines } from '../../../../src/domain/shared/vat.ts';
import { billSums } from '../../../arbitraries/bill.ts';

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

const line = (title: string, quantity: number, unit: number, rate = 190, isGift = false) => ({
  title,
  details: [],
  quantity,
  unit: unit as Minor,
  total: (unit * quantity) as Minor,
  rate: rate as VatRate,
  isGift,
});
const invoice: BillSums = {
  lines: [line('Linsen', 2, 5000, 40), line('Pflege', 1, 2000, 220), line('Etui', 1, 0, 220, true)],
  itemsTotal: 12_000 as Minor,
  discount: 1200 as Minor,
  shipping: 600 as Minor,
  total: 11_400 as Minor,
  tax: vatLines(
    [
      { rate: 40 as VatRate, gross: 10_000 as Minor },
      { rate: 220 as VatRate, gross: 2000 as Minor },
    ],
    11_400 as Minor,
  ),
};
const amount = (minor: number): Returned => ({ _tag: 'Amount', amount: minor });
const goods = (...places: readonly number[]): Returned => ({ _tag: 'Goods', places });
const pieces = (place: number, count: number, before = 0): Returned => ({
  _tag: 'Goods',
  places: [place],
  pieces: new Map([[place, { count, before }]]),
});

describe('a credit note', () => {
  it.each([
    ['the whole rest', { _tag: 'Rest' } as const, 11_400, [600, 1200]],
    ['all products, without the gift', goods(0, 1), 11_400, [600, 1200]],
    ['one line, with its part of the discount and no shipping', goods(0), 9000, [0, 1000]],
    ['the other line', goods(1), 1800, [0, 200]],
    ['an amount', amount(500), 500, [0, 0]],
    ['an amount that is higher than the rest', amount(99_999), 11_400, [0, 0]],
  ])('of %s · DOC-5', (_what, returned, total, [shipping, discount]) =>
    expect(creditOf(invoice, [], returned)).toMatchObject({ total, shipping, discount }),
  );

  it('for some pieces of a line has their part of it; the pieces together have all of it · DOC-5', () => {
    const odd: BillSums = { ...invoice, discount: 1201 as Minor, total: 11_399 as Minor };
    const first = creditOf(odd, [], pieces(0, 1)) as BillSums;
    expect(first.lines).toEqual([{ ...invoice.lines[0], quantity: 1, total: 5000 }]);
    const second = creditOf(odd, [first], pieces(0, 1, 1)) as BillSums;
    expect(first.total + second.total).toBe(creditOf(odd, [], goods(0))?.total);
    expect([first.total, second.total]).toEqual([4499, 4500]);
    expect(creditOf(odd, [first, second], goods(1))?.total).toBe(1800);
  });

  it('for pieces of every line is not one for the whole invoice · DOC-5', () =>
    expect(
      creditOf(invoice, [], {
        _tag: 'Goods',
        places: [0, 1],
        pieces: new Map([[0, { count: 1, before: 0 }]]),
      }),
    ).toMatchObject({ total: 6300, shipping: 0 }));

  it('for goods refunds the tax of these goods · DOC-5', () => {
    expect(creditOf(invoice, [], goods(0))?.tax).toEqual([{ rate: 40, gross: 9000, vat: 346, net: 8654 }]);
    expect(creditOf(invoice, [], goods(1))?.tax).toEqual([{ rate: 220, gross: 1800, vat: 325, net: 1475 }]);
  });

  it('for goods refunds what was paid for them if a coupon applied to others only · DOC-5 · COUP-7', () => {
    const [lenses, care, gift] = invoice.lines as [BillLine, BillLine, BillLine];
    const limited: BillSums = {
      ...invoice,
      lines: [{ ...lenses, discount: 0 as Minor }, { ...care, quantity: 2, discount: 401 as Minor }, gift],
      discount: 401 as Minor,
      total: 12_199 as Minor,
      tax: vatLines(
        [
          { rate: lenses.rate, gross: 10_000 as Minor },
          { rate: care.rate, gross: 1599 as Minor },
        ],
        12_199 as Minor,
      ),
    };
    expect(creditOf(limited, [], goods(0))).toMatchObject({ total: 10_000, discount: 0 });
    const one = creditOf(limited, [], pieces(1, 1)) as BillSums;
    expect(one).toMatchObject({ total: 799, lines: [{ quantity: 1, total: 1000, discount: 201 }] });
    expect(one.tax).toMatchObject([{ rate: 220, gross: 799 }]);
    expect(creditOf(limited, [one], pieces(1, 1, 1))).toMatchObject({ total: 800, discount: 200 });
  });

  it('for an amount of money splits the tax as it was billed · DOC-5', () =>
    expect(creditOf(invoice, [], amount(1140))?.tax.map(({ gross }) => gross)).toEqual([190, 950]));

  it('for a whole invoice has the same lines, sums and tax · DOC-5', () =>
    expect(creditOf(invoice, [], { _tag: 'Rest' })).toEqual(invoice));

  it.each([
    ['the rest of a fully credited invoice', [invoice], { _tag: 'Rest' } as const],
    ['products of a fully credited invoice', [invoice], goods(0)],
    ['an amount of zero', [], amount(0)],
    ['no products', [], goods()],
    ['a gift only', [], goods(2)],
  ])('is not issued for %s · DOC-5', (_what, earlier, returned) =>
    expect(creditOf(invoice, earlier, returned)).toBeUndefined(),
  );

  it('for a rounded invoice includes the rounding, and the last goods get the remaining amount · DOC-5', () => {
    const rounded: BillSums = { ...invoice, rounding: -2 as Minor, total: 11_398 as Minor };
    expect(creditOf(rounded, [], { _tag: 'Rest' })).toEqual(rounded);
    const shipping = creditOf(rounded, [], amount(600)) as BillSums;
    const lenses = creditOf(rounded, [shipping], goods(0)) as BillSums;
    const [, care] = rounded.lines;
    expect(creditOf(rounded, [shipping, lenses], goods(1))).toMatchObject({ lines: [care], total: 1798 });
    const most = creditOf(rounded, [shipping, lenses], amount(1)) as BillSums;
    expect(creditOf(rounded, [shipping, lenses, most], goods(1))).toMatchObject({ lines: [], total: 1797 });
  });

  it('for goods, after most of the invoice is credited, has the remaining amount · DOC-5', () => {
    const first = creditOf(invoice, [], amount(11_000)) as BillSums;
    expect(creditOf(invoice, [first], goods(0))).toMatchObject({ lines: [], total: 400 });
    expect(creditOf(invoice, [first], { _tag: 'Rest' })).toMatchObject({ lines: [], total: 400 });
  });
});

describe('the credit notes of an invoice', () => {
  const returned: fc.Arbitrary<Returned> = fc.oneof(
    fc.constant<Returned>({ _tag: 'Rest' }),
    fc.integer({ min: 0, max: 100_000 }).map(amount),
    fc.subarray([0, 1, 2, 3, 4, 5]).map((places) => goods(...places)),
    fc
      .record({ place: fc.nat(5), count: fc.integer({ min: 1, max: 3 }) })
      .map(({ place, count }) => pieces(place, count)),
  );
  const credited = (sums: BillSums, all: readonly Returned[]): readonly BillSums[] => {
    const credits: BillSums[] = [];
    for (const one of all) {
      const credit = creditOf(sums, credits, one);
      if (credit) credits.push(credit);
    }
    return credits;
  };

  it('never refund more than was billed, in total and per tax rate, and each adds up · DOC-5', () =>
    fc.assert(
      fc.property(billSums, fc.array(returned, { maxLength: 6 }), (sums, all) => {
        const credits = credited(sums, all);
        expect(restOf(sums, credits)).toBeGreaterThanOrEqual(0);
        for (const { lines, itemsTotal, discount, shipping, rounding = 0, total, tax } of credits) {
          expect(itemsTotal - discount + shipping + rounding).toBe(total);
          expect(discount).toBeGreaterThanOrEqual(0);
          expect(sumOf(tax.map(({ gross }) => gross))).toBe(total);
          for (const { gross, net, vat } of tax) {
            expect(net + vat).toBe(gross);
            expect(Math.min(net, vat)).toBeGreaterThanOrEqual(0);
          }
          if (lines.length > 0) expect(sumOf(lines.map((one) => one.total))).toBe(itemsTotal);
        }
        for (const { rate, gross } of sums.tax) {
          const given = credits.flatMap(({ tax }) => tax.filter((row) => row.rate === rate));
          expect(sumOf(given.map((row) => row.gross))).toBeLessThanOrEqual(gross);
        }
      }),
    ));

  it('that refund the whole invoice add up to its tax exactly · DOC-5', () =>
    fc.assert(
      fc.property(billSums, fc.array(returned, { maxLength: 5 }), (sums, all) => {
        const credits = credited(sums, [...all, { _tag: 'Rest' }]);
        expect(restOf(sums, credits)).toBe(0);
        for (const { rate, vat } of sums.tax) {
          const given = credits.flatMap(({ tax }) => tax.filter((row) => row.rate === rate));
          expect(sumOf(given.map((row) => row.vat))).toBe(vat);
        }
      }),
    ));
});
