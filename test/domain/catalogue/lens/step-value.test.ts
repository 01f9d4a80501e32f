import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { steppedValue } from '../../../../src/domain/catalogue/lens/step-value.ts';

const both = ['-0.25', '-0.50', '-6.00', '0.00', '+0.25', '+4.00'];
const minus = ['-0.75', '-1.25'];
const axes = ['10', '90', '180'];

describe('the value one step away', () => {
  it.each([
    ['lower', both, '-0.25', -1, '-0.50'],
    ['higher', both, '-0.25', 1, '0.00'],
    ['past values that are not made', both, '-0.50', -1, '-6.00'],
    ['at the lower end the same value', both, '-6.00', -1, '-6.00'],
    ['at the upper end the same value', both, '+4.00', 1, '+4.00'],
    ['from no value the weakest minus', both, undefined, -1, '-0.25'],
    ['from no value the weakest plus', both, undefined, 1, '+0.25'],
    ['from no value the weakest value if there is no plus', minus, undefined, 1, '-0.75'],
    ['of an axis', axes, '90', 1, '180'],
    ['from no value the first axis, in both directions', axes, undefined, -1, '10'],
    ['from a value that is not made any more, as from no value', minus, '-9.00', -1, '-0.75'],
    ['none without values', [], undefined, 1, undefined],
  ] as const)('is found: %s · CAT-25', (_, values, chosen, by, next) =>
    expect(steppedValue(values, chosen, by)).toBe(next),
  );

  it('is one that is made, and a step back returns from it unless it is an end · CAT-25', () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: -80, max: 80 }), { minLength: 2 }),
        fc.nat(),
        fc.constantFrom(-1 as const, 1 as const),
        (sizes, at, by) => {
          const values = sizes.map((size) => (size / 4).toFixed(2));
          const chosen = values[at % values.length];
          const next = steppedValue(values, chosen, by);
          expect(values).toContain(next);
          if (next !== chosen) expect(steppedValue(values, next, by === 1 ? -1 : 1)).toBe(chosen);
        },
      ),
    ));
});
