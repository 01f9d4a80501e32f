import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  costOfWearing,
  costOfWearingOf,
  includeCare,
  wearCostKey,
} from '../../../../src/domain/catalogue/lens/cost-of-wearing.ts';
import type { LensesPerBox, Pack } from '../../../../src/domain/catalogue/lens/supply.ts';
import { daysPerLens } from '../../../../src/domain/catalogue/lens/wear-days.ts';
import { lensUsages } from '../../../../src/domain/catalogue/product.ts';
import type { Minor, Money } from '../../../../src/domain/shared/money.ts';
import { currency, euros, priceAmount } from '../../../arbitraries/money.ts';

const price: fc.Arbitrary<Money> = fc.record({ minor: priceAmount, currency });
const lenses = fc.integer({ min: 1, max: 180 }).map((n) => n as LensesPerBox);
const pack: fc.Arbitrary<Pack> = fc.record({ lensesPerBox: lenses, usage: fc.constantFrom(...lensUsages) });

describe('the cost of wearing', () => {
  it.each([
    ['a box of 30 daily lenses at 24.90', 2490, 30, 'daily', 4980, 60_590],
    ['a box of 90 daily lenses at 59.90', 5990, 90, 'daily', 3993, 48_586],
    ['a box of 6 two-weekly lenses at 19.90', 1990, 6, 'two_weekly', 1421, 17_294],
    ['a box of 6 monthly lenses at 24.90', 2490, 6, 'monthly', 830, 10_098],
    ['a box that costs nothing', 0, 3, 'monthly', 0, 0],
  ] as const)('of %s · LAW-17', (_box, minor, perBox, usage, month, year) => {
    const worn = costOfWearing(euros(minor), { lensesPerBox: perBox as LensesPerBox, usage });
    expect(worn).toEqual({ day: euros(Math.round(year / 365)), month: euros(month), year: euros(year) });
  });

  it('of monthly lenses for a month is that of one lens for each eye · LAW-17', () =>
    fc.assert(
      fc.property(priceAmount, lenses, (lens, perBox) => {
        const box: Money = { minor: (lens * perBox) as Minor, currency: 'EUR' };
        expect(costOfWearing(box, { lensesPerBox: perBox, usage: 'monthly' }).month.minor).toBe(2 * lens);
      }),
    ));

  it('includes a year of care, and its share in a month and a day · LAW-17', () =>
    fc.assert(
      fc.property(price, pack, priceAmount, (box, one, minor) => {
        const care: Money = { ...box, minor };
        const without = costOfWearing(box, one);
        const { day, month, year, care: said } = costOfWearing(box, one, care);
        expect(said).toEqual(care);
        expect(year.minor - without.year.minor).toBe(minor);
        expect(month.minor - without.month.minor).toBe(Math.round((minor * 30) / 365));
        expect(Math.abs(day.minor * 365 - year.minor)).toBeLessThanOrEqual(365 / 2);
      }),
    ));

  it('has the same rate for a year and a month, except for rounding, in the currency of the price · LAW-17', () =>
    fc.assert(
      fc.property(price, pack, (box, one) => {
        const { month, year } = costOfWearing(box, one);
        expect([month.currency, year.currency]).toEqual([box.currency, box.currency]);
        expect(Math.abs(year.minor * 30 - month.minor * 365)).toBeLessThanOrEqual((365 + 30) / 2);
      }),
    ));

  it('is the same for a double box at twice the price, and never rises as lenses are worn longer · LAW-17', () =>
    fc.assert(
      fc.property(price, lenses, fc.constantFrom(...lensUsages), (box, perBox, usage) => {
        const one = costOfWearing(box, { lensesPerBox: perBox, usage });
        const double: Money = { ...box, minor: (2 * box.minor) as Minor };
        expect(costOfWearing(double, { lensesPerBox: (2 * perBox) as LensesPerBox, usage })).toEqual(one);
        for (const longer of lensUsages.filter((other) => daysPerLens[other] > daysPerLens[usage]))
          expect(costOfWearing(box, { lensesPerBox: perBox, usage: longer }).month.minor).toBeLessThanOrEqual(
            one.month.minor,
          );
      }),
    ));
});

describe('a product', () => {
  const lens = {
    price: { current: euros(2490) },
    contents: { amount: 30, unit: 'lenses' },
    lensUsage: 'daily',
  } as const;

  it('that is a lens has the wearing cost of its box, and is sorted by that of a month · LAW-17', () => {
    expect(costOfWearingOf(lens)).toEqual({ day: euros(166), month: euros(4980), year: euros(60_590) });
    expect(wearCostKey(lens)).toBe(4980);
  });

  it.each([
    ['care', { ...lens, contents: { amount: 360, unit: 'ml' } }],
    ['a lens without a wearing time', { price: lens.price, contents: lens.contents }],
    ['an empty box', { ...lens, contents: { amount: 0, unit: 'lenses' } }],
  ] as const)('that is %s has no wearing cost, and is sorted after all lenses · LAW-17', (_what, product) => {
    expect(costOfWearingOf(product)).toBeUndefined();
    const dearest = { ...lens, price: { current: euros(100_000_000) } };
    expect(wearCostKey(product)).toBeGreaterThan(wearCostKey(dearest));
  });

  it('list includes care unless it is unknown for a lens that needs it · LAW-17', () => {
    const needy = { ...lens, lensUsage: 'monthly' } as const;
    const known = { ...needy, careYear: euros(9000) };
    expect([[], [lens], [lens, known], [lens, needy], [known, needy]].map(includeCare)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});
