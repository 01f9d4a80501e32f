import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromCartLines, toCartLines } from '../../../src/domain/cart/prescribed-lines.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import { prescription } from '../../arbitraries/prescription.ts';

const product = { id: 'aqualis' as ProductId };
const eye = (sphere: string, quantity: number) => ({ values: { sphere, radius: '8.6' }, quantity });
const lines = (p: Parameters<typeof toCartLines>[1]) =>
  toCartLines(product, p, 'pair').map(({ eye: e, quantity, options, pairId }) => [
    e,
    quantity,
    options.sphere,
    pairId,
  ]);

describe('the lines of a prescription', () => {
  it.each([
    ['no eye', {}, []],
    ['the right eye', { right: eye('-2.50', 2) }, [['right', 2, '-2.50', undefined]]],
    ['the left eye', { left: eye('-1.00', 1) }, [['left', 1, '-1.00', undefined]]],
    ['both eyes alike', { right: eye('-2.50', 2), left: eye('-2.50', 2) }, [['both', 4, '-2.50', undefined]]],
    [
      'eyes with unlike values',
      { right: eye('-2.50', 2), left: eye('-2.75', 2) },
      [
        ['right', 2, '-2.50', 'pair'],
        ['left', 2, '-2.75', 'pair'],
      ],
    ],
    [
      'eyes alike with unlike numbers of boxes',
      { right: eye('-2.50', 3), left: eye('-2.50', 1) },
      [
        ['right', 3, '-2.50', 'pair'],
        ['left', 1, '-2.50', 'pair'],
      ],
    ],
    [
      'a left eye without boxes',
      { right: eye('-2.50', 1), left: eye('-2.50', 0) },
      [['right', 1, '-2.50', undefined]],
    ],
    [
      'a right eye without boxes',
      { right: eye('-2.50', 0), left: eye('-2.00', 1) },
      [['left', 1, '-2.00', undefined]],
    ],
  ])('of %s · CART-22', (_case, given, expected) => expect(lines(given)).toEqual(expected));

  it('convert back to the prescription without loss · CART-22', () =>
    fc.assert(
      fc.property(prescription, (given) => {
        expect(fromCartLines(toCartLines(product, given, 'pair'))).toEqual(given);
      }),
    ));

  it('hold all boxes of the one product · CART-22', () =>
    fc.assert(
      fc.property(prescription, (given) => {
        const made = toCartLines(product, given, 'pair');
        const boxes = made.reduce((sum, { quantity }) => sum + quantity, 0);
        expect(boxes).toBe((given.right?.quantity ?? 0) + (given.left?.quantity ?? 0));
        expect(made.every(({ productId }) => productId === product.id)).toBe(true);
        expect(made.every(({ pairId }) => (pairId === 'pair') === made.length > 1)).toBe(true);
      }),
    ));

  it.each([
    [3, 2, 1],
    [1, 1, 0],
  ])('split %i boxes for both eyes into %i and %i', (quantity, right, left) =>
    expect(fromCartLines([{ eye: 'both', options: { sphere: '-1.00' }, quantity }])).toEqual({
      right: { values: { sphere: '-1.00' }, quantity: right },
      left: { values: { sphere: '-1.00' }, quantity: left },
    }),
  );

  it('without an eye give no prescription', () =>
    expect(fromCartLines([{ options: { color: 'hazel' }, quantity: 1 }])).toEqual({}));
});
