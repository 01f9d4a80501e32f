import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lowestBefore, type PriceSince } from '../../../../src/domain/catalogue/price/reduction.ts';
import { day } from '../../../arbitraries/day.ts';

const since = (day: string, price: number): PriceSince => ({ since: day, price });

describe('the lowest price before a reduction', () => {
  it.each<[string, readonly PriceSince[], number, number | undefined]>([
    ['is unknown without a history', [], 900, undefined],
    ['is none of a product that always cost the same', [since('2026-01-01', 900)], 900, undefined],
    [
      'is none if the history does not end with the current price',
      [since('2026-01-01', 1200), since('2026-11-02', 900)],
      800,
      undefined,
    ],
    [
      'is the usual price, whatever the order of the history',
      [since('2026-11-02', 900), since('2026-01-01', 1200)],
      900,
      1200,
    ],
    ['is the usual price', [since('2026-01-01', 1200), since('2026-11-02', 900)], 900, 1200],
    [
      'is the lowest of several',
      [
        since('2026-01-01', 1200),
        since('2026-10-10', 1000),
        since('2026-10-20', 1300),
        since('2026-11-02', 900),
      ],
      900,
      1000,
    ],
    [
      'is not one that ended on the thirtieth day',
      [since('2026-01-01', 1000), since('2026-10-03', 1300), since('2026-11-02', 900)],
      900,
      1300,
    ],
    [
      'is one that ended a day later',
      [since('2026-01-01', 1000), since('2026-10-04', 1300), since('2026-11-02', 900)],
      900,
      1000,
    ],
    ['is none if the price rose', [since('2026-01-01', 800), since('2026-11-02', 900)], 900, undefined],
    [
      'is none if the price was as low within the period',
      [since('2026-01-01', 900), since('2026-10-25', 1300), since('2026-11-02', 900)],
      900,
      undefined,
    ],
    [
      'is the price before the last of two reductions',
      [since('2026-01-01', 1500), since('2026-08-01', 1200), since('2026-11-02', 900)],
      900,
      1200,
    ],
    [
      'is of all days on sale if they are fewer than the period',
      [since('2026-10-30', 1200), since('2026-11-02', 900)],
      900,
      1200,
    ],
    [
      'includes a price that was changed on the same day',
      [since('2026-01-01', 1500), since('2026-11-02', 1200), since('2026-11-02', 900)],
      900,
      1200,
    ],
    ['is unknown if the current price is not in the history', [since('2026-01-01', 1200)], 900, undefined],
    ['is unknown if a day is invalid', [since('2026-01-01', 1200), since('soon', 900)], 900, undefined],
  ])('%s · LAW-2', (_title, history, current, lowest) =>
    expect(lowestBefore(history, current, 30)).toBe(lowest),
  );

  it('covers as many days as the country requires · LAW-2', () => {
    const history = [since('2026-01-01', 1000), since('2026-10-20', 1300), since('2026-11-02', 900)];
    expect(lowestBefore(history, 900, 30)).toBe(1000);
    expect(lowestBefore(history, 900, 10)).toBe(1300);
  });

  const history = fc.array(fc.record({ since: day, price: fc.integer({ min: 1, max: 50 }) }), {
    minLength: 1,
    maxLength: 8,
  });
  it('is an earlier price above the current one, and never rises with more days · LAW-2', () =>
    fc.assert(
      fc.property(history, fc.nat(60), fc.nat(60), (prices, days, more) => {
        const current =
          prices.toSorted((a, b) => (a.since < b.since ? -1 : a.since > b.since ? 1 : 0)).at(-1)?.price ?? 0;
        const lowest = lowestBefore(prices, current, days);
        const ofMore = lowestBefore(prices, current, days + more);
        if (lowest !== undefined) {
          expect(prices.map(({ price }) => price)).toContain(lowest);
          expect(lowest).toBeGreaterThan(current);
        }
        if (lowest !== undefined && ofMore !== undefined) expect(ofMore).toBeLessThanOrEqual(lowest);
      }),
    ));

  it('does not depend on the order of the history · LAW-2', () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.record({ since: day, price: fc.integer({ min: 1, max: 50 }) }), {
          selector: (one) => one.since,
          minLength: 1,
          maxLength: 8,
        }),
        fc.integer({ min: 1, max: 50 }),
        (prices, current) => {
          expect(lowestBefore(prices.toReversed(), current, 30)).toBe(lowestBefore(prices, current, 30));
        },
      ),
    ));
});
