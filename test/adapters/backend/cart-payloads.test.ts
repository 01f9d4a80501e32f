import { expect, it } from 'vitest';
import { makeCartAdapter } from '../../../src/adapters/backend/cart-adapter.ts';
import type { CartPort } from '../../../src/application/cart/ports.ts';
import type { CartItemId, CartToken, NewCartLine } from '../../../src/domain/cart/cart.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import { channel, type Saying, saidBy } from './wiretap.ts';

const token = 'cart-token' as CartToken;
const line = 'line-1' as CartItemId;
const left: NewCartLine = {
  productId: '10010' as ProductId,
  options: { sphere: '-2.50', radius: '8.6' },
  quantity: 3,
  eye: 'left',
  pairId: 'pair-1',
  createdFrom: { type: 'recommendation', recommendationId: 'r-1', source: 'cross-sell', itemPosition: 2 },
};

it.for<Saying<CartPort>>([
  ['no body when creating a cart · CART-1', ({ create }) => create(), 'POST /carts'],
  ['the token of a cart · CART-1', ({ load }) => load(token), 'GET /carts/cart-token'],
  [
    'a line with its values, its eye, its pair and the recommendation that led to it · CART-11 · PRICE-6',
    ({ add }) => add(token, [left], 'request-1'),
    'POST /carts/cart-token/items',
    {
      request_id: 'request-1',
      items: [
        {
          product: {
            product_id: '10010',
            option: { sphere: '-2.50', radius: '8.6' },
            price_channel: 'okulino_partner',
            fk: 'studio7',
          },
          quantity: 3,
          meta: { eye: 'left', pair_id: 'pair-1' },
          created_from: {
            type: 'recommendation',
            data: { recommendation_id: 'r-1', source: 'cross-sell', item_position: 2 },
          },
        },
      ],
      current_cart: true,
    },
  ],
  [
    'a quantity of one line · CART-9',
    ({ setQuantity }) => setQuantity(token, line, 4),
    'PATCH /carts/cart-token/items/line-1',
    { quantity: 4 },
  ],
  [
    'a line without an interval · SUBS-3',
    ({ setQuantity }) => setQuantity(token, line, 4, true),
    'PATCH /carts/cart-token/items/line-1',
    { quantity: 4, once: true },
  ],
  [
    'a line with an interval of two months · SUBS-3',
    ({ add }) =>
      add(
        token,
        [{ productId: '10010' as never, options: {}, quantity: 1, every: { every: 2, unit: 'month' } }],
        'request-1',
      ),
    'POST /carts/cart-token/items',
    {
      request_id: 'request-1',
      items: [
        {
          product: {
            product_id: '10010',
            option: {},
            price_channel: 'okulino_partner',
            fk: 'studio7',
          },
          quantity: 1,
          meta: { subscription_frequency: 2, subscription_frequency_unit: 'month' },
        },
      ],
      current_cart: true,
    },
  ],
  [
    'the removal of a line · CART-5',
    ({ remove }) => remove(token, line),
    'DELETE /carts/cart-token/items/line-1',
  ],
  [
    'a coupon · COUP-3',
    ({ applyCoupon }) => applyCoupon(token, 'SEHEN10'),
    'POST /carts/cart-token/coupon',
    { couponCode: 'SEHEN10' },
  ],
  [
    'the removal of a coupon · COUP-3',
    ({ removeCoupon }) => removeCoupon(token),
    'DELETE /carts/cart-token/coupon',
  ],
  [
    'the cart that a link names · REO-5',
    ({ setCurrent }) => setCurrent(token),
    'POST /carts/current',
    { abandoned_cart_token: 'cart-token' },
  ],
  [
    'a gift that is declined · CART-14',
    ({ declineGift }) => declineGift(token),
    'POST /carts/gift-opt-out',
    { cart_token: 'cart-token' },
  ],
  [
    'a gift that is accepted · CART-14',
    ({ takeGift }) => takeGift(token),
    'POST /carts/gift-opt-in',
    { cart_token: 'cart-token' },
  ],
])('the cart adapter sends %s', async ([, ask, ...said]) => {
  const priceSource = () => ({ channel: 'okulino_partner', fk: 'studio7' });
  expect(await saidBy((client) => ask(makeCartAdapter(client, { channel, priceSource })))).toEqual(said);
});
