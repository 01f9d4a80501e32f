import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartItemId } from '../../../../src/domain/cart/cart.ts';
import { returnedGoods } from '../../../../src/domain/orders/bill/returned-goods.ts';
import type { WithdrawnGoods } from '../../../../src/domain/orders/withdrawn-lines.ts';

const [a, b, c] = ['a', 'b', 'c'] as unknown as readonly [CartItemId, CartItemId, CartItemId];
const items = [
  { id: a, quantity: 3, isGift: false },
  { id: b, quantity: 1, isGift: false },
  { id: c, quantity: 1, isGift: true },
];
const one = (count: number): WithdrawnGoods => ({ lines: [a], pieces: { a: count } });

describe('returned goods', () => {
  it.each([
    ['all of it', { lines: [a, b, c] }, [], { _tag: 'Rest' }],
    ['a line', { lines: [b] }, [], { _tag: 'Goods', places: [1] }],
    [
      'one piece',
      one(1),
      [],
      { _tag: 'Goods', places: [0], pieces: new Map([[0, { count: 1, before: 0 }]]) },
    ],
    [
      'another piece',
      one(1),
      [one(1)],
      { _tag: 'Goods', places: [0], pieces: new Map([[0, { count: 1, before: 1 }]]) },
    ],
    [
      'more pieces than are left',
      one(3),
      [one(2)],
      { _tag: 'Goods', places: [0], pieces: new Map([[0, { count: 1, before: 2 }]]) },
    ],
    ['the last piece', one(1), [{ lines: [b] }, one(2)], { _tag: 'Rest' }],
    ['a gift', { lines: [c] }, [], undefined],
    ['what came back before', one(1), [{ lines: [a] }], undefined],
    ['the rest, after everything came back', { lines: [a, b] }, [{ lines: [a, b] }], undefined],
    ['nothing', { lines: [] }, [], undefined],
  ])('of %s · DOC-5 · ORD-6', (_what, goods, before, returned) =>
    expect(returnedGoods(items, goods, before)).toEqual(returned),
  );

  it('one after the other are each piece once, and the last ones are the rest · DOC-5 · ORD-6', () =>
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.integer({ min: 1, max: 4 }).map(one), fc.constant({ lines: [b] }))),
        (all) => {
          const whole = [...all, { lines: [a, b] }];
          const credited = whole.map((goods, at) => returnedGoods(items, goods, whole.slice(0, at)));
          const pieces = credited.flatMap((returned) => {
            if (returned?._tag !== 'Goods') return [];
            return returned.places.map(
              (place) => returned.pieces?.get(place)?.count ?? items[place]?.quantity ?? 0,
            );
          });
          expect(pieces.reduce((sum, count) => sum + count, 0)).toBeLessThan(4);
          expect(credited.filter((returned) => returned?._tag === 'Rest')).toHaveLength(1);
        },
      ),
    ));
});
