import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { type Day, readDay } from '../../../src/domain/shared/dates.ts';
import { daysAfter, daysBetween, monthsAfter } from '../../../src/domain/shared/day-arithmetic.ts';
import { day } from '../../arbitraries/day.ts';

describe('adding days', () => {
  it.each([
    ['2026-11-20', 90, '2027-02-18'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2024-02-29', 365, '2025-02-28'],
    ['2025-02-28', 1, '2025-03-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
    ['0099-12-31', 1, '0100-01-01'],
    ['2026-05-05', 0, '2026-05-05'],
    ['2026-05-05', 30_000_000, '9999-12-31'],
  ])('to %s, %i of them, gives %s · CHK-17', (from, days, to) =>
    expect(daysAfter(from as Day, days)).toBe(to),
  );

  const span = fc.integer({ min: -100_000, max: 100_000 });
  it('matches the number of days between, and is undone by subtracting them · CHK-17', () =>
    fc.assert(
      fc.property(day, span, (from, days) => {
        const to = daysAfter(from, days);
        expect(daysBetween(from, to)).toBe(days);
        expect(daysAfter(to, -days)).toBe(from);
        expect(to > from).toBe(days > 0);
      }),
    ));
});

describe('adding months', () => {
  it.each([
    ['2026-11-20', 3, '2027-02-20'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2027-11-30', 3, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-08-31', 3, '2026-11-30'],
    ['2026-12-01', 1, '2027-01-01'],
    ['2026-10-15', 2, '2026-12-15'],
    ['2026-01-31', -2, '2025-11-30'],
    ['2026-05-05', 0, '2026-05-05'],
  ])('to %s, %i of them, gives %s · CHK-17', (from, months, to) =>
    expect(monthsAfter(from as Day, months)).toBe(to),
  );

  it('gives a valid day in the expected month, never with a later day number · CHK-17', () =>
    fc.assert(
      fc.property(day, fc.integer({ min: -600, max: 600 }), (from, months) => {
        const to = monthsAfter(from, months);
        expect(readDay(to)).toEqual(E.right(to));
        const [monthOf, dateOf] = [
          (one: Day) => Number(one.slice(0, 4)) * 12 + Number(one.slice(5, 7)),
          (one: Day) => one.slice(8),
        ];
        expect(monthOf(to) - monthOf(from)).toBe(months);
        expect(dateOf(to) <= dateOf(from)).toBe(true);
      }),
    ));
});
