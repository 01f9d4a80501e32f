import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { easter, isHoliday, isRegionalHoliday } from '../../../../src/domain/checkout/arrival/holidays.ts';
import type { Day } from '../../../../src/domain/shared/dates.ts';
import { daysAfter } from '../../../../src/domain/shared/day-arithmetic.ts';

/** Easter Sunday by another method than the shop's (Oudin). */
const easterOf = (year: number): string => {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const epact =
    (century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 19 * golden + 15) % 30;
  const moon =
    epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const dayOfWeek = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7;
  const from = moon - dayOfWeek;
  const month = 3 + Math.floor((from + 40) / 44);
  const day = from + 28 - 31 * Math.floor(month / 4);
  return `${year}-0${month}-${String(day).padStart(2, '0')}`;
};

it('Easter is the same as by another method, in every year of the Gregorian calendar', () =>
  fc.assert(
    fc.property(fc.integer({ min: 1600, max: 9999 }), (year) => {
      expect(easter(year)).toBe(easterOf(year));
    }),
  ));

const daysOf2026 = Array.from({ length: 365 }, (_, index) => daysAfter('2026-01-01' as Day, index));
/** Days as they stand in a calendar: `MM-dd`, with a space between. */
const printed = (days: readonly Day[]): string => days.map((day) => day.slice(5)).join(' ');

describe('public holidays of 2026', () => {
  it.each([
    ['CH', '01-01 01-02 04-03 04-06 05-14 05-25 08-01 12-25 12-26'],
    ['LI', '01-01 01-02 01-06 04-03 04-06 05-01 05-14 05-25 06-04 08-01 08-15 09-08 11-01 12-08 12-25 12-26'],
    ['DE', '01-01 04-03 04-06 05-01 05-14 05-25 10-03 12-25 12-26'],
    ['AT', '01-01 01-06 04-06 05-01 05-14 05-25 06-04 08-15 10-26 11-01 12-08 12-25 12-26'],
    ['IT', '01-01 01-06 04-06 04-25 05-01 06-02 08-15 10-04 11-01 12-08 12-25 12-26'],
    ['FR', '01-01 04-06 05-01 05-08 05-14 05-25 07-14 08-15 11-01 11-11 12-25'],
    ['BE', '01-01 04-06 05-01 05-14 05-25 07-21 08-15 11-01 11-11 12-25'],
    ['LU', '01-01 04-06 05-01 05-09 05-14 05-25 06-23 08-15 11-01 12-25 12-26'],
    ['NL', '01-01 04-06 04-27 05-14 05-25 12-25 12-26'],
    ['LT', '01-01 02-16 03-11 04-06 05-01 06-24 07-06 08-15 11-01 11-02 12-24 12-25 12-26'],
  ] as const)('in %s are %s', (country, days) =>
    expect(printed(daysOf2026.filter((day) => isHoliday(country, day)))).toBe(days),
  );

  it.each([
    ['CH', '01-06 03-01 03-19 05-01 06-04 06-23 06-29 08-15 11-01 12-08'],
    ['LI', '02-02 03-19'],
    ['DE', '01-06 03-08 06-04 08-08 08-15 09-20 10-31 11-01 11-18'],
    ['IT', '05-25 06-24 06-29 09-19 12-07'],
    ['FR', '04-03 12-26'],
    ['AT', ''],
    ['NL', ''],
  ] as const)('in parts of %s are %s · STOCK-10', (country, days) =>
    expect(printed(daysOf2026.filter((day) => isRegionalHoliday(country, day)))).toBe(days),
  );
});

it.each([
  ['2023-11-22', true],
  ['2024-11-20', true],
  ['2027-11-17', true],
  ['2028-11-22', true],
  ['2029-11-21', true],
  ['2033-11-16', true],
  ['2026-11-25', false],
  ['2026-11-11', false],
] as const)('Repentance Day is the Wednesday before 23 November: %s %s · STOCK-10', (day, isIt) =>
  expect(isRegionalHoliday('DE', day as Day)).toBe(isIt),
);
