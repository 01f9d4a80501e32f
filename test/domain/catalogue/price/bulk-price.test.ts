import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unitPriceFor } from '../../../../src/domain/catalogue/price/pricing.ts';

const steps = [
  { quantity: 2, price: 1900 },
  { quantity: 4, price: 1800 },
];
const anySteps = fc.array(
  fc.record({ quantity: fc.integer({ min: 1, max: 20 }), price: fc.integer({ min: 0, max: 3000 }) }),
  { maxLength: 4 },
);
const quantity = fc.integer({ min: 0, max: 30 });
const price = fc.integer({ min: 0, max: 3000 });

describe('the unit price for a quantity', () => {
  it.each([
    [1, steps, 2000],
    [2, steps, 1900],
    [3, steps, 1900],
    [4, steps, 1800],
    [99, steps, 1800],
    [4, [...steps].reverse(), 1800],
    [4, [], 2000],
    [4, [{ quantity: 2, price: 2500 }], 2000],
  ])('for %i pieces with the steps %j is %i · PRICE-5', (pieces, given, expected) =>
    expect(unitPriceFor(2000, given, pieces)).toBe(expected),
  );

  it('never rises with the quantity, and is never above the usual price · PRICE-5', () =>
    fc.assert(
      fc.property(price, anySteps, quantity, quantity, (usual, given, a, b) => {
        const [fewer, more] = [Math.min(a, b), Math.max(a, b)].map((n) => unitPriceFor(usual, given, n));
        expect(more).toBeLessThanOrEqual(fewer ?? usual);
        expect(fewer).toBeLessThanOrEqual(usual);
      }),
    ));

  it('does not depend on the order of the steps · PRICE-5', () =>
    fc.assert(
      fc.property(
        price,
        anySteps.chain((given) =>
          fc.tuple(fc.constant(given), fc.shuffledSubarray(given, { minLength: given.length })),
        ),
        quantity,
        (usual, [given, shuffled], pieces) => {
          expect(unitPriceFor(usual, shuffled, pieces)).toBe(unitPriceFor(usual, given, pieces));
        },
      ),
    ));
});
