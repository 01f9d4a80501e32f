import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addWorkingDays,
  arrival,
  arrivalAfter,
  dispatchDay,
  isWorkingDay,
} from '../../../../src/domain/checkout/arrival/arrival.ts';
import { isRegionalHoliday } from '../../../../src/domain/checkout/arrival/holidays.ts';
import { countryCodes } from '../../../../src/domain/shared/country.ts';
import type { Day } from '../../../../src/domain/shared/dates.ts';
import { daysAfter } from '../../../../src/domain/shared/day-arithmetic.ts';
import { shopDay, shopTime } from '../../../../src/domain/shared/shop-day.ts';

const country = fc.constantFrom(...countryCodes);
const instant = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2099, 11, 31) });
const day = instant.map((ms) => shopDay(ms));

describe('the arrival of a parcel', () => {
  it.each([
    ['a Thursday morning', '2026-11-19T09:00:00Z', '2026-11-19'],
    ['a minute before the cut-off', '2026-11-19T14:59:00Z', '2026-11-19'],
    ['the cut-off in winter', '2026-11-19T15:00:00Z', '2026-11-20'],
    ['the cut-off in summer', '2026-07-09T14:00:00Z', '2026-07-10'],
    ['a Friday evening', '2026-11-20T18:00:00Z', '2026-11-23'],
    ['Christmas Eve, late', '2026-12-24T20:00:00Z', '2026-12-28'],
  ])('starts from the right dispatch day at %s', (_, now, leaves) =>
    expect(dispatchDay('CH', shopTime(Date.parse(now)))).toBe(leaves),
  );

  it('is later if the supplier has to deliver first · STOCK-5', () => {
    const question = {
      time: shopTime(Date.parse('2026-11-19T09:00:00Z')),
      warehouse: 'CH',
      destination: 'DE',
      carrier: { min: 1, max: 3 },
    } as const;
    expect(arrival({ ...question, inStock: true })).toEqual({ earliest: '2026-11-20', latest: '2026-11-24' });
    expect(arrival({ ...question, inStock: false })).toEqual({
      earliest: '2026-11-25',
      latest: '2026-12-02',
    });
  });

  it('is never before dispatch, on a day off, or after its latest day · STOCK-5', () =>
    fc.assert(
      fc.property(
        instant,
        country,
        country,
        fc.nat(5),
        fc.nat(5),
        fc.boolean(),
        (now, from, to, a, b, inStock) => {
          const carrier = { min: Math.min(a, b), max: Math.max(a, b) };
          const { earliest, latest } = arrival({
            time: shopTime(now),
            warehouse: from,
            destination: to,
            carrier,
            inStock,
          });
          expect(earliest >= shopDay(now) && earliest <= latest).toBe(true);
          expect(isWorkingDay(to, earliest) && isWorkingDay(to, latest)).toBe(true);
        },
      ),
    ));

  it.each([
    ['2026-11-20', 'CH', '2026-11-23', '2026-11-25'],
    ['2026-12-23', 'DE', '2026-12-24', '2026-12-29'],
    ['2026-12-31', 'AT', '2027-01-04', '2027-01-07'],
    ['2026-07-20', 'BE', '2026-07-22', '2026-07-24'],
    ['2026-05-13', 'NL', '2026-05-15', '2026-05-19'],
  ] as const)('of a parcel sent on %s in %s is from %s to %s', (left, where, earliest, latest) =>
    expect(arrivalAfter(left as Day, where, { min: 1, max: 3 })).toEqual({ earliest, latest }),
  );

  it.each([
    ['2026-01-05', 'DE', '2026-01-06', '2026-01-07'],
    ['2026-06-03', 'CH', '2026-06-04', '2026-06-05'],
    ['2026-12-07', 'CH', '2026-12-08', '2026-12-09'],
    ['2026-04-02', 'FR', '2026-04-03', '2026-04-07'],
    ['2026-12-04', 'IT', '2026-12-07', '2026-12-09'],
    ['2026-11-17', 'DE', '2026-11-18', '2026-11-19'],
    ['2026-03-18', 'LI', '2026-03-19', '2026-03-20'],
    ['2026-01-05', 'NL', '2026-01-06', '2026-01-06'],
  ] as const)(
    'of a parcel sent on %s in %s is from %s to %s, as not all regions work · STOCK-10',
    (left, where, earliest, latest) =>
      expect(arrivalAfter(left as Day, where, { min: 1, max: 1 })).toEqual({ earliest, latest }),
  );

  it('is at last on a day on which all regions work, and as early as before at first · STOCK-10', () =>
    fc.assert(
      fc.property(country, day, fc.nat(5), fc.nat(5), (where, left, a, b) => {
        const carrier = { min: Math.min(a, b), max: Math.max(a, b) };
        const { earliest, latest } = arrivalAfter(left, where, carrier);
        expect(earliest).toBe(addWorkingDays(where, left, carrier.min));
        expect(latest >= addWorkingDays(where, left, carrier.max)).toBe(true);
        expect(isRegionalHoliday(where, latest)).toBe(false);
        let sure = 0;
        for (let at = daysAfter(left, 1); at <= latest; at = daysAfter(at, 1))
          if (isWorkingDay(where, at) && !isRegionalHoliday(where, at)) sure++;
        expect(sure).toBeGreaterThanOrEqual(carrier.max);
      }),
    ));

  it('counts the given number of working days', () =>
    fc.assert(
      fc.property(country, day, fc.nat(8), (where, from, days) => {
        const until = addWorkingDays(where, from, days);
        let worked = 0;
        for (let at = from; at <= until; at = daysAfter(at, 1)) if (isWorkingDay(where, at)) worked++;
        expect(worked).toBe(days + 1);
      }),
    ));
});
