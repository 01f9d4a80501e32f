import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spanOf } from '../../../../src/domain/catalogue/lens/value-span.ts';

const values = fc
  .uniqueArray(fc.integer({ min: -80, max: 80 }), { minLength: 2 })
  .map((list) => list.map((quarters) => (quarters / 4).toFixed(2)));

describe('the span of values', () => {
  it.each([
    ['nothing', [], undefined],
    ['one value', ['-2.50'], undefined],
    [
      'values that are ordered by size and not by sign',
      ['-0.25', '+0.25', '-12.00', '+8.00'],
      { from: '-12.00', to: '+8.00' },
    ],
  ])('of %s', (_, given, expected) => expect(spanOf(given)).toEqual(expected));

  it('contains every value, and its ends are values', () =>
    fc.assert(
      fc.property(values, (list) => {
        const span = spanOf(list);
        expect(list).toEqual(expect.arrayContaining([span?.from, span?.to]));
        for (const value of list) {
          expect(Number(value)).toBeGreaterThanOrEqual(Number(span?.from));
          expect(Number(value)).toBeLessThanOrEqual(Number(span?.to));
        }
      }),
    ));
});
