import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { Day } from '../../../src/domain/shared/dates.ts';
import { type DateStyle, dateStyles, formatDay, weekdayOf } from '../../../src/domain/shared/format-date.ts';
import { locales } from '../../../src/domain/shared/locale.ts';
import { day, isoDay } from '../../arbitraries/day.ts';

const regions = { de: 'de-CH', en: 'en-US', it: 'it-CH', fr: 'fr-CH' } as const;
const parts: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  short: { weekday: 'short', day: 'numeric', month: 'long' },
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  full: { day: 'numeric', month: 'long', year: 'numeric' },
};
const formatters = new Map(
  locales.flatMap((locale) =>
    dateStyles.map((style) => [
      `${locale} ${style}`,
      new Intl.DateTimeFormat(regions[locale], { ...parts[style], timeZone: 'UTC' }),
    ]),
  ),
);

/** As the platform writes it, but for the first of a month in French. */
const written = (locale: (typeof locales)[number], style: DateStyle, { year, month, day: date }: Day) => {
  const text = formatters.get(`${locale} ${style}`)?.format(Date.UTC(year, month - 1, date)) ?? '';
  return locale === 'fr' ? text.replace(/\b1(?= \p{L})/u, '1er') : text;
};

describe('a day in words', () => {
  it.each([
    ['2026-11-24', 'de', 'short', 'Di., 24. November'],
    ['2026-11-24', 'de', 'long', 'Dienstag, 24. November'],
    ['2026-11-24', 'de', 'full', '24. November 2026'],
    ['2026-11-24', 'en', 'short', 'Tue, November 24'],
    ['2026-11-24', 'it', 'long', 'martedì 24 novembre'],
    ['2026-08-01', 'fr', 'short', 'sam. 1er août'],
    ['2026-11-24T10:00:00Z', 'en', 'full', 'November 24, 2026'],
  ] as const)('%s in %s, %s, is %s · STOCK-5', (input, locale, style, expected) =>
    expect(formatDay(input, locale, style)).toEqual(E.right(expected)),
  );

  it('refuses what is no day · STOCK-5', () =>
    expect(formatDay('2026-02-30', 'de', 'full')).toEqual(E.left({ _tag: 'NotADay' })));

  it('reads as the language’s own formatter writes it · STOCK-5', () =>
    fc.assert(
      fc.property(day, fc.constantFrom(...locales), fc.constantFrom(...dateStyles), (d, locale, style) => {
        expect(formatDay(isoDay(d), locale, style)).toEqual(E.right(written(locale, style, d)));
      }),
    ));

  it('has every weekday and every month in every language · STOCK-5', () => {
    const week = [1, 2, 3, 4, 5, 6, 7].map((date) => ({ year: 2026, month: 11, day: date }));
    const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((month) => ({ year: 2026, month, day: 15 }));
    for (const d of [...week, ...months])
      for (const locale of locales)
        for (const style of dateStyles)
          expect(formatDay(isoDay(d), locale, style)).toEqual(E.right(written(locale, style, d)));
  });

  it('falls on the right day of the week', () =>
    fc.assert(
      fc.property(day, (d) => {
        expect(weekdayOf(d)).toBe(new Date(Date.UTC(d.year, d.month - 1, d.day)).getUTCDay());
      }),
    ));
});
