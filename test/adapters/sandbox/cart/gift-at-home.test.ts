import { afterAll, beforeAll, expect, it } from 'vitest';
import { amounts } from '../../../../src/domain/shared/amounts.ts';
import { care, cartWith, done, item, swissAddress, tenCare } from '../fixtures/shopper.ts';
import { shops } from '../fixtures/shops.ts';
import { startSandbox, type TestSandbox } from '../fixtures/start-sandbox.ts';

const gift = { productId: tenCare, from: amounts({ EUR: 1, CHF: 1 }) };
let shop: TestSandbox;
beforeAll(async () => {
  shop = await startSandbox(undefined, {
    shops: { ...shops, linsenwerk: { ...shops.linsenwerk, gift }, okulino: { ...shops.okulino, gift } },
  });
});
afterAll(() => shop.close());

it('a gift is not promised by a German shop until it is known that the goods leave Germany · LAW-42', async () => {
  const client = shop.client('linsenwerk');
  const cart = await cartWith(client, item(care, 2));
  expect([cart.gift?.standing, cart.items.length]).toEqual(['barred', 1]);
  const params = { token: cart.token_value };
  const email = 'mara@example.org';
  await done(client.updateOrder({ params, body: { email } }));
  const addresses = { email, billing_address: swissAddress, shipping_address: swissAddress };
  const abroad = await done(client.updateOrder({ params, body: addresses }));
  expect([abroad.gift?.standing, abroad.items.length]).toEqual(['given', 2]);
});

it('a gift is promised by a shop whose law allows it until the country is known · LAW-42', async () => {
  const cart = await cartWith(shop.client(), item(care, 2));
  expect(cart.gift?.standing).toBe('given');
});
