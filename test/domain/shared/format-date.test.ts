import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Day } from '../../../src/domain/shared/dates.ts';
import { formatDay } from '../../../src/domain/shared/format-date.ts';
import { locales } from '../../../src/domain/shared/locale.ts';
import { day } from '../../arbitraries/day.ts';

describe('a day in words', () => {
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

  it('says its day and its year, in every language · STOCK-5', () =>
    fc.assert(
      fc.property(day, fc.constantFrom(...locales), (one, locale) => {
        const text = formatDay(one, locale);
        expect(text.endsWith(one.slice(0, 4))).toBe(true);
        expect(text).toMatch(new RegExp(`\\b${Number(one.slice(8))}(er|\\b)`));
      }),
    ));
});
