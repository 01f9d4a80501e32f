import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter } from '../../../src/domain/shared/day-arithmetic.ts';
import { dayOfTime, hourOf, shopDay, shopTime } from '../../../src/domain/shared/shop-day.ts';

describe('the shop’s date and time', () => {
  it.each([
    ['half past midnight in winter', '2026-11-23T23:30:00Z', '2026-11-24 00:30'],
    ['half past eleven in winter', '2026-11-24T22:30:00Z', '2026-11-24 23:30'],
    ['half past midnight in summer', '2026-07-09T22:30:00Z', '2026-07-10 00:30'],
    ['half past eleven in summer', '2026-07-10T21:30:00Z', '2026-07-10 23:30'],
    ['the first minute of the day with 23 hours', '2026-03-28T23:30:00Z', '2026-03-29 00:30'],
    ['the minute before that day', '2026-03-29T00:59:00Z', '2026-03-29 01:59'],
    ['the missing hour', '2026-03-29T01:00:00Z', '2026-03-29 03:00'],
    ['the last minute of the day with 23 hours', '2026-03-29T21:30:00Z', '2026-03-29 23:30'],
    ['the first minute of the day with 25 hours', '2026-10-24T22:30:00Z', '2026-10-25 00:30'],
    ['two o’clock in summer time', '2026-10-25T00:30:00Z', '2026-10-25 02:30'],
    ['two o’clock in winter time', '2026-10-25T01:30:00Z', '2026-10-25 02:30'],
    ['the last minute of the day with 25 hours', '2026-10-25T22:30:00Z', '2026-10-25 23:30'],
    ['the first of 29 February', '2028-02-28T23:30:00Z', '2028-02-29 00:30'],
    ['the last of 29 February', '2028-02-29T22:30:00Z', '2028-02-29 23:30'],
    ['the turn of the year', '2026-12-31T23:30:00Z', '2027-01-01 00:30'],
  ])('at %s, %s, are %s · TIME-1', (_, instant, shown) => {
    const at = Date.parse(instant);
    expect(shopTime(at)).toBe(shown);
    expect(shopDay(at)).toBe(shown.slice(0, 10));
    expect(hourOf(shopTime(at))).toBe(Number(shown.slice(11, 13)));
  });

  it.each([
    ['America/Los_Angeles', '2026-11-23'],
    ['UTC', '2026-11-23'],
    ['Pacific/Auckland', '2026-11-24'],
  ])('in the time zone %s have the date %s · TIME-1', (zone, day) =>
    expect(shopDay(Date.parse('2026-11-23T23:30:00Z'), zone)).toBe(day),
  );

  it('equal the output of Intl.DateTimeFormat for the time zone · TIME-1 · CAT-14', () => {
    const zones = [
      'Europe/Zurich',
      'America/Los_Angeles',
      'Pacific/Auckland',
      'Asia/Kolkata',
      'UTC',
    ] as const;
    const calendars = new Map(
      zones.map((timeZone) => [
        timeZone,
        new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }),
      ]),
    );
    const instant = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2090, 0, 1) });
    fc.assert(
      fc.property(instant, fc.constantFrom(...zones), (now, zone) => {
        expect(shopTime(now, zone)).toBe(calendars.get(zone)?.format(now));
      }),
    );
  });

  it('have consecutive days of 23 to 25 hours · TIME-1', () =>
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2090, 0, 1) }), (now) => {
        const tomorrow = daysAfter(shopDay(now), 1);
        expect(shopDay(now + 25 * 3_600_000) >= tomorrow).toBe(true);
        expect(shopDay(now + 23 * 3_600_000) <= tomorrow).toBe(true);
        expect(dayOfTime(shopTime(now))).toBe(shopDay(now));
      }),
    ));
});
