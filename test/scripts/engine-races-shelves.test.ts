import { describe, expect, it } from 'vitest';
import { wrongPowers, wrongShelves } from '../../scripts/engine-races/check-shelves.ts';
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
const shelves = (allocated: number, lay: number, isStopped: boolean, promised = 0) => ({
  range: [{ ...care, allocated }],
  promised: new Map([['7', promised]]),
  most: new Map([['7', lay]]),
  isStopped: () => isStopped,
});

describe('What the races find of shelves', () => {
  it('finds nothing where all that is ordered is allocated, and lay there', () => {
    expect(wrongShelves(shelves(2, 2, true), [engineOrder()])).toEqual([]);
    expect(wrongShelves(shelves(5, 5, true, 3), [engineOrder()])).toEqual([]);
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
    const before = new Map([['20012:', 1]]);
    expect(wrongPowers(before, new Map([['20012:', -1]]), [engineOrder()])).toEqual([]);
    expect(wrongPowers(before, new Map([['20012:', 1]]), [engineOrder({ state: 'Cancelled' })])).toEqual([]);
    expect(wrongPowers(before, new Map([['20012:', 0]]), [engineOrder()])).toEqual([
      'of 20012: -1 should be left, not 0',
    ]);
  });
});
