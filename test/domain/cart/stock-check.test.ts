import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { checkQuantity } from '../../../src/domain/cart/stock-check.ts';
import { quantity, stock } from '../../arbitraries/product.ts';

const reduce = (left: number) => E.left({ _tag: 'ReduceStock', stock: left });
const generic = E.left({ _tag: 'SomethingWentWrong' });

describe('a change of quantity', () => {
  it.each([
    [true, 5, 5, 1, E.right(5)],
    [true, 5, 6, 1, reduce(5)],
    [true, 1, 2, 1, reduce(1)],
    [true, 0, 1, 0, generic],
    [true, -3, 1, 0, generic],
    [true, 0, 0, 0, generic],
    [true, 0, 2, 3, E.right(2)],
    [true, 5, 7, 8, E.right(7)],
    [true, 5, 8, 8, reduce(5)],
    [true, 5, 0, 3, E.right(0)],
    [false, 0, 9, 1, E.right(9)],
    [false, -3, 9, 1, E.right(9)],
  ])('stop-order %s, stock %i: to %i from %i · CART-9', (stopOrder, left, wanted, current, expected) =>
    expect(checkQuantity({ stopOrder, stock: left, quantity: wanted, current })).toEqual(expected),
  );

  it('is always allowed downwards · CART-9', () =>
    fc.assert(
      fc.property(fc.boolean(), stock, quantity, fc.nat(50), (stopOrder, left, less, more) => {
        const current = less + 1 + more;
        expect(checkQuantity({ stopOrder, stock: left, quantity: less, current })).toEqual(E.right(less));
      }),
    ));

  it('is never allowed beyond the stock under stop-order · CART-9', () =>
    fc.assert(
      fc.property(stock, quantity, (left, wanted) => {
        const checked = checkQuantity({ stopOrder: true, stock: left, quantity: wanted, current: 0 });
        expect(E.isRight(checked)).toBe(wanted <= left);
      }),
    ));
});
