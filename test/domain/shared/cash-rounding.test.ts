import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundedToCoin } from '../../../src/domain/shared/cash-rounding.ts';
import type { Currency, Minor } from '../../../src/domain/shared/money.ts';
import { minorAmount, money } from '../../arbitraries/money.ts';

const rounded = (minor: number, currency: Currency = 'CHF') =>
  roundedToCoin({ minor: minor as Minor, currency });

describe('an amount rounded for cash payment', () => {
  it.each<[number, Currency, number]>([
    [0, 'CHF', 0],
    [1, 'CHF', 0],
    [2, 'CHF', 0],
    [3, 'CHF', 5],
    [7, 'CHF', 5],
    [8, 'CHF', 10],
    [2990, 'CHF', 2990],
    [2992, 'CHF', 2990],
    [2993, 'CHF', 2995],
    [-1, 'CHF', 0],
    [-3, 'CHF', -5],
    [2993, 'EUR', 2993],
    [2993, 'USD', 2993],
  ])('from %i %s is %i · PRICE-8', (minor, currency, expected) =>
    expect(rounded(minor, currency)).toStrictEqual({ minor: expected, currency }),
  );

  it('in francs is a multiple of five rappen, less than three rappen away · PRICE-8', () =>
    fc.assert(
      fc.property(minorAmount, (amount) => {
        const { minor } = rounded(amount);
        expect(Math.abs(minor % 5)).toBe(0);
        expect(Math.abs(minor - amount)).toBeLessThan(3);
      }),
    ));

  it('does not change when rounded again, and keeps its currency · PRICE-8', () =>
    fc.assert(
      fc.property(money, (amount) => {
        const once = roundedToCoin(amount);
        expect(roundedToCoin(once)).toStrictEqual(once);
        expect(once.currency).toBe(amount.currency);
      }),
    ));

  it('keeps the order of amounts, and is symmetric for negative ones · PRICE-8', () =>
    fc.assert(
      fc.property(minorAmount, minorAmount, (a, b) => {
        expect(rounded(Math.min(a, b)).minor).toBeLessThanOrEqual(rounded(Math.max(a, b)).minor);
        expect(rounded(-a).minor + rounded(a).minor).toBe(0);
      }),
    ));
});
