import { describe, expect, it, vi } from 'vitest';
import { makeTranslator } from '../../../../src/ui/shared/translation/translator.ts';

type Key = Parameters<ReturnType<ReturnType<typeof makeTranslator>['of']>['t']>[0];
const words = {
  common: {
    close: 'Schliessen',
    item_one: '{{count}} Stück',
    item_other: '{{count}} Stücke',
    deep: { er: { still: 'Tief' } },
  },
  cart: { close: 'Zu', greet: 'Hallo {{name}}, {{nobody}}!', plain_one: 'eins' },
};
const translator = () => makeTranslator('de', words);
const say = (
  names: Parameters<ReturnType<typeof translator>['of']>[0],
  key: string,
  values?: Record<string, string | number>,
) =>
  translator()
    .of(names)
    .t(key as Key, values);

describe('a text', () => {
  it.each([
    [['common'], 'close', undefined, 'Schliessen'],
    [['cart', 'common'], 'close', undefined, 'Zu'],
    [['common', 'cart'], 'close', undefined, 'Schliessen'],
    [['cart', 'common'], 'deep.er.still', undefined, 'Tief'],
    [['common'], 'cart:close', undefined, 'Zu'],
    [['cart'], 'common:deep.er.still', undefined, 'Tief'],
    [['common'], 'cart:nothing', undefined, 'cart:nothing'],
    [['cart'], 'common:greet', undefined, 'common:greet'],
    [['common'], 'greet', undefined, 'greet'],
    [['common'], ':close', undefined, ':close'],
    [['cart'], 'greet', { name: 'Mara' }, 'Hallo Mara, {{nobody}}!'],
    [['cart'], 'greet', { name: 0 }, 'Hallo 0, {{nobody}}!'],
    [['common'], 'item', { count: 1 }, '1 Stück'],
    [['common'], 'item', { count: 2 }, '2 Stücke'],
    [['common'], 'close', { count: 2 }, 'Schliessen'],
    [['cart'], 'plain', { count: '1' }, 'plain'],
    [['cart'], 'plain', { count: 2 }, 'plain'],
  ] as const)('of the parts %j for %s with %j is “%s”', (names, key, values, text) =>
    expect(say([...names], key, values)).toBe(text),
  );

  it('that came from elsewhere may have no words', () => {
    const { find } = translator().of('cart');
    expect(find('nothing')).toBeUndefined();
    expect(find('nothing', { count: 1 })).toBeUndefined();
    expect(find('close')).toBe('Zu');
  });

  it('is said by one and the same function for the same parts', () => {
    const one = translator();
    expect(one.of('cart')).toBe(one.of('cart'));
    expect(one.of(['cart', 'common'])).toBe(one.of(['cart', 'common']));
    expect(one.of('cart')).not.toBe(one.of('common'));
  });
});

describe('words that a screen asks for later', () => {
  it('are fetched once, and said as soon as they are there', async () => {
    const fetchWords = vi.fn(async () => ({ title: 'Konto' }));
    const one = makeTranslator('de', words, fetchWords);
    expect(one.arrival('cart')).toBeUndefined();
    const coming = one.arrival('account');
    expect(one.arrival('account')).toBe(coming);
    expect(one.of('account').t('title' as never)).toBe('title');
    await Promise.all([coming, one.load('account')]);
    expect(one.of('account').t('title' as never)).toBe('Konto');
    expect(fetchWords.mock.calls).toEqual([['account']]);
    await one.load('cart');
    expect(fetchWords).toHaveBeenCalledTimes(1);
  });
  it('are none where nobody fetches them', async () => {
    const one = makeTranslator('de', {});
    await one.load('account');
    expect(one.of('account').t('title' as never)).toBe('title');
  });
});
