import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BillSums, Settled } from '../../../../src/domain/orders/bill/bill.ts';
import { creditOf } from '../../../../src/domain/orders/bill/credit.ts';
import { brokenRules } from '../../../../src/domain/orders/bill/en16931.ts';
import { type NetSums, netSums } from '../../../../src/domain/orders/bill/net-sums.ts';
import type { Day } from '../../../../src/domain/shared/dates.ts';
import type { Minor } from '../../../../src/domain/shared/money.ts';
import { type VatRate, vatLines } from '../../../../src/domain/shared/vat.ts';
import { billSums } from '../../../arbitraries/bill.ts';

const paid: Settled = { _tag: 'Paid', on: '2026-11-19' as Day, method: 'visa' };
const due: Settled = { _tag: 'Due', by: '2026-12-19' as Day };
const settled = fc.constantFrom(paid, due, { _tag: 'Nothing' } as const);

const total = 11_900 as Minor;
const simple: BillSums = {
  lines: [
    {
      title: 'Linsen',
      details: [],
      quantity: 3,
      unit: 3000 as Minor,
      total: 9000 as Minor,
      rate: 190 as VatRate,
      isGift: false,
    },
    {
      title: 'Etui',
      details: [],
      quantity: 1,
      unit: 0 as Minor,
      total: 0 as Minor,
      rate: 40 as VatRate,
      isGift: true,
    },
  ],
  itemsTotal: 9000 as Minor,
  discount: 0 as Minor,
  shipping: 2900 as Minor,
  total,
  tax: vatLines([{ rate: 190 as VatRate, gross: 9000 as Minor }], total),
};
const sums = netSums({ ...simple, settled: paid }, 'Gutschrift');

describe('the net sums of a bill', () => {
  it('match EN 16931 for lines, shipping and totals, with gifts at an existing tax rate · DOC-6', () =>
    expect(sums).toEqual({
      lines: [
        { title: 'Linsen', quantity: 3, rate: 190, net: 7563 },
        { title: 'Etui', quantity: 1, rate: 190, net: 0 },
      ],
      rates: [{ rate: 190, allowance: 0, charge: 2437, basis: 10_000, vat: 1900 }],
      lineTotal: 7563,
      allowanceTotal: 0,
      chargeTotal: 2437,
      basisTotal: 10_000,
      vatTotal: 1900,
      grandTotal: 11_900,
      prepaid: 11_900,
      due: 0,
    }));

  it('are due if nothing was paid · DOC-6', () =>
    expect(netSums({ ...simple, settled: due }, '')).toMatchObject({ prepaid: 0, due: 11_900 }));

  it('of goods without a tax rate break a rule of the standard · DOC-6', () =>
    expect(brokenRules(netSums({ ...simple, tax: [], settled: due }, ''))).toContain('BR-CO-18'));

  it('keep the rules of the standard for any goods, discounts, shipping and gifts · DOC-6', () =>
    fc.assert(
      fc.property(billSums, settled, (bill, how) => {
        const net = netSums({ ...bill, settled: how }, 'Gutschrift');
        expect(brokenRules(net)).toEqual([]);
        for (const { allowance, charge } of net.rates)
          expect(Math.min(allowance, charge)).toBeGreaterThanOrEqual(0);
        expect(net.lines).toHaveLength(bill.lines.length);
      }),
    ));

  it('keep the rules for its partial credit notes · DOC-6', () =>
    fc.assert(
      fc.property(
        billSums,
        fc.array(fc.integer({ min: 1, max: 50_000 }), { maxLength: 4 }),
        (bill, amounts) => {
          const steps = [
            { _tag: 'Goods', places: [0] } as const,
            ...amounts.map((amount) => ({ _tag: 'Amount', amount }) as const),
            { _tag: 'Rest' } as const,
          ];
          const credits: BillSums[] = [];
          for (const step of steps) {
            const credit = creditOf(bill, credits, step);
            if (!credit) continue;
            const net = netSums({ ...credit, settled: { _tag: 'Nothing' } }, 'Gutschrift');
            expect(brokenRules(net)).toEqual([]);
            credits.push(credit);
          }
        },
      ),
    ));
});

describe('the rules of EN 16931', () => {
  const rate = sums.rates[0] as NetSums['rates'][number];
  it.each<readonly [string, Partial<NetSums>, readonly string[]]>([
    ['the sum of lines', { lineTotal: 7564 }, ['BR-CO-10', 'BR-CO-13']],
    ['the sum of discounts', { allowanceTotal: 1 }, ['BR-CO-11', 'BR-CO-13']],
    ['the sum of charges', { chargeTotal: 2438 }, ['BR-CO-12', 'BR-CO-13']],
    ['the sum without tax', { basisTotal: 10_001 }, ['BR-CO-13', 'BR-CO-15']],
    ['the tax', { vatTotal: 1901 }, ['BR-CO-14', 'BR-CO-15']],
    ['the total', { grandTotal: 11_901 }, ['BR-CO-15', 'BR-CO-16']],
    ['what is due', { due: 1 }, ['BR-CO-16']],
    ['the tax of a rate', { rates: [{ ...rate, vat: 1903 }] }, ['BR-CO-14', 'BR-CO-17']],
    ['a missing rate', { rates: [] }, ['BR-CO-12', 'BR-CO-14', 'BR-CO-18']],
    ['the basis of a rate', { rates: [{ ...rate, basis: 9999 }] }, ['BR-S-08']],
    [
      'a negative line',
      {
        lines: [
          { title: 'Linsen', quantity: 1, rate: rate.rate, net: 7564 },
          { title: 'Etui', quantity: 1, rate: rate.rate, net: -1 },
        ],
      },
      ['BR-27'],
    ],
  ])('detect an error in %s · DOC-6', (_what, change, broken) =>
    expect(brokenRules({ ...sums, ...change })).toEqual(broken),
  );
});
