import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import { mostWishes, withoutWish, withWish } from '../../../src/domain/catalogue/wishes.ts';
import { productId } from '../../arbitraries/product.ts';

const [a, b, c] = ['10010', '20012', '30011'] as ProductId[] as [ProductId, ProductId, ProductId];

describe('the wish list', () => {
  it('starts with the newest, and contains each product once · CAT-17', () => {
    expect(withWish([], a)).toEqual([a]);
    expect(withWish([a], b)).toEqual([b, a]);
    expect(withWish([c, b, a], a)).toEqual([a, c, b]);
  });
  it('loses only the removed product · CAT-17', () => {
    expect(withoutWish([c, b, a], b)).toEqual([c, a]);
    expect(withoutWish([a], c)).toEqual([a]);
  });
  it('is limited in length, whatever is added', () => {
    fc.assert(
      fc.property(fc.array(productId, { maxLength: 90, size: 'max' }), (ids) => {
        const wishes = ids.reduce<readonly ProductId[]>(withWish, []);
        expect(wishes).toEqual([...new Set(ids.toReversed())].slice(0, mostWishes));
        for (const id of wishes) expect(withoutWish(wishes, id)).not.toContain(id);
      }),
    );
  });
});
