import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bookingLead,
  changeUntil,
  daysAhead,
  daysShown,
  freeSlots,
  mayChange,
  nearestSlots,
  remindAt,
  shownDays,
  slotsByDay,
  startIn,
} from '../../../src/domain/eye-check/booking.ts';
import { type Slot, slotMs } from '../../../src/domain/eye-check/slots.ts';
import type { Day } from '../../../src/domain/shared/dates.ts';
import { daysAfter, daysBetween } from '../../../src/domain/shared/day-arithmetic.ts';
import { shopTime } from '../../../src/domain/shared/shop-day.ts';
import { day } from '../../arbitraries/day.ts';

const at = (text: string): number => Date.parse(text);
const slot = (start: number): Slot => ({ start, end: start + slotMs });
const now = at('2026-12-01T08:00:00Z');
const instants = fc.integer({ min: now - 5 * 86_400_000, max: now + 5 * 86_400_000 });
const slots = fc.array(instants.map(slot), { maxLength: 20 });
const zone = 'Europe/Zurich';

describe('The start of an appointment slot', () => {
  it.each([
    ['2026-12-03T09:00:00.000Z', Date.UTC(2026, 11, 3, 9)],
    ['2026-12-03T10:00:00+01:00', Date.UTC(2026, 11, 3, 9)],
    ['9999-12-31T23:59:00Z', Date.UTC(9999, 11, 31, 23, 59)],
    ['soon', Number.NaN],
    ['', Number.NaN],
    ['2026-13-01T09:00:00Z', Number.NaN],
    ['0026-12-03T09:00:00Z', Number.NaN],
    ['-271821-04-20T00:00:00.000Z', Number.NaN],
    ['+275760-09-13T00:00:00.000Z', Number.NaN],
    ['Dec 3, 2026', Number.NaN],
  ])('in “%s” is %d · APPT-2', (text, start) => expect(startIn(text)).toBe(start));
});

describe('Free appointment slots', () => {
  it.each([
    ['is free', '2026-12-01T11:00:00Z', '2026-12-01T12:00:00Z', true],
    ['is booked', '2026-12-01T11:00:00Z', '2026-12-01T11:00:00Z', false],
    ['overlaps a booked one', '2026-12-01T11:00:00Z', '2026-12-01T11:29:00Z', false],
    ['follows a booked one', '2026-12-01T11:30:00Z', '2026-12-01T11:00:00Z', true],
    ['begins in two hours', '2026-12-01T10:00:00Z', '2026-12-01T12:00:00Z', true],
    ['begins sooner', '2026-12-01T09:59:59Z', '2026-12-01T12:00:00Z', false],
  ])('include or exclude a slot that %s · APPT-2 · APPT-3', (_, start, taken, isFree) =>
    expect(freeSlots([slot(at(start))], [slot(at(taken))], now)).toHaveLength(isFree ? 1 : 0),
  );

  it('keep their order, respect the lead time, and overlap no taken slot · APPT-2 · APPT-3', () =>
    fc.assert(
      fc.property(slots, slots, (all, taken) => {
        const free = freeSlots(all, taken, now);
        expect(all.filter((one) => free.includes(one))).toEqual(free);
        for (const { start, end } of free) {
          expect(start).toBeGreaterThanOrEqual(now + bookingLead);
          expect(taken.some((other) => start < other.end && other.start < end)).toBe(false);
        }
      }),
    ));
});

describe('The alternatives to a taken slot', () => {
  it('are the three nearest, in the order of the day · APPT-3', () => {
    const free = [600, 120, 90, 30, 0].map((minute) => slot(now + minute * 60_000));
    const near = nearestSlots(free, now + 60 * 60_000);
    // Of two equally close ones, the earlier.
    expect(near.map(({ start }) => (start - now) / 60_000)).toEqual([0, 30, 90]);
  });

  it('omit no slot that is nearer · APPT-3', () =>
    fc.assert(
      fc.property(slots, instants, (free, wanted) => {
        const near = nearestSlots(free, wanted);
        expect(near).toHaveLength(Math.min(3, free.length));
        const away = (of: readonly Slot[]) => of.map(({ start }) => Math.abs(start - wanted));
        const farthest = Math.max(...away(near));
        for (const other of free.filter((one) => !near.includes(one)))
          expect(Math.abs(other.start - wanted)).toBeGreaterThanOrEqual(farthest);
        expect(near).toEqual([...near].sort((a, b) => a.start - b.start));
      }),
    ));
});

describe('The days shown for booking', () => {
  const today = '2026-12-01' as Day;
  it.each([
    ['2026-12-01', '2026-12-01', '2026-12-14'],
    ['2026-11-01', '2026-12-01', '2026-12-14'],
    ['2026-12-20', '2026-12-20', '2027-01-02'],
    ['2027-01-25', '2027-01-25', '2027-01-30'],
    ['2028-01-01', '2027-01-30', '2027-01-30'],
  ])('starting at %s run from %s to %s · APPT-2', (from, first, last) => {
    const days = shownDays(today, from as Day);
    expect([days[0], days.at(-1)]).toEqual([first, last]);
  });

  it('are consecutive, not before today, and end with the booking period · APPT-2', () =>
    fc.assert(
      fc.property(day, day, (now, from) => {
        const days = shownDays(now, from);
        expect(days.length).toBeGreaterThan(0);
        expect(days.length).toBeLessThanOrEqual(daysShown);
        days.forEach((one, index) => {
          expect(one).toBe(daysAfter(days[0] as Day, index));
          expect(daysBetween(now, one)).toBeGreaterThanOrEqual(0);
          expect(daysBetween(now, one)).toBeLessThanOrEqual(daysAhead);
        });
      }),
    ));

  it('group the slots by the local calendar of the optician · APPT-1', () =>
    expect([
      ...slotsByDay([slot(at('2026-12-01T22:30:00Z')), slot(at('2026-12-01T23:00:00Z'))], zone).keys(),
    ]).toEqual(['2026-12-01', '2026-12-02']));
});

describe('Moving and cancelling an appointment', () => {
  const start = at('2026-12-04T10:00:00Z');
  it.each([
    [0, true],
    [1, false],
    [-86_400_000, true],
  ])('is allowed %i ms after the limit of one day before: %s · APPT-4', (late, may) =>
    expect(mayChange(start, changeUntil(start) + late)).toBe(may),
  );
});

describe('The reminder mail for an appointment', () => {
  it.each([
    ['2026-12-04T08:00:00Z', '2026-12-03 08:00'],
    ['2027-03-28T08:00:00Z', '2027-03-27 08:00'],
    ['2027-03-29T08:00:00Z', '2027-03-28 08:00'],
  ])('at %s is sent at %s the day before · APPT-5', (start, sent) =>
    expect(shopTime(remindAt(at(start), zone), zone)).toBe(sent),
  );
});
