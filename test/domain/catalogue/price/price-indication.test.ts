import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  basePriceOf,
  comparedPrice,
  lowestBefore,
  type PriceSince,
  volumeUnits,
} from '../../../../src/domain/catalogue/price/price-indication.ts';
import { type Contents, contentUnits } from '../../../../src/domain/catalogue/product.ts';
import type { Money } from '../../../../src/domain/shared/money.ts';
import { day } from '../../../arbitraries/day.ts';
import { currency, euros, priceAmount } from '../../../arbitraries/money.ts';

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

describe('the price that is struck through', () => {
  it.each<[string, number | undefined, number | undefined, boolean, unknown]>([
    ['is none without a former price', undefined, undefined, true, undefined],
    [
      'is the recommended price',
      undefined,
      1200,
      true,
      { kind: 'original', amount: euros(1200), saved: euros(200) },
    ],
    ['is not the recommended price in a shop without comparisons', undefined, 1200, false, undefined],
    ['is not a recommended price that is not higher', undefined, 1000, true, undefined],
    [
      'is the shop’s own price rather than the recommended one',
      1100,
      1200,
      true,
      { kind: 'before', amount: euros(1100), saved: euros(100) },
    ],
    [
      'is the shop’s own price in every shop',
      1100,
      undefined,
      false,
      { kind: 'before', amount: euros(1100), saved: euros(100) },
    ],
    ['is not an own price that is not higher', 1000, 1200, true, undefined],
  ])('%s · LAW-2 · PRICE-4', (_title, before, original, strikes, expected) =>
    expect(
      comparedPrice(
        {
          current: euros(1000),
          ...(before !== undefined && { before: euros(before) }),
          ...(original !== undefined && { original: euros(original) }),
        },
        strikes,
      ),
    ).toEqual(expected),
  );
});

const contents: fc.Arbitrary<Contents> = fc.record({
  amount: fc.integer({ min: 1, max: 2000 }),
  unit: fc.constantFrom(...contentUnits),
});
const price: fc.Arbitrary<Money> = fc.record({ minor: priceAmount, currency });
const volumeUnit = fc.constantFrom(...volumeUnits);

describe('the base price', () => {
  it.each([
    [1290, 360, 'ml', 'litre', 3583, 'litre'],
    [1290, 360, 'ml', '100ml', 358, '100ml'],
    [890, 10, 'ml', 'litre', 89_000, 'litre'],
    [1995, 1000, 'ml', 'litre', 1995, 'litre'],
    [2490, 30, 'lenses', 'litre', 83, 'lens'],
    [2505, 30, 'lenses', '100ml', 84, 'lens'],
    [2504, 30, 'lenses', 'litre', 83, 'lens'],
    [0, 30, 'lenses', 'litre', 0, 'lens'],
  ] as const)(
    'of goods at %d that hold %d %s, shown per %s, is %d per %s · LAW-16 · PRICE-5',
    (minor, amount, unit, wanted, expected, said) => {
      expect(basePriceOf(euros(minor), { amount, unit }, wanted)).toEqual({
        price: euros(expected),
        unit: said,
      });
    },
  );

  it.each([
    { amount: 1, unit: 'piece' },
    { amount: 0, unit: 'ml' },
    { amount: 0, unit: 'lenses' },
  ] as const)('is undefined for pieces, and for empty contents: %o · LAW-16', (held) => {
    expect(basePriceOf(euros(1290), held, 'litre')).toBeUndefined();
  });

  it('keeps the currency, and never falls as the price rises · LAW-16', () =>
    fc.assert(
      fc.property(price, priceAmount, contents, volumeUnit, (lower, more, held, unit) => {
        const higher = { ...lower, minor: (lower.minor + more) as Money['minor'] };
        const [one, other] = [basePriceOf(lower, held, unit), basePriceOf(higher, held, unit)];
        expect(one === undefined).toBe(held.unit === 'piece');
        fc.pre(one !== undefined && other !== undefined);
        expect(one.price.currency).toBe(lower.currency);
        expect(other.price.minor).toBeGreaterThanOrEqual(one.price.minor);
      }),
    ));

  it('is the same for one as for several together · LAW-16', () =>
    fc.assert(
      fc.property(price, contents, volumeUnit, fc.integer({ min: 1, max: 99 }), (one, held, unit, count) => {
        const all = { ...one, minor: (one.minor * count) as Money['minor'] };
        expect(basePriceOf(all, { ...held, amount: held.amount * count }, unit)).toEqual(
          basePriceOf(one, held, unit),
        );
      }),
    ));

  it('of a litre is ten times that of 100 ml, except for rounding · LAW-16', () =>
    fc.assert(
      fc.property(price, fc.integer({ min: 1, max: 2000 }), (one, amount) => {
        const liquid = { amount, unit: 'ml' } as const;
        const litre = basePriceOf(one, liquid, 'litre')?.price.minor ?? 0;
        const part = basePriceOf(one, liquid, '100ml')?.price.minor ?? 0;
        expect(Math.abs(litre - 10 * part)).toBeLessThanOrEqual(5);
      }),
    ));
});
