import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineBrands } from '../../../src/domain/cart/line-brands.ts';

describe('the brands of a line', () => {
  it.each([
    [['Hydralis'], 'Hydralis'],
    [['Aqualis', 'Lumora'], 'Aqualis, Lumora'],
    [[], undefined],
  ])('%j are shown as %s · CART-12', (brands, text) => expect(lineBrands(brands)).toBe(text));

  it('are all shown, in their order · CART-12', () =>
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]+$/), { minLength: 1 }), (brands) => {
        expect(lineBrands(brands)?.split(', ')).toEqual(brands);
      }),
    ));
});
