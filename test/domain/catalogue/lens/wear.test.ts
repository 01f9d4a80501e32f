import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { type DaysWorn, daysWorn, everyDay, lastsFor } from '../../../../src/domain/catalogue/lens/wear.ts';

const worn: fc.Arbitrary<DaysWorn> = fc.integer({ min: 1, max: 7 }).map((days) => days as DaysWorn);

describe('how often lenses are worn', () => {
  it.each([0, 8, 1.5, -1, Number.NaN, Number.POSITIVE_INFINITY])('is not %d days of a week · ACC-6', (days) =>
    expect(daysWorn(days)).toEqual(E.left({ _tag: 'NotDaysWorn' })),
  );

  it.each([1, 4, 7])('may be %d days of a week · ACC-6', (days) =>
    expect(daysWorn(days)).toEqual(E.right(days)),
  );

  it.each([
    [60, 'daily', 7, 60],
    [60, 'daily', 5, 84],
    [60, 'daily', 2, 210],
    [90, 'monthly', 2, 90],
    [84, 'two_weekly', 1, 84],
  ] as const)(
    'makes %d days of %s lenses, worn on %d days of a week, last %d · ACC-6',
    (days, usage, a, lasts) => expect(lastsFor(days, usage, a as DaysWorn)).toBe(lasts),
  );

  it('never shortens a supply, and daily wear leaves it unchanged · ACC-6', () =>
    fc.assert(
      fc.property(
        fc.nat(100_000),
        fc.constantFrom('daily' as const, 'two_weekly' as const, 'monthly' as const),
        worn,
        (days, usage, often) => {
          expect(lastsFor(days, usage, often)).toBeGreaterThanOrEqual(days);
          expect(lastsFor(days, usage, everyDay)).toBe(days);
        },
      ),
    ));
});
