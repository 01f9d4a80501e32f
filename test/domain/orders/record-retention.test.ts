import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billYears, borderYears, recordsFrom } from '../../../src/domain/orders/record-retention.ts';
import { countryCodes } from '../../../src/domain/shared/country.ts';
import type { Day } from '../../../src/domain/shared/dates.ts';
import { daysAfter } from '../../../src/domain/shared/day-arithmetic.ts';

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => daysAfter('1990-01-01' as Day, days));
const years = fc.integer({ min: 1, max: 30 });
const country = fc.constantFrom(...countryCodes);
const yearOf = (one: Day): number => Number(one.slice(0, 4));

describe('the records of a sale', () => {
  it.each([
    ['2026-01-01', 8, '2018-01-01'],
    ['2026-12-31', 8, '2018-01-01'],
    ['2027-01-01', 8, '2019-01-01'],
    ['2028-02-29', 10, '2018-01-01'],
  ] as const)('on %s are kept from those of %s years ago on: %s · LAW-40', (today, kept, from) =>
    expect(recordsFrom(today as Day, kept)).toBe(from),
  );

  it('are kept until the end of the calendar year in which the years are over · LAW-40', () =>
    fc.assert(
      fc.property(day, day, years, (made, today, kept) => {
        fc.pre(made <= today);
        expect(made < recordsFrom(today, kept)).toBe(yearOf(today) > yearOf(made) + kept);
      }),
    ));

  it('to another country are kept for at least ten years, and never for less than at home · LAW-40', () =>
    fc.assert(
      fc.property(years, years, country, country, (bills, letters, seat, to) => {
        const kept = billYears({ bills, letters }, seat, to);
        expect(kept).toBe(seat === to ? bills : Math.max(bills, borderYears));
        expect(billYears({ bills, letters }, seat, seat)).toBeLessThanOrEqual(kept);
      }),
    ));
});
