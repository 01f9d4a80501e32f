import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { careOfYear } from '../../../../src/domain/catalogue/lens/care-cost.ts';
import { euros, priceAmount } from '../../../arbitraries/money.ts';

const minor = (amount: number) => euros(amount).minor;
const solution = fc.record({
  price: priceAmount,
  ml: fc.integer({ min: 1, max: 2000 }),
  withCase: fc.boolean(),
});
const ofCases = fc.record({ price: priceAmount, cases: fc.integer({ min: 1, max: 12 }) });

describe('the cost of a year of lens care', () => {
  it.each([
    ['a bottle of 360 ml at 15.90 with its case', [[1590, 360, true]], [], 9673],
    ['the same without a case, and one at 2.90', [[1590, 360, false]], [[290, 1]], 10_833],
    [
      'a solution that costs more with its case than separately',
      [
        [1590, 360, true],
        [1290, 360, false],
      ],
      [[290, 1]],
      9008,
    ],
    [
      'cases in packs of three',
      [[1290, 360, false]],
      [
        [290, 1],
        [690, 3],
      ],
      8768,
    ],
  ] as const)('of %s · LAW-17', (_what, solutions, cases, year) => {
    expect(
      careOfYear(
        solutions.map(([price, ml, withCase]) => ({ price: minor(price), ml, withCase })),
        cases.map(([price, count]) => ({ price: minor(price), cases: count })),
      ),
    ).toBe(year);
  });

  it.each([
    ['no care product is sold', [], []],
    ['only cases are sold', [], [{ price: minor(290), cases: 1 }]],
    ['no case goes with a solution', [{ price: minor(1290), ml: 360, withCase: false }], []],
  ])('is unknown if %s · LAW-17', (_what, solutions, cases) => {
    expect(careOfYear(solutions, cases)).toBeUndefined();
  });

  it('never rises with another offer · LAW-17', () =>
    fc.assert(
      fc.property(
        fc.array(solution),
        fc.array(ofCases),
        solution,
        ofCases,
        (solutions, cases, one, other) => {
          const before = careOfYear(solutions, cases) ?? Number.POSITIVE_INFINITY;
          expect(careOfYear([...solutions, one], cases) ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(
            before,
          );
          expect(careOfYear(solutions, [...cases, other]) ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(
            before,
          );
        },
      ),
    ));
});
