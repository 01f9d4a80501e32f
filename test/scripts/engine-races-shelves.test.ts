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

describe('What the races find of shelves', () => {
  it('finds nothing where all that is ordered is allocated, and lay there', () => {
    expect(wrongShelves(shelves(2, 2, true), [engineOrder()])).toEqual([]);
    expect(wrongShelves(shelves(0, 2, true), [engineOrder({ state: 'Shipped' })])).toEqual([]);
    expect(wrongShelves(shelves(0, 0, true), [engineOrder({ state: 'Cancelled' })])).toEqual([]);
  });

  it('finds what is allocated to nobody, and what is ordered and not allocated', () => {
    const orders = [engineOrder()];
    expect(wrongShelves(shelves(3, 9, true), orders)).toEqual(['of 20012 2 are ordered, 3 allocated']);
    expect(wrongShelves(shelves(1, 9, true), orders)).toEqual(['of 20012 2 are ordered, 1 allocated']);
  });

  it('finds more that was sold than ever lay there, of what no supplier brings', () => {
    expect(wrongShelves(shelves(2, 1, true), [engineOrder()])).toEqual([
      'of 20012 2 are ordered, and 1 ever lay there',
    ]);
    expect(wrongShelves(shelves(2, 1, false), [engineOrder()])).toEqual([]);
  });

  it('leaves what is counted by power to its powers', () => {
    const lens = { ...shelves(0, 0, true), range: [{ ...care, allocated: 0, isByPower: true }] };
    expect(wrongShelves(lens, [engineOrder()])).toEqual([]);
  });

  it('finds a power of which more or less is left than was ordered', () => {
    const earlier = engineOrder();
    const laid = laidPowers(new Map([['20012:', 1]]), [earlier]);
    const left = (pieces: number) => new Map([['20012:', pieces]]);
    expect(wrongPowers(laid, left(-1), [earlier, engineOrder()])).toEqual([]);
    // What was ordered before the run may be given up during it.
    expect(wrongPowers(laid, left(3), [{ ...earlier, state: 'Cancelled' }])).toEqual([]);
    expect(wrongPowers(laid, left(0), [earlier, engineOrder()])).toEqual([
      'of 20012: -1 should be left, not 0',
    ]);
  });
});
