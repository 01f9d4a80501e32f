import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { care, done, failed } from '../fixtures/shopper.ts';
import type { TestSandbox } from '../fixtures/start-sandbox.ts';
import { regular } from '../fixtures/subscribed.ts';
import { soldNow, startCompanion, type ToldEngine } from './sold.ts';

let shop: TestSandbox;
let engine: ToldEngine;
beforeEach(async () => {
  ({ shop, engine } = await startCompanion());
});
afterEach(() => shop.close());

describe('a subscription of a cart kept by an engine', () => {
  const body = { cart_token: 'cart-1', subscription_frequency: 60 } as const;

  it('has the goods and addresses of the cart, and is created once however often requested · ACC-5', async () => {
    const { client } = await regular(shop);
    engine.stands = soldNow();
    const made = await done(client.createSubscription({ body }));
    expect(made).toMatchObject({
      source_cart: '1',
      items: [{ product_id: care, quantity: 2 }],
      shipping_address: soldNow().cart.shippingAddress,
    });
    expect((await done(client.createSubscription({ body }))).id).toBe(made.id);
  });

  it('is not found if the cart is gone, and responds 503 while the engine is away', async () => {
    const { client } = await regular(shop);
    expect(await failed(client.createSubscription({ body }))).toMatchObject({ _tag: 'NotFound' });
    engine.away = true;
    expect(await failed(client.createSubscription({ body }))).toEqual({ _tag: 'Unavailable', status: 503 });
    engine.away = false;
    engine.stands = soldNow();
    expect(await done(client.createSubscription({ body }))).toMatchObject({ source_cart: '1' });
  });
});
