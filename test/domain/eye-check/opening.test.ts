import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHoliday } from '../../../src/domain/checkout/arrival/holidays.ts';
import { openingAt } from '../../../src/domain/eye-check/opening.ts';
import type { OpeningHours, OpenSpan } from '../../../src/domain/eye-check/slots.ts';
import { shopDay, shopTime } from '../../../src/domain/shared/shop-day.ts';

const span = (from: number, to: number): OpenSpan => ({ from: from * 60, to: to * 60 });
const weekdays = [span(9, 12), span(13.5, 18)];
const vienna: OpeningHours = {
  country: 'AT',
  zone: 'Europe/Vienna',
  week: [[], weekdays, weekdays, weekdays, weekdays, weekdays, [span(9, 13)]],
};
const told = (hours: OpeningHours, now: string): string => {
  const opening = openingAt(hours, Date.parse(now));
  switch (opening._tag) {
    case 'Open':
      return `until ${shopTime(opening.until, hours.zone)}`;
    case 'Opens':
      return `${opening.isToday ? 'today' : 'later'} ${shopTime(opening.at, hours.zone)}`;
    case 'Closed':
      return 'closed';
  }
};

describe('the opening status of an optician', () => {
  it.each([
    ['in the morning', '2026-11-26T08:59Z', 'until 2026-11-26 12:00'],
    ['before the opening', '2026-11-26T07:59Z', 'today 2026-11-26 09:00'],
    ['at the opening', '2026-11-26T08:00Z', 'until 2026-11-26 12:00'],
    ['at the break', '2026-11-26T11:00Z', 'today 2026-11-26 13:30'],
    ['at the closing', '2026-11-26T17:00Z', 'later 2026-11-27 09:00'],
    ['on Saturday evening', '2026-11-28T18:00Z', 'later 2026-11-30 09:00'],
    ['on a holiday', '2026-12-25T10:00Z', 'later 2026-12-28 09:00'],
    ['on the next day in the time zone of the optician', '2026-11-26T23:30Z', 'today 2026-11-27 09:00'],
  ])('is correct %s · STUDIO-1', (_, now, expected) => expect(told(vienna, now)).toBe(expected));

  it('merges hours that touch or overlap, in any order · STUDIO-1', () => {
    const week = Array.from({ length: 7 }, () => [span(14, 16), span(9, 12), span(12, 13), span(15, 18)]);
    expect(told({ ...vienna, week }, '2026-11-26T09:00Z')).toBe('until 2026-11-26 13:00');
    expect(told({ ...vienna, week }, '2026-11-26T13:30Z')).toBe('until 2026-11-26 18:00');
  });

  it('is closed if there are no opening hours at all · STUDIO-1', () =>
    expect(told({ ...vienna, week: [] }, '2026-11-26T09:00Z')).toBe('closed'));
});

const hours: fc.Arbitrary<OpeningHours> = fc.record({
  country: fc.constantFrom('CH', 'DE', 'AT', 'IT', 'FR'),
  zone: fc.constantFrom('Europe/Zurich', 'Europe/Rome', 'America/New_York', 'Australia/Lord_Howe', 'UTC'),
  week: fc.array(
    fc.array(
      fc
        .tuple(fc.integer({ min: 0, max: 1440 }), fc.integer({ min: 0, max: 1440 }))
        .map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) })),
      { maxLength: 3 },
    ),
    { maxLength: 7 },
  ),
});
const now = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2035, 0) });

describe('an opening', () => {
  it('lasts exactly until the stated time, and is never on a holiday · STUDIO-1', () =>
    fc.assert(
      fc.property(hours, now, (of, at) => {
        const opening = openingAt(of, at);
        fc.pre(opening._tag === 'Open');
        expect(opening.until).toBeGreaterThan(at);
        expect(openingAt(of, opening.until - 1)).toEqual(opening);
        const after = openingAt(of, opening.until);
        // If a day closes at midnight, the next one may open then.
        if (after._tag === 'Open') expect(shopTime(opening.until, of.zone).slice(11)).toBe('00:00');
        expect(isHoliday(of.country, shopDay(at, of.zone))).toBe(false);
      }),
    ));

  it('starts at the stated time, with no other before it · STUDIO-1', () =>
    fc.assert(
      fc.property(hours, now, fc.double({ min: 0, max: 1, noNaN: true }), (of, at, share) => {
        const opening = openingAt(of, at);
        fc.pre(opening._tag === 'Opens');
        expect(opening.at).toBeGreaterThan(at);
        expect(openingAt(of, opening.at)._tag).toBe('Open');
        const between = Math.floor(at + (opening.at - at) * share);
        if (between < opening.at) expect(openingAt(of, between)).toMatchObject({ at: opening.at });
        expect(opening.isToday).toBe(shopDay(at, of.zone) === shopDay(opening.at, of.zone));
      }),
    ));
});
