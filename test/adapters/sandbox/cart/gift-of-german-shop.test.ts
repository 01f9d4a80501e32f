import { expect, it } from 'vitest';
import type { ProductId } from '../../../../src/domain/catalogue/product.ts';
import { amounts } from '../../../../src/domain/shared/amounts.ts';
import { care, cartWith, checkedOut, germanAddress, item } from '../fixtures/shopper.ts';
import { shops } from '../fixtures/shops.ts';
import { startSandbox } from '../fixtures/start-sandbox.ts';

const gift = { productId: '20180' as ProductId, from: amounts({ EUR: 100, CHF: 100 }) };

it('the gift of a German shop is barred before its buyer says where the goods go · LAW-42', async () => {
  const shop = await startSandbox(undefined, {
    shops: { ...shops, linsenwerk: { ...shops.linsenwerk, gift } },
  });
  const client = shop.client('linsenwerk');
  const cart = await cartWith(client, item(care, 2));
  expect([cart.gift?.standing, cart.items.some(({ is_gift }) => is_gift)]).toEqual(['barred', false]);
  const austrian = { ...germanAddress, postcode: '1010', city: 'Wien', country_code: 'AT' } as const;
  const abroad = await checkedOut(client, cart, { billing: austrian, method: 'dhl' });
  expect(abroad.gift?.standing).toBe('given');
  await shop.close();
});
