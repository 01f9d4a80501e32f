import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Day } from '../../../src/domain/shared/dates.ts';
import { dayInWeek, formatDay, weekdayName } from '../../../src/domain/shared/format-date.ts';
import { locales } from '../../../src/domain/shared/locale.ts';
import { day } from '../../arbitraries/day.ts';

describe('a day written out', () => {
  it.each([
    ['2026-11-24', 'de', '24. November 2026'],
    ['2026-11-24', 'en', 'November 24, 2026'],
    ['2026-11-24', 'it', '24 novembre 2026'],
    ['2026-11-24', 'fr', '24 novembre 2026'],
    ['2026-08-01', 'fr', '1er août 2026'],
    ['2026-08-11', 'fr', '11 août 2026'],
    ['2028-02-29', 'de', '29. Februar 2028'],
  ] as const)('%s in %s is %s · STOCK-5', (input, locale, expected) =>
    expect(formatDay(input as Day, locale)).toBe(expected),
  );

  it('contains its day and its year in every language · STOCK-5', () =>
    fc.assert(
      fc.property(day, fc.constantFrom(...locales), (one, locale) => {
        const text = formatDay(one, locale);
        expect(text.endsWith(one.slice(0, 4))).toBe(true);
        expect(text).toMatch(new RegExp(`\\b${Number(one.slice(8))}(er|\\b)`));
      }),
    ));

  it.each([
    ['2026-12-02', 'de', 'Mittwoch', 'Mittwoch, 2. Dezember'],
    ['2026-12-02', 'en', 'Wednesday', 'Wednesday, December 2'],
    ['2026-12-02', 'it', 'mercoledì', 'mercoledì 2 dicembre'],
    ['2026-12-02', 'fr', 'mercredi', 'mercredi 2 décembre'],
    ['2027-07-01', 'fr', 'jeudi', 'jeudi 1er juillet'],
    ['2027-07-01', 'it', 'giovedì', 'giovedì 1 luglio'],
  ] as const)('%s in %s has the weekday %s: %s · STOCK-6', (input, locale, name, whole) => {
    expect(weekdayName(input as Day, locale)).toBe(name);
    expect(dayInWeek(input as Day, locale)).toBe(whole);
  });
});
