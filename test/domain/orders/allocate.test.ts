import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate } from '../../../src/domain/orders/allocate.ts';

const variant = fc.constantFrom('a', 'b', 'c');
const line = fc.record({ variantId: variant, quantity: fc.integer({ min: 1, max: 20 }) });
const level = fc.record({ onHand: fc.integer({ min: -5, max: 30 }), stopOrder: fc.boolean() });
const levels = fc.record({ a: level, b: level, c: level }).map((record) => new Map(Object.entries(record)));

describe('allocate', () => {
  it.each([
    ['the whole quantity from stock', 10, false, 4, 4],
    ['the stock, and the rest from the supplier', 3, false, 5, 3],
    ['nothing from an empty stock', 0, false, 5, 0],
    ['nothing from a negative stock', -3, false, 5, 0],
    ['the last pieces under stop-order', 5, true, 5, 5],
  ])('takes %s', (_, onHand, stopOrder, quantity, fromStock) => {
    const { allocated } = allocate([{ variantId: 'a', quantity }], new Map([['a', { onHand, stopOrder }]]));
    expect(allocated).toEqual([{ variantId: 'a', quantity, fromStock }]);
  });

  it('takes nothing from an unknown stock level, and leaves the line to the supplier', () =>
    expect(allocate([{ variantId: 'a', quantity: 2 }], new Map())).toEqual({
      allocated: [{ variantId: 'a', quantity: 2, fromStock: 0 }],
      shortages: [],
    }));

  it('reports a shortage of the second line if the first takes the last boxes', () => {
    const lines = [
      { variantId: 'a', quantity: 3 },
      { variantId: 'a', quantity: 2 },
    ];
    expect(allocate(lines, new Map([['a', { onHand: 4, stopOrder: true }]])).shortages).toEqual([
      { line: 1, available: 1 },
    ]);
  });

  it('never takes more than the stock, and serves each line or reports a shortage', () =>
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), levels, (lines, stock) => {
        const { allocated, shortages } = allocate(lines, stock);
        expect(allocated.length + shortages.length).toBe(lines.length);
        for (const [id, { onHand }] of stock) {
          const taken = allocated.filter(({ variantId }) => variantId === id);
          expect(taken.reduce((sum, { fromStock }) => sum + fromStock, 0)).toBeLessThanOrEqual(
            Math.max(0, onHand),
          );
        }
        for (const { variantId, quantity, fromStock } of allocated)
          if (stock.get(variantId)?.stopOrder) expect(fromStock).toBe(quantity);
      }),
    ));
});
