import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { WordTree } from '../../../../src/domain/shared/merge-words.ts';
import { makeTranslator } from '../../../../src/ui/shared/translation/translator.ts';

const common: WordTree = {
  stock: { few: 'noch {{stock}}', none: 'leer' },
  hits_one: 'ein Treffer',
  hits_other: '{{count}} Treffer',
  each: 'je {{price}}',
};
const cart: WordTree = { title: 'Warenkorb', each: 'pro Stück' };
const translator = makeTranslator('de', { common, cart });

describe('a translator', () => {
  it('says a text by its dotted key', () => {
    expect(translator.of('common').t('stock.none' as never)).toBe('leer');
  });

  it('asks the parts in their order, and the named part only when one is named', () => {
    const { find } = translator.of(['cart', 'common']);
    expect(find('each')).toBe('pro Stück');
    expect(find('stock.none')).toBe('leer');
    expect(find('common:each', { price: 'CHF 2' })).toBe('je CHF 2');
    expect(find('cart:stock.none')).toBeUndefined();
  });

  it.each([
    [0, '0 Treffer'],
    [1, 'ein Treffer'],
    [2, '2 Treffer'],
  ])('chooses the form for %d', (count, text) => {
    expect(translator.of('common').find('hits', { count })).toBe(text);
  });

  it('puts any value into its place as it is, and nowhere else', () => {
    fc.assert(
      fc.property(fc.string(), (price) => {
        expect(translator.of('common').find('each', { price })).toBe(`je ${price}`);
      }),
    );
  });

  it('leaves a place that nobody filled, so that it is seen', () => {
    expect(translator.of('common').find('each', {})).toBe('je {{price}}');
  });

  it('says the key where there are no words, and finds nothing', () => {
    fc.assert(
      fc.property(fc.string(), (rest) => {
        const key = `nowhere.${rest}`;
        expect(translator.of('cart').find(key)).toBeUndefined();
        expect(translator.of('cart').t(key as never)).toBe(key);
      }),
    );
  });

  it('does not mistake what every object has for words', () => {
    for (const key of ['constructor', 'toString', '__proto__', 'stock', 'common:hasOwnProperty'])
      expect(translator.of('common').find(key)).toBeUndefined();
  });

  it('fetches the words of a part once, and knows them from then on', async () => {
    const fetchWords = vi.fn(async (): Promise<WordTree> => ({ title: 'Kasse' }));
    const late = makeTranslator('de', { common }, fetchWords);
    const { find } = late.of('checkout');
    expect(find('title')).toBeUndefined();
    expect(late.arrival('common')).toBeUndefined();
    await Promise.all([late.load('checkout'), late.load('checkout'), late.load('common')]);
    expect(find('title')).toBe('Kasse');
    expect(late.arrival('checkout')).toBe(late.arrival('checkout'));
    expect(fetchWords.mock.calls).toEqual([['checkout']]);
  });

  it('gives the same functions for the same parts, so that memories of them last', () => {
    expect(translator.of(['cart', 'common'])).toBe(translator.of(['cart', 'common']));
  });
});
