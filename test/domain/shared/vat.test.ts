import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { Minor } from '../../../src/domain/shared/money.ts';
import {
  formatVatRate,
  shares,
  type TaxedAmount,
  type VatRate,
  vatLines,
  vatRate,
} from '../../../src/domain/shared/vat.ts';
import { priceAmount } from '../../arbitraries/money.ts';
import { taxedAmount } from '../../arbitraries/vat.ts';

const goods = (...rows: readonly (readonly [rate: number, gross: number])[]): readonly TaxedAmount[] =>
  rows.map(([rate, gross]) => ({ rate: rate as VatRate, gross: gross as Minor }));
const partsOf = (total: number, weights: readonly number[]): readonly number[] =>
  shares(total, weights, (weight) => weight).map(([, part]) => part);
const sumOf = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0);

describe('a tax rate', () => {
  it.each([0, 26, 81, 190, 1000])('can be %i tenths of a percent', (tenths) =>
    expect(vatRate(tenths)).toEqual(E.right(tenths)),
  );

  it.each([-1, 8.15, 1001, Number.NaN, Number.POSITIVE_INFINITY])('cannot be %d', (tenths) =>
    expect(vatRate(tenths)).toEqual(E.left({ _tag: 'NotVatRate' })),
  );

  it.each([
    [190, 'de-DE', '19'],
    [81, 'de-DE', '8,1'],
    [81, 'en-US', '8.1'],
    [0, 'it-IT', '0'],
  ])('%i is formatted in %s as %s', (tenths, locale, text) =>
    expect(formatVatRate(tenths as VatRate, locale)).toBe(text),
  );

  it('has no negative zero', () => expect(vatRate(-0)).toStrictEqual(E.right(0)));
});

describe('the tax of an order', () => {
  it.each([
    ['nothing', goods(), 0, []],
    ['one rate', goods([190, 11900]), 11900, [[190, 11900, 1900, 10000]]],
    ['a rate with tenths', goods([81, 10810]), 10810, [[81, 10810, 810, 10000]]],
    ['no tax', goods([0, 5000]), 5000, [[0, 5000, 0, 5000]]],
    ['lines of one rate', goods([190, 5950], [190, 5950]), 11900, [[190, 11900, 1900, 10000]]],
    ['shipping, taxed like the products', goods([200, 6000]), 6600, [[200, 6600, 1100, 5500]]],
    [
      'two rates, the higher first, with shipping in proportion',
      goods([40, 1000], [220, 3000]),
      4400,
      [
        [220, 3300, 595, 2705],
        [40, 1100, 42, 1058],
      ],
    ],
    [
      'a discount of the whole amount',
      goods([40, 1000], [220, 3000]),
      0,
      [
        [220, 0, 0, 0],
        [40, 0, 0, 0],
      ],
    ],
    ['a gift with shipping costs', goods([190, 0]), 1190, [[190, 1190, 190, 1000]]],
  ] as const)('with %s', (_fact, lines, total, rows) =>
    expect(vatLines(lines, total as Minor)).toEqual(
      rows.map(([rate, gross, vat, net]) => ({ rate, gross, vat, net })),
    ),
  );

  it('adds up in each row, and the rows add up to the total paid', () =>
    fc.assert(
      fc.property(fc.array(taxedAmount, { minLength: 1 }), priceAmount, (lines, total) => {
        const table = vatLines(lines, total);
        expect(sumOf(table.map(({ gross }) => gross))).toBe(total);
        expect(table.filter(({ gross, vat, net }) => vat + net !== gross || vat < 0 || net < 0)).toEqual([]);
      }),
    ));

  it('has one row for each rate, and does not depend on the order of the lines', () =>
    fc.assert(
      fc.property(
        fc.array(taxedAmount, { minLength: 1 }).map((lines) => ({ lines, turned: [...lines].reverse() })),
        priceAmount,
        ({ lines, turned }, total) => {
          const table = vatLines(lines, total);
          expect(new Set(table.map(({ rate }) => rate)).size).toBe(table.length);
          expect(vatLines(turned, total)).toEqual(table);
        },
      ),
    ));
});

describe('the shares of an amount', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [100, [0, 1], [0, 100]],
    [7, [0, 0], [7, 0]],
    [5, [], []],
    [10, [1, 2, 1], [3, 5, 2]],
    [10, [1, 8], [1, 9]],
  ])('%i by the weights %j are %j', (total, weights, parts) =>
    expect(partsOf(total, weights)).toEqual(parts),
  );

  it('are whole numbers, less than one from the exact share, and add up to the amount', () =>
    fc.assert(
      fc.property(priceAmount, fc.array(priceAmount, { minLength: 1 }), (total, weights) => {
        const parts = partsOf(total, weights);
        const sum = sumOf(weights);
        expect(sumOf(parts)).toBe(total);
        expect(
          parts.filter((part, i) => sum > 0 && Math.abs(part - (total * (weights[i] ?? 0)) / sum) >= 1),
        ).toEqual([]);
      }),
    ));
});
