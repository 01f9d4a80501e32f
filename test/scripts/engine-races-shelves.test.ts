import { describe, expect, it } from 'vitest';
import { laidPowers, wrongPowers, wrongShelves } from '../../scripts/engine-races/check-shelves.ts';
import { engineOrder } from './engine-races.ts';

const care = {
  shopId: '20012',
  product: '1',
  variant: '7',
  location: '1',
  price: 1000,
  onHand: 5,
  allocated: 2,
  isByPower: false,
};
const shelves = (allocated: number, lay: number, isStopped: boolean) => ({
  range: [{ ...care, allocated }],
  most: new Map([['7', lay]]),
  isStopped: () => isStopped,
});

describe('The check of stock after race tests', () => {
  it('reports nothing if all ordered goods are allocated and were in stock', () => {
    expect(wrongShelves(shelves(2, 2, true), [engineOrder()])).toEqual([]);
    expect(wrongShelves(shelves(0, 2, true), [engineOrder({ state: 'Shipped' })])).toEqual([]);
    expect(wrongShelves(shelves(0, 0, true), [engineOrder({ state: 'Cancelled' })])).toEqual([]);
  });

  it('reports allocations without an order, and orders without an allocation', () => {
    const orders = [engineOrder()];
    expect(wrongShelves(shelves(3, 9, true), orders)).toEqual([
      '20012: 2 pieces are ordered, but 3 are allocated',
    ]);
    expect(wrongShelves(shelves(1, 9, true), orders)).toEqual([
      '20012: 2 pieces are ordered, but 1 are allocated',
    ]);
  });

  it('reports more sold than was ever in stock, if no supplier delivers it', () => {
    expect(wrongShelves(shelves(2, 1, true), [engineOrder()])).toEqual([
      '20012: 2 pieces are ordered, but there were never more than 1 in stock',
    ]);
    expect(wrongShelves(shelves(2, 1, false), [engineOrder()])).toEqual([]);
  });

  it('ignores products whose stock is counted by lens power', () => {
    const lens = { ...shelves(0, 0, true), range: [{ ...care, allocated: 0, isByPower: true }] };
    expect(wrongShelves(lens, [engineOrder()])).toEqual([]);
  });

  it('reports a lens power whose remaining stock does not match the orders', () => {
    const earlier = engineOrder();
    const laid = laidPowers(new Map([['20012:', 1]]), [earlier]);
    const left = (pieces: number) => new Map([['20012:', pieces]]);
    expect(wrongPowers(laid, left(-1), [earlier, engineOrder()])).toEqual([]);
    // An order from before the run may be cancelled during it.
    expect(wrongPowers(laid, left(3), [{ ...earlier, state: 'Cancelled' }])).toEqual([]);
    expect(wrongPowers(laid, left(0), [earlier, engineOrder()])).toEqual([
      'of 20012: -1 should be left, not 0',
    ]);
  });
});
