import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { inOneYear, meantDay, printedDay, wallClock } from '../../../src/domain/shared/wall-clock.ts';
import { day } from '../../arbitraries/day.ts';

describe('the wall clock time', () => {
  it.each([
    ['2026-11-19T09:00:00Z', '19.11.2026, 10:00'],
    ['2026-07-19T22:30:59.999Z', '20.07.2026, 00:30'],
    ['2026-03-29T00:59:59Z', '29.03.2026, 01:59'],
    ['2026-03-29T01:00:00Z', '29.03.2026, 03:00'],
    ['2026-12-31T23:00:00Z', '01.01.2027, 00:00'],
  ])('at %s is %s', (instant, shown) => expect(wallClock(instant)).toBe(shown));

  it('uses the time zone of the shop', () =>
    expect(wallClock('2026-12-31T23:00:00Z', 'Pacific/Auckland')).toBe('01.01.2027, 12:00'));

  it('returns a text that is no instant unchanged', () => expect(wallClock('soon')).toBe('soon'));

  it('is one or two hours ahead of UTC, to the minute', () =>
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
        (at) => {
          const [, day = '', month = '', year = '', time = ''] =
            /^(\d\d)\.(\d\d)\.(\d{4}), (\d\d:\d\d)$/.exec(wallClock(at.toISOString())) ?? [];
          const ahead =
            Date.parse(`${year}-${month}-${day}T${time}Z`) - Math.floor(at.getTime() / 60_000) * 60_000;
          expect([3_600_000, 7_200_000]).toContain(ahead);
        },
      ),
    ));
});

describe('the calendar day of a text', () => {
  it.each([
    ['2026-11-04', '2026-11-04'],
    ['2026-11-04T12:00:00Z', '2026-11-04'],
    // Half past midnight in Zurich: the day before in UTC.
    ['2026-11-03T23:30:00Z', '2026-11-04'],
    ['2026-07-03T22:30:00.000Z', '2026-07-04'],
    ['2026-11-04T00:30:00+01:00', '2026-11-04'],
  ])('%s is %s · STOCK-5 · TIME-1', (input, day) => expect(meantDay(input)).toEqual(E.right(day)));

  it('is undefined for a text that is neither day nor instant · STOCK-5', () => {
    for (const input of ['', 'soon', 'Tuesday', '2026-02-30', 'T', '2026-13-01T00:00:00Z'])
      expect(meantDay(input)).toEqual(E.left({ _tag: 'NotADay' }));
  });

  it('is formatted, and a text without a day is returned unchanged · STOCK-5', () => {
    expect(printedDay('2026-11-03T23:30:00Z', 'dd.MM.yyyy')).toBe('04.11.2026');
    expect(printedDay('2026-11-03T23:30:00Z', 'dd.MM', 'America/Los_Angeles')).toBe('03.11');
    expect(printedDay('2026-11-04', 'dd.MM.yy')).toBe('04.11.26');
    expect(printedDay('soon', 'dd.MM')).toBe('soon');
  });
});

describe('the comparison of the years of two days', () => {
  it.each([
    ['2026-12-29', '2026-12-31', true],
    ['2026-12-29', '2027-01-02', false],
    ['2016-12-29', '2026-12-29', false],
    // Half past midnight in Zurich, still the old year in UTC.
    ['2026-12-31T23:30:00Z', '2027-01-02', true],
    ['2026-12-31T22:30:00Z', '2027-01-02', false],
    ['soon', '2026-12-29', false],
    ['soon', 'sooner', true],
  ])('%s and %s gives %s · STOCK-5', (one, other, same) => expect(inOneYear(one, other)).toBe(same));

  it('uses the time zone of the shop · STOCK-5', () =>
    expect(inOneYear('2026-12-31T23:30:00Z', '2026-12-30', 'America/Los_Angeles')).toBe(true));

  it('is true exactly if both are printed with the same year · STOCK-5', () =>
    fc.assert(
      fc.property(day, day, (one, other) => {
        const year = (input: string) => printedDay(input, 'dd.MM.yyyy').slice(6);
        expect(inOneYear(one, other)).toBe(year(one) === year(other));
      }),
    ));
});
