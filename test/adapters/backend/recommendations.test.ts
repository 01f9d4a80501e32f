import { expect, it } from 'vitest';
import { makeCartAdapter } from '../../../src/adapters/backend/cart-adapter.ts';
import { makeClient } from '../../../src/adapters/backend/client.ts';
import { shopApi } from '../../../src/adapters/contract/shop-api.ts';
import { cartOf } from '../../arbitraries/cart.ts';
import { card } from './full-answers.ts';
import { channel, readFrom } from './wiretap.ts';

const asked = async (customer?: {
  readonly id: string;
  readonly email: string;
  readonly accountId?: string;
}) => {
  const french = { ...channel, locale: 'fr' } as const;
  let body: unknown;
  const client = makeClient(
    {
      base: 'http://shop.test/api',
      channel: french,
      fetch: async (request) => {
        body = await request.json();
        return Response.json({}, { status: 404 });
      },
    },
    shopApi,
  );
  const { recommendations } = makeCartAdapter(client, {
    channel: french,
    priceSource: () => ({ channel: 'okulino_web' }),
  });
  await recommendations(cartOf(undefined, customer && { customer }))();
  return body;
};

const asGuest = {
  brand_channel: 'okulino',
  sales_channel: 'okulino',
  locale: 'fr',
  cart_token: 'cart-token',
  cart_id: '1',
  items: [{ product_id: 'aqualis-daily', quantity: 1 }],
  location: 'cart',
};
const mira = { id: '7', email: 'mira@example.ch' };

it('recommendations are requested with the shop, the language, the cart and its products · CART-15', async () => {
  expect(await asked()).toEqual(asGuest);
  expect(await asked(mira)).toEqual(asGuest);
});

it('recommendations are also requested with the account if the customer has one · CART-15', async () =>
  expect(await asked({ ...mira, accountId: 'A7' })).toEqual({ ...asGuest, account_id: 'A7' }));

it('recommendations are read as products, with their id and source · CART-15', async () => {
  const answer = {
    recommendation_id: 'r-1',
    products: [card, { ...card, product_id: '10020' }],
    metadata: { category: 'care' },
  };
  const read = await readFrom(answer, (client) =>
    makeCartAdapter(client, { channel, priceSource: () => ({ channel: 'okulino_web' }) }).recommendations(
      cartOf(),
    ),
  );
  expect(read).toEqual({
    id: 'r-1',
    source: 'care',
    products: [expect.objectContaining({ id: '10010' }), expect.objectContaining({ id: '10020' })],
  });
});
