import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Minor } from '../../../src/domain/shared/money.ts';
import { proportion } from '../../../src/domain/shared/proportion.ts';
import { priceAmount } from '../../arbitraries/money.ts';

const parts = fc.integer({ min: 1, max: 10_000 });
const times = fc.integer({ min: 0, max: 10_000 });

it.each([
  [2490, 1, 30, 83],
  [2504, 1, 30, 83],
  [2505, 1, 30, 84],
  [1, 1, 2, 1],
  [1, 1, 3, 0],
  [0, 1000, 7, 0],
  [7, 1, 1, 7],
])('the proportion of %d, %d parts in %d, is %d', (amount, some, all, expected) => {
  expect(proportion(amount as Minor, some, all)).toBe(expected);
});

it('a proportion is rounded to the nearest minor unit, half a unit up', () =>
  fc.assert(
    fc.property(priceAmount, times, parts, (amount, some, all) => {
      const exact = BigInt(amount) * BigInt(some);
      const off = 2n * (BigInt(proportion(amount, some, all)) * BigInt(all) - exact);
      expect(off).toBeGreaterThan(-BigInt(all));
      expect(off).toBeLessThanOrEqual(BigInt(all));
    }),
  ));

it('a proportion of all parts is the whole amount', () =>
  fc.assert(fc.property(priceAmount, parts, (amount, all) => proportion(amount, all, all) === amount)));
