import { afterEach, expect, it } from 'vitest';
import { json } from '../../../src/adapters/sandbox/db/json.ts';
import { care, cartWith, checkedOut, item, refused } from '../sandbox/fixtures/shopper.ts';
import type { TestSandbox } from '../sandbox/fixtures/start-sandbox.ts';
import { engineOf } from './recording.ts';
import { startEngineShop } from './start-engine-shop.ts';

let shop: TestSandbox | undefined;
afterEach(() => shop?.close());

it('an engine order is refused if its product was withheld by law after it was added to the cart · LAW-21', async () => {
  shop = await startEngineShop(engineOf('a-guest-orders-once-however-often-they-press'));
  const client = shop.client();
  const { token_value } = await checkedOut(client, await cartWith(client, item(care)));
  await shop.sandbox.db
    .insertInto('product_gap')
    .values({
      product_id: Number(care),
      brand: 'okulino',
      missing: json([{ fact: 'udi_di' as const, countries: ['CH' as const] }]),
    })
    .execute();
  expect(await refused(client.createMyOrderFromCart({ body: { token_value } }))).toMatchObject({
    violations: [{ code: 'product.withheld' }],
  });
});
