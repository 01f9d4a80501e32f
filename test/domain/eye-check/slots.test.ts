import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHoliday } from '../../../src/domain/checkout/arrival/holidays.ts';
import { type OpeningHours, type OpenSpan, slotMs, slotsOf } from '../../../src/domain/eye-check/slots.ts';
import { weekday } from '../../../src/domain/shared/calendar.ts';
import type { Day } from '../../../src/domain/shared/dates.ts';
import { shopTime } from '../../../src/domain/shared/shop-day.ts';
import { instantOfMinute } from '../../../src/domain/shared/wall-minute.ts';
import { day } from '../../arbitraries/day.ts';

const zones = ['Europe/Zurich', 'Europe/Rome', 'America/New_York', 'Australia/Lord_Howe', 'UTC'] as const;
const span: fc.Arbitrary<OpenSpan> = fc
  .tuple(fc.integer({ min: 0, max: 1440 }), fc.integer({ min: 0, max: 1440 }))
  .map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) }));
const hours: fc.Arbitrary<OpeningHours> = fc.record({
  country: fc.constantFrom('CH', 'DE', 'AT', 'IT', 'FR'),
  zone: fc.constantFrom(...zones),
  week: fc.array(fc.array(span, { maxLength: 3 }), { maxLength: 7 }),
});
const daily = (from: number, to: number, zone = 'Europe/Zurich'): OpeningHours => ({
  country: 'CH',
  zone,
  week: Array.from({ length: 7 }, () => [{ from, to }]),
});
const times = (of: OpeningHours, on: string): readonly string[] =>
  slotsOf(of, on as Day).map(({ start }) => shopTime(start, of.zone).slice(11));
const recent = day.filter((one) => one > '1980');

describe('The appointment slots of an optician', () => {
  it.each([
    ['half hours from the opening on', daily(540, 630), ['09:00', '09:30', '10:00']],
    ['none that does not fit before the closing', daily(540, 619), ['09:00', '09:30']],
    ['none outside the opening hours', daily(540, 540), []],
    ['half hours from an opening at an odd minute on', daily(555, 640), ['09:15', '09:45']],
  ] as const)('are %s · APPT-1', (_, of, expected) => expect(times(of, '2026-12-01')).toEqual(expected));

  it('continue after a break, and overlapping hours count once · APPT-1', () => {
    const of = {
      ...daily(0, 0),
      week: [
        [],
        [],
        [
          { from: 810, to: 870 },
          { from: 540, to: 600 },
          { from: 570, to: 660 },
        ],
      ],
    };
    expect(times(of, '2026-12-01')).toEqual(['09:00', '09:30', '10:00', '10:30', '13:30', '14:00']);
  });

  it.each(['2026-12-25', '2027-03-29', '2027-01-01'])('are absent on the holiday %s · APPT-1', (on) =>
    expect(times(daily(540, 1080), on)).toEqual([]),
  );

  it.each([
    ['spring', '2027-03-28', 46, 'Europe/Zurich'],
    ['autumn', '2027-10-31', 50, 'Europe/Zurich'],
    ['usual', '2027-10-30', 48, 'Europe/Zurich'],
    ['half-hour', '2027-04-04', 49, 'Australia/Lord_Howe'],
  ] as const)('are as many as a %s day has half hours, with clock changes · APPT-1', (_, on, count, zone) =>
    expect(times(daily(0, 1440, zone), on)).toHaveLength(count),
  );

  it('last half an hour and never overlap, whatever the opening hours and clock changes · APPT-1', () =>
    fc.assert(
      fc.property(hours, recent, (of, on) => {
        const slots = slotsOf(of, on);
        slots.forEach(({ start, end }, index) => {
          expect(end - start).toBe(slotMs);
          expect(start).toBeGreaterThanOrEqual(slots[index - 1]?.end ?? start);
        });
      }),
    ));

  it('lie within the opening hours, and never on a holiday · APPT-1', () =>
    fc.assert(
      fc.property(hours, recent, (of, on) => {
        const slots = slotsOf(of, on);
        const spans = (of.week[weekday(on)] ?? []).map(({ from, to }) => [
          instantOfMinute(on, from, of.zone),
          instantOfMinute(on, to, of.zone),
        ]);
        if (isHoliday(of.country, on)) expect(slots).toEqual([]);
        const opens = Math.min(...spans.map(([open = 0]) => open));
        const isOpen = (at: number) => spans.some(([open = 0, close = 0]) => open <= at && at <= close);
        for (const { start, end } of slots) {
          expect(start).toBeGreaterThanOrEqual(opens);
          expect([isOpen(start), isOpen(end)]).toEqual([true, true]);
        }
      }),
    ));

  it('start at the opening, and leave no room for another at the end · APPT-1', () =>
    fc.assert(
      fc.property(span, recent, fc.constantFrom(...zones), ({ from, to }, on, zone) => {
        const of = { ...daily(from, to, zone), country: 'CH' } as const;
        fc.pre(!isHoliday('CH', on));
        const slots = slotsOf(of, on);
        const open = instantOfMinute(on, from, zone);
        const close = instantOfMinute(on, to, zone);
        expect(close - (slots.at(-1)?.end ?? open)).toBeLessThan(slotMs);
        expect(slots[0]?.start ?? open).toBe(open);
      }),
    ));
});
