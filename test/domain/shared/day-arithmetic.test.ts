import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { type Day, readDay } from '../../../src/domain/shared/dates.ts';
import {
  addDays,
  addMonths,
  dayOf,
  daysBetween,
  writeDay,
} from '../../../src/domain/shared/day-arithmetic.ts';
import { day } from '../../arbitraries/day.ts';

const read = (text: string): Day => {
  const found = readDay(text);
  if (E.isLeft(found)) throw new Error(text);
  return found.right;
};

describe('days later', () => {
  it.each([
    ['2026-11-20', 90, '2027-02-18'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2025-02-28', 1, '2025-03-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-03-28', 2, '2026-03-30'],
    ['0099-12-31', 1, '0100-01-01'],
    ['2026-05-05', 0, '2026-05-05'],
  ])('%s and %i: %s · CHK-17', (from, days, to) => expect(writeDay(addDays(read(from), days))).toBe(to));

  const span = fc.integer({ min: -100_000, max: 100_000 });
  it('are counted by the days between, and taken back by going back · CHK-17', () =>
    fc.assert(
      fc.property(day, span, (from, days) => {
        const to = addDays(from, days);
        expect(daysBetween(from, to)).toBe(days);
        expect(addDays(to, -days)).toEqual(from);
      }),
    ));
});

describe('months later', () => {
  it.each([
    ['2026-11-20', 3, '2027-02-20'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2027-11-30', 3, '2028-02-29'],
    ['2026-08-31', 3, '2026-11-30'],
    ['2026-12-01', 1, '2027-01-01'],
    ['2026-10-15', 2, '2026-12-15'],
    ['2026-01-31', -2, '2025-11-30'],
    ['2026-05-05', 0, '2026-05-05'],
  ])('%s and %i: %s · CHK-17', (from, months, to) =>
    expect(writeDay(addMonths(read(from), months))).toBe(to),
  );

  it('is a day of the calendar, in the month meant, and never a later day of it · CHK-17', () =>
    fc.assert(
      fc.property(day, fc.integer({ min: -600, max: 600 }), (from, months) => {
        const to = addMonths(from, months);
        expect(readDay(writeDay(to))).toEqual(E.right(to));
        expect(to.year * 12 + to.month - (from.year * 12 + from.month)).toBe(months);
        expect(to.day).toBeLessThanOrEqual(from.day);
      }),
    ));
});

describe('a written day', () => {
  it('reads as the same day', () =>
    fc.assert(
      fc.property(day, (one) => {
        expect(readDay(writeDay(one))).toEqual(E.right(one));
      }),
    ));
  it('has four figures of year', () => expect(writeDay({ year: 33, month: 4, day: 5 })).toBe('0033-04-05'));
});

describe('the day of an instant', () => {
  it.each([
    ['1970-01-01T00:00:00Z', '1970-01-01'],
    ['2026-12-31T23:59:59.999Z', '2026-12-31'],
    ['2027-01-01T00:00:00Z', '2027-01-01'],
    ['2024-02-29T12:00:00+02:00', '2024-02-29'],
  ])('%s is %s', (instant, text) => expect(writeDay(dayOf(Date.parse(instant)))).toBe(text));
});
