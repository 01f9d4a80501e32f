import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  basePriceOf,
  comparedPrice,
  volumeUnits,
} from '../../../../src/domain/catalogue/price/price-indication.ts';
import { type Contents, contentUnits } from '../../../../src/domain/catalogue/product.ts';
import type { Money } from '../../../../src/domain/shared/money.ts';
import { currency, euros, priceAmount } from '../../../arbitraries/money.ts';

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
