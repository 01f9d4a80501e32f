import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isNumeric,
  lensOptionCodes,
  optionCodes,
} from '../../../../src/domain/catalogue/lens/lens-options.ts';
import { inOptionOrder } from '../../../../src/domain/catalogue/variant.ts';
import { productOptions } from '../../../arbitraries/lens-options.ts';

describe('the options of a lens', () => {
  it('are six, in the order in which they are asked, before colour and dominance · CAT-7', () => {
    expect(lensOptionCodes).toEqual(['sphere', 'cylinder', 'axis', 'radius', 'diameter', 'add']);
    expect(optionCodes).toEqual([...lensOptionCodes, 'color', 'dominance']);
  });

  it('are asked in one order, however they came · CAT-7', () =>
    fc.assert(
      fc.property(productOptions, (options) => {
        const ordered = inOptionOrder(options).map(({ code }) => code);
        expect(ordered).toEqual(optionCodes.filter((code) => ordered.includes(code)));
        expect(inOptionOrder([...options].reverse()).map(({ code }) => code)).toEqual(ordered);
      }),
    ));

  it.each([
    ['-2.50', true],
    ['+1', true],
    ['180', true],
    ['8.6', true],
    ['low', false],
    ['', false],
    ['1.', false],
    ['.5', false],
    ['1e3', false],
    ['ocean-blue', false],
    ['2.50 D', false],
  ])('a value %j is a measure: %s · CAT-7', (value, numeric) => expect(isNumeric(value)).toBe(numeric));
});
