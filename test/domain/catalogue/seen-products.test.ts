import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import { rememberSeen, seenProductsKept } from '../../../src/domain/catalogue/seen-products.ts';
import { productId } from '../../arbitraries/product.ts';

const [a, b, c] = ['10010', '10020', '20012'] as ProductId[] as [ProductId, ProductId, ProductId];

describe('seen products', () => {
  it('start with the newest', () => {
    expect(rememberSeen([], a)).toEqual([a]);
    expect(rememberSeen([a], b)).toEqual([b, a]);
  });
  it('contain each once; one that is seen again moves to the front', () => {
    expect(rememberSeen([c, b, a], a)).toEqual([a, c, b]);
    expect(rememberSeen([a, b], a)).toEqual([a, b]);
  });
  it('are limited in number, the oldest dropped first', () => {
    fc.assert(
      fc.property(fc.array(productId, { maxLength: 30 }), (ids) => {
        const seen = ids.reduce<readonly ProductId[]>(rememberSeen, []);
        const newest = [...new Set(ids.toReversed())];
        expect(seen).toEqual(newest.slice(0, seenProductsKept));
      }),
    );
  });
});
