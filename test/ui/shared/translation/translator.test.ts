import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { WordTree } from '../../../../src/domain/shared/merge-words.ts';
import type { Namespace } from '../../../../src/ui/shared/namespaces.ts';
import type { Keys, WordValues } from '../../../../src/ui/shared/translation/translator.ts';
import { layers } from './layers.ts';

const words = {
  common: {
    close: 'Schliessen',
    item_one: '{{count}} Stück',
    item_other: '{{count}} Stücke',
    deep: { er: { still: 'Tief' } },
    each: 'je {{price}}',
  },
  cart: { close: 'Zu', greet: 'Hallo {{name}}, {{nobody}}!', plain_one: 'eins' },
};

describe.each(layers)('a text of %s', (_, { makeTranslator }) => {
  const say = (names: readonly Namespace[], key: string, values?: WordValues) =>
    makeTranslator('de', words).getFixedT(null, names)(key as 'action.close', values);
  const find = (names: readonly Namespace[], key: Keys, values?: WordValues) =>
    makeTranslator('de', words).getFixedT(null, names)(key, { ...values, defaultValue: '–' });

  it.each([
    [['common'], 'close', undefined, 'Schliessen'],
    [['cart', 'common'], 'close', undefined, 'Zu'],
    [['common', 'cart'], 'close', undefined, 'Schliessen'],
    [['cart', 'common'], 'deep.er.still', undefined, 'Tief'],
    [['common'], 'cart:close', undefined, 'Zu'],
    [['cart'], 'common:deep.er.still', undefined, 'Tief'],
    [['common'], 'cart:nothing', undefined, 'nothing'],
    [['cart'], 'common:greet', undefined, 'greet'],
    [['common'], 'greet', undefined, 'greet'],
    [['cart'], 'greet', { name: 'Mara' }, 'Hallo Mara, {{nobody}}!'],
    [['cart'], 'greet', { name: 0 }, 'Hallo 0, {{nobody}}!'],
    [['common'], 'item', { count: 0 }, '0 Stücke'],
    [['common'], 'item', { count: 1 }, '1 Stück'],
    [['common'], 'item', { count: 2 }, '2 Stücke'],
    [['common'], 'close', { count: 2 }, 'Schliessen'],
    [['cart'], 'plain', { count: '1' }, 'plain'],
    [['cart'], 'plain', { count: 2 }, 'plain'],
  ] as const)('of the parts %j for %s with %j is “%s”', (names, key, values, text) =>
    expect(say([...names], key, values)).toBe(text),
  );

  it('for an unknown key is a dash', () => {
    expect(find(['cart'], 'nothing')).toBe('–');
    expect(find(['cart'], 'nothing', { count: 1 })).toBe('–');
    expect(find(['cart'], 'common:nothing')).toBe('–');
    expect(find(['cart'], 'close')).toBe('Zu');
  });

  it('is that of the first key that has a text', () => {
    expect(find(['cart'], ['nothing', 'close', 'greet'])).toBe('Zu');
    expect(find(['cart'], ['nothing', 'common:item'], { count: 1 })).toBe('1 Stück');
    expect(find(['cart'], ['nothing', 'common:nothing'])).toBe('–');
  });

  it('is absent for a name that every object has', () => {
    for (const key of ['constructor', 'toString', '__proto__', 'common:hasOwnProperty'])
      expect(find(['common'], key)).toBe('–');
  });

  it('contains any value unchanged in its placeholder', () => {
    fc.assert(
      fc.property(fc.string(), (price) => {
        expect(say(['common'], 'each', { price })).toBe(`je ${price}`);
      }),
    );
  });
});

describe.each(layers)('texts that a screen of %s loads later', (_, { makeTranslator }) => {
  const titleOf = (translator: ReturnType<typeof makeTranslator>) =>
    translator.getFixedT(null, 'checkout')('checkout:title' as never);

  it('are loaded once, and shown as soon as they are there', async () => {
    const fetchWords = vi.fn(async (): Promise<WordTree> => ({ title: 'Kasse' }));
    const late = makeTranslator('de', words, fetchWords);
    expect(titleOf(late)).toBe('title');
    await Promise.all([
      late.loadNamespaces('checkout'),
      late.loadNamespaces(['checkout', 'cart']),
      late.loadNamespaces('cart'),
    ]);
    expect(titleOf(late)).toBe('Kasse');
    await late.loadNamespaces('checkout');
    expect(fetchWords.mock.calls).toEqual([['checkout']]);
  });

  it('are absent if there is no loader', async () => {
    const one = makeTranslator('de', {});
    await one.loadNamespaces('checkout');
    expect(titleOf(one)).toBe('title');
  });

  it('that cannot be loaded are a failure', async () => {
    const late = makeTranslator('de', words, async () => Promise.reject(new Error('offline')));
    await expect(late.loadNamespaces('checkout')).rejects.toBeDefined();
  });
});
