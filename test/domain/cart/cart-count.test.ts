import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { piecesIn, piecesOfVariant } from '../../../src/domain/cart/cart-count.ts';
import { cart, cartOf, plainCartItem } from '../../arbitraries/cart.ts';

describe('the pieces of a variant', () => {
  it('are those of all its lines, and together with the others all pieces of the cart · STOCK-5', () =>
    fc.assert(
      fc.property(
        fc.array(fc.record({ variantId: fc.constantFrom('a', 'b', 'c'), quantity: fc.nat(99) })),
        (items) => {
          const each = ['a', 'b', 'c'].map((variant) => piecesOfVariant(items, variant));
          expect(each.reduce((sum, pieces) => sum + pieces)).toBe(piecesIn({ items }));
          expect(piecesOfVariant([...items, { variantId: 'b', quantity: 5 }], 'b')).toBe((each[1] ?? 0) + 5);
        },
      ),
    ));
});

describe('the cart count', () => {
  it.each([null, undefined, cartOf([])])('is 0 without a cart or with an empty one · UI-3', (none) =>
    expect(piecesIn(none)).toBe(0),
  );

  it('counts pieces, not lines · UI-3', () => {
    const lines = [3, 2].map((quantity) => ({ ...plainCartItem, quantity }));
    expect(piecesIn(cartOf(lines))).toBe(5);
  });

  it('grows by as much as a line grows · UI-3', () =>
    fc.assert(
      fc.property(cart, fc.nat(9), (some, more) => {
        const [first, ...others] = some.items;
        if (first) {
          const grown = [{ ...first, quantity: first.quantity + more }, ...others];
          expect(piecesIn({ items: grown })).toBe(piecesIn(some) + more);
        }
      }),
    ));
});
