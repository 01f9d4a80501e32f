import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { afterEach, expect, it, vi } from 'vitest';
import { plainCartItem } from '../../arbitraries/cart.ts';
import { soon, tabOfOne, token } from './tab-of-one.ts';

const session = '../../../src/application/cart/cart-session.ts';
const growth = '../../../src/application/cart/grown-quantity.ts';
const away = (code: string): void => {
  vi.doMock(code, () => {
    throw new Error('no connection');
  });
};
afterEach(() => {
  vi.doUnmock(session);
  vi.doUnmock(growth);
});

it('a cart change fails as unreachable while its code cannot be loaded, and works afterwards', async () => {
  const { tab, asked } = tabOfOne();
  away(session);
  const change = tab.cart.change(() => TE.left({ _tag: 'NotFound' }));
  expect(await change()).toEqual(E.left({ _tag: 'Unreachable' }));
  tab.fetchSidebar();
  expect(await tab.fetchCart()).toBe('lost');
  vi.doUnmock(session);
  tab.cart.restore();
  await soon(() => expect(asked).toContainEqual(['carts.load', token]));
  expect(await tab.fetchCart()).toBe('here');
});

it('a cart line does not grow while the code of the stock check cannot be loaded · CART-9', async () => {
  const { tab, asked } = tabOfOne();
  away(growth);
  const heard: unknown[] = [];
  tab.notifications.state$.subscribe((shown) => heard.push(shown));
  tab.cart.restore();
  tab.cart.setQuantity(plainCartItem.id, 3);
  await soon(() => expect(heard.at(-1)).toMatchObject([{ text: { key: 'error.Unreachable' } }]));
  expect(new Set(asked.map(([name]) => name))).toEqual(new Set(['carts.load']));
});
