import { afterEach, expect, it } from 'vitest';
import { getRow } from '../../../../src/adapters/sandbox/db/rows.ts';
import { signedIn } from '../fixtures/customers.ts';
import { care, cartWith, done, item } from '../fixtures/shopper.ts';
import type { TestSandbox } from '../fixtures/start-sandbox.ts';
import { startCompanion } from './sold.ts';

let shop: TestSandbox;
afterEach(() => shop.close());

it('the export of personal data has the open carts that an engine keeps, and is refused while it is away · LAW-34', async () => {
  const { shop: started, engine, sandbox } = await startCompanion();
  shop = started;
  const { client, email } = await signedIn(shop);
  const { id } = await getRow(sandbox.db, 'customer', { email }, ['id']);
  const { token_value: token } = await cartWith(client, item(care));
  const exported = async () => (await done(client.exportMyData({}))).carts;
  expect(await exported()).toEqual([]);
  engine.cartsOf = { [id]: [token] };
  expect(await exported()).toMatchObject([{ token_value: token, items: [{ quantity: 1 }] }]);
  engine.away = true;
  expect(await client.exportMyData({})()).toMatchObject({ _tag: 'Left', left: { _tag: 'Unavailable' } });
});
