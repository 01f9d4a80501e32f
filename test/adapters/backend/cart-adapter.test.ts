import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { makeBackendPorts } from '../../../src/adapters/backend/backend-ports.ts';
import { backendSettingsOf } from '../../../src/config/backend-settings.ts';
import { brands } from '../../../src/config/brands/brands.ts';
import type { CartItemId, CartToken } from '../../../src/domain/cart/cart.ts';
import { lineOf } from '../../application/cart/shop-of-one.ts';
import { care } from '../sandbox/fixtures/shopper.ts';

it('adding lines marks the cart as the current cart of the signed-in customer · CART-4', async () => {
  const bodies: unknown[] = [];
  const { carts } = makeBackendPorts(
    backendSettingsOf(brands.okulino.shop, 'de', {
      base: 'http://okulino.localhost:4200/api',
      fetch: async (request) => {
        bodies.push([new URL(request.url).pathname, await request.json()]);
        return new Response('', { status: 503 });
      },
    }),
  );
  const { line } = lineOf(care, 2);
  const token = 'cart-token' as CartToken;
  expect(E.isLeft(await carts.add(token, [line], 'one')())).toBe(true);
  await carts.add(token, [line], 'two', ['line-1' as CartItemId])();
  const product = { product_id: care, price_channel: 'okulino_web', option: {} };
  const items = [{ product: expect.objectContaining(product), quantity: 2, meta: expect.anything() }];
  expect(bodies).toEqual([
    ['/api/carts/cart-token/items', { request_id: 'one', items, current_cart: true }],
    ['/api/carts/cart-token/items', { request_id: 'two', items, replaces: ['line-1'], current_cart: true }],
  ]);
});
