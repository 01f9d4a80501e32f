import { describe, expect, it } from 'vitest';
import { createdFrom } from '../../../src/domain/cart/created-from.ts';

describe('a line added from a recommendation', () => {
  it('remembers the recommendation, its source and its position · CART-11', () =>
    expect(createdFrom({ id: 'r-1', source: 'cross-sell' }, 2)).toEqual({
      type: 'recommendation',
      recommendationId: 'r-1',
      source: 'cross-sell',
      itemPosition: 2,
    }));
});
