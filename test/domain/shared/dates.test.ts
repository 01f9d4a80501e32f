import { format } from 'date-fns';
import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { datePatterns, daysInMonth, deliveryDate, readDay } from '../../../src/domain/shared/dates.ts';
import { day, isoDay } from '../../arbitraries/day.ts';

describe('a delivery date', () => {
  it.each([
    ['2026-11-04', 'dd.MM', '04.11'],
    ['2026-11-04', 'dd.MM.yy', '04.11.26'],
    ['2026-11-04', 'dd.MM.yyyy', '04.11.2026'],
    ['2028-02-29', 'dd.MM', '29.02'],
    ['2000-02-29', 'dd.MM.yy', '29.02.00'],
    ['2026-11-04T23:59:00Z', 'dd.MM', '04.11'],
  ] as const)('%s as %s is %s · STOCK-5', (input, pattern, expected) =>
    expect(deliveryDate(input, pattern)).toEqual(E.right(expected)),
  );

  it.each([
    '',
    'soon',
    '2026-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-11-00',
    '2026-04-31',
    '4.11.2026',
    '2026-1-4',
    '2026-11-04x',
    ' 2026-11-04',
  ])('refuses %j · STOCK-5', (input) =>
    expect(deliveryDate(input, 'dd.MM')).toEqual(E.left({ _tag: 'NotADay' })),
  );

  it('prints as date-fns does · STOCK-5', () =>
    fc.assert(
      fc.property(day, fc.constantFrom(...datePatterns), (d, pattern) => {
        expect(deliveryDate(isoDay(d), pattern)).toEqual(
          E.right(format(new Date(d.year, d.month - 1, d.day), pattern)),
        );
      }),
    ));

  it('takes any text without throwing · STOCK-5', () =>
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(E.isLeft(readDay(text))).toBe(true);
      }),
    ));
});

describe('the days of a month', () => {
  it.each([
    [2024, 1, 31],
    [2024, 2, 29],
    [2023, 2, 28],
    [1900, 2, 28],
    [2000, 2, 29],
    [2024, 4, 30],
    [2024, 12, 31],
    [2024, 0, 0],
    [2024, 13, 0],
  ])('in %i, month %i: %i · STOCK-5', (year, month, days) => expect(daysInMonth(year, month)).toBe(days));
});
