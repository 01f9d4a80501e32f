import { format } from 'date-fns';
import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  type Day,
  dateOf,
  datePatterns,
  dayOf,
  printDay,
  readDay,
} from '../../../src/domain/shared/dates.ts';
import { day } from '../../arbitraries/day.ts';

describe('a calendar day', () => {
  it.each(['2026-11-04', '2028-02-29', '2000-02-29', '0033-04-05', '9999-12-31'])(
    'is read from %s · STOCK-5',
    (input) => expect(readDay(input)).toEqual(E.right(input)),
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
    '2026-11-04T23:59:00Z',
  ])('is not read from %j · STOCK-5', (input) => expect(readDay(input)).toEqual(E.left({ _tag: 'NotADay' })));

  it('is not read from arbitrary text, and never throws · STOCK-5', () =>
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(E.isLeft(readDay(text))).toBe(true);
      }),
    ));

  it('survives the conversion to a Date and back', () =>
    fc.assert(
      fc.property(day, (one) => {
        expect(dayOf(dateOf(one))).toBe(one);
        expect(readDay(one)).toEqual(E.right(one));
      }),
    ));

  it('is the last of the calendar if the date lies beyond it', () => {
    expect(dayOf(new Date(Date.UTC(20_000, 0, 1)))).toBe('9999-12-31');
    expect(dayOf(new Date(Number.NaN))).toBe('9999-12-31');
  });
});

describe('a formatted day', () => {
  it.each([
    ['2026-11-04', 'dd.MM', '04.11'],
    ['2026-11-04', 'dd.MM.yy', '04.11.26'],
    ['2026-11-04', 'dd.MM.yyyy', '04.11.2026'],
    ['2028-02-29', 'dd.MM', '29.02'],
    ['2000-02-29', 'dd.MM.yy', '29.02.00'],
  ] as const)('%s in the format %s is %s · STOCK-5', (input, pattern, expected) =>
    expect(printDay(input as Day, pattern)).toBe(expected),
  );

  it('equals the output of date-fns · STOCK-5', () =>
    fc.assert(
      fc.property(day, fc.constantFrom(...datePatterns), (one, pattern) => {
        const [year = 0, month = 0, date = 0] = one.split('-').map(Number);
        expect(printDay(one, pattern)).toBe(format(new Date(year, month - 1, date), pattern));
      }),
    ));
});
