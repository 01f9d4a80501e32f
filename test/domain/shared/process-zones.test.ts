import { describe, expect, it } from 'vitest';
import { type Day, printDay, readDay } from '../../../src/domain/shared/dates.ts';
import { daysAfter, daysBetween, monthsAfter } from '../../../src/domain/shared/day-arithmetic.ts';
import { formatDay } from '../../../src/domain/shared/format-date.ts';
import { shopDay, shopTime } from '../../../src/domain/shared/shop-day.ts';
import { meantDay, wallClock } from '../../../src/domain/shared/wall-clock.ts';
import { inProcessZone, processZones } from '../../process-zone.ts';

/** Days on which clocks change in one of the zones, a leap day, and the day that Samoa skipped. */
const days = [
  '2026-03-08',
  '2026-03-29',
  '2026-04-05',
  '2026-09-27',
  '2026-10-25',
  '2028-02-29',
  '2011-12-30',
];

describe.each(processZones)('a process in the time zone %s', (zone) => {
  inProcessZone(zone);

  it.each([
    ['2026-11-23T23:30:00Z', '2026-11-24 00:30'],
    ['2026-11-24T22:30:00Z', '2026-11-24 23:30'],
    ['2026-03-28T23:30:00Z', '2026-03-29 00:30'],
    ['2026-03-29T21:30:00Z', '2026-03-29 23:30'],
    ['2026-10-24T22:30:00Z', '2026-10-25 00:30'],
    ['2026-10-25T22:30:00Z', '2026-10-25 23:30'],
    ['2028-02-28T23:30:00Z', '2028-02-29 00:30'],
  ])('shows for %s the shop’s time %s · TIME-1', (instant, shown) => {
    expect(shopTime(Date.parse(instant))).toBe(shown);
    expect(shopDay(Date.parse(instant))).toBe(shown.slice(0, 10));
    expect(meantDay(instant)).toEqual({ _tag: 'Right', right: shown.slice(0, 10) });
    expect(wallClock(instant)).toBe(
      `${printDay(shown.slice(0, 10) as Day, 'dd.MM.yyyy')}, ${shown.slice(11)}`,
    );
  });

  it.each(days as Day[])('calculates with and formats %s like any other day · TIME-1', (day) => {
    expect(readDay(day)).toEqual({ _tag: 'Right', right: day });
    expect(daysAfter(daysAfter(day, -1), 1)).toBe(day);
    expect(daysBetween(daysAfter(day, -400), day)).toBe(400);
    expect(monthsAfter(monthsAfter(day, -48), 48)).toBe(day);
    expect(printDay(day, 'dd.MM.yyyy')).toBe(day.split('-').reverse().join('.'));
    expect(formatDay(day, 'de').startsWith(`${Number(day.slice(8))}. `)).toBe(true);
  });
});
