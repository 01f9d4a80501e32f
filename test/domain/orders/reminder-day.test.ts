import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { furthestReminder, reminderDay } from '../../../src/domain/orders/reminder-day.ts';
import { daysAfter, daysBetween, monthsAfter } from '../../../src/domain/shared/day-arithmetic.ts';
import { day, isoDay } from '../../arbitraries/day.ts';

const on = (month: number, date: number, year = 2026) => isoDay(year, month, date);

describe('the suggested day of a reminder', () => {
  it.each([
    ['a week before sixty days are over', 60, on(11, 1), on(11, 21), on(12, 24)],
    ['tomorrow if the lenses have run out', 60, on(1, 1), on(11, 21), on(11, 22)],
    ['tomorrow if that week has begun', 30, on(10, 27), on(11, 21), on(11, 22)],
    ['three months from today if the interval is unknown', undefined, on(1, 1), on(11, 21), on(2, 21, 2027)],
    ['two years from today at the latest', 10_000_000, on(11, 1), on(11, 21), on(11, 21, 2028)],
  ] as const)('is %s · ACC-6 · CHK-17', (_, days, ordered, today, expected) =>
    expect(reminderDay(days, ordered, today)).toEqual(expected),
  );

  it('is after today and within two years, for any order · ACC-6', () =>
    fc.assert(
      fc.property(fc.option(fc.nat(), { nil: undefined }), day, day, (days, ordered, today) => {
        const found = reminderDay(days, ordered, today);
        expect(daysBetween(daysAfter(today, 1), found)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(found, monthsAfter(today, furthestReminder))).toBeGreaterThanOrEqual(0);
      }),
    ));
});
