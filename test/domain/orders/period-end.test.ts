import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWorkingDay } from '../../../src/domain/checkout/arrival/arrival.ts';
import { periodEnd } from '../../../src/domain/orders/period-end.ts';
import { countryCodes } from '../../../src/domain/shared/country.ts';
import type { Day } from '../../../src/domain/shared/dates.ts';
import { daysAfter } from '../../../src/domain/shared/day-arithmetic.ts';

const day = fc.integer({ min: 0, max: 9000 }).map((days) => daysAfter('2020-01-01' as Day, days));
const length = fc.integer({ min: 1, max: 60 });
const countries = fc.uniqueArray(fc.constantFrom(...countryCodes), { minLength: 1, maxLength: 2 });

describe('the end of a period', () => {
  it.each([
    ['a weekday', '2026-11-05', ['DE'], '2026-11-19'],
    ['a Saturday', '2026-11-07', ['DE'], '2026-11-23'],
    ['a Sunday', '2026-11-08', ['DE'], '2026-11-23'],
    ['Christmas', '2026-12-11', ['DE'], '2026-12-28'],
    ['a holiday of the buyer only', '2026-10-12', ['DE', 'AT'], '2026-10-27'],
    ['a day that is no holiday of the shop', '2026-10-12', ['DE'], '2026-10-26'],
    ['no country', '2026-11-07', [], '2026-11-21'],
  ] as const)('on %s, 14 days after %s in %j, is %s · LAW-41', (_, event, where, end) =>
    expect(periodEnd(event as Day, 14, where)).toBe(end),
  );

  it('is the first working day in all countries from the last counted day on · LAW-41', () =>
    fc.assert(
      fc.property(day, length, countries, (event, days, where) => {
        const end = periodEnd(event, days, where);
        const counted = daysAfter(event, days);
        const works = (one: Day) => where.every((country) => isWorkingDay(country, one));
        expect(end >= counted && works(end)).toBe(true);
        for (let one = counted; one < end; one = daysAfter(one, 1)) expect(works(one)).toBe(false);
      }),
    ));

  it('never comes earlier with more days or more countries · LAW-41', () =>
    fc.assert(
      fc.property(day, length, countries, (event, days, where) => {
        const end = periodEnd(event, days, where);
        expect(end <= periodEnd(event, days + 1, where)).toBe(true);
        expect(end >= periodEnd(event, days, where.slice(1))).toBe(true);
      }),
    ));
});
