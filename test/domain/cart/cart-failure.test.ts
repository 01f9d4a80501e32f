import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addFailedWords, stockWords } from '../../../src/domain/cart/cart-failure.ts';

const general = { key: 'product.failed_to_add_to_cart' };

describe('the text for a failed add', () => {
  it.each([
    [422, 'Two are left.', { sentence: 'Two are left.' }],
    [422, undefined, general],
    [422, '', general],
    [422, '  ', general],
    [400, 'Two are left.', general],
    [500, 'Stack trace', general],
    [404, 'Not found', general],
    [undefined, 'Offline', general],
  ])('status %s, sentence %j: %j · CART-13', (status, sentence, words) =>
    expect(addFailedWords(status, sentence)).toEqual(words),
  );

  it('is the server’s sentence for a refusal with status 422 only · CART-13', () =>
    fc.assert(
      fc.property(fc.integer({ min: 400, max: 599 }), fc.string({ minLength: 1 }), (status, sentence) => {
        const words = addFailedWords(status, sentence);
        expect('sentence' in words).toBe(status === 422 && sentence.trim() !== '');
      }),
    ));
});

describe('the text for too little stock', () => {
  it.each([
    [
      { _tag: 'ReduceStock', stock: 3 },
      { key: 'product.stock.reduce_stock', values: { stock: 3 } },
    ],
    [{ _tag: 'SomethingWentWrong' }, { key: 'something_went_wrong' }],
  ] as const)('%j: %j · CART-9 · CART-13', (refusal, words) => expect(stockWords(refusal)).toEqual(words));
});
