import assert from 'node:assert/strict';
import { fillRange } from '../../src/fill/fill-range';
import { range } from '../fixtures/range';
import { makeShop, ok } from '../fixtures/shop';
import type { Suite } from './suite';

export const testRange: Suite = (engine, it) => {
  const shopOf = (channel = 'okulino') => makeShop(engine().address, channel);

  it('hands out the range of a shop, in all languages and at its prices', async () => {
    const { total, products } = ok(await shopOf().products());
    assert.equal(total, 9);
    const lens = products.find(({ shopId }) => shopId === 'lens');
    assert.deepEqual(lens?.lensOptions, [{ code: 'sphere', values: ['-1.00', '-1.25', '-1.50'] }]);
    assert.equal(lens?.available, 41);
    assert.deepEqual(lens?.texts.map(({ language }) => language).sort(), ['de', 'en', 'fr', 'it']);
    assert.equal(products.find(({ shopId }) => shopId === 'care-1')?.price, 2180);
    const other = ok(await shopOf('viszola').products());
    assert.equal(other.products.find(({ shopId }) => shopId === 'care-1')?.price, 2280);
    assert.equal(
      other.products.some(({ shopId }) => shopId === 'lens'),
      false,
    );
  });

  it('hands out what changed since', async () => {
    const shop = shopOf();
    const { asOf } = ok(await shop.products());
    assert.equal(ok(await shop.products(asOf)).total, 0);
    await engine().sql(
      `update dioptra_lens_stock set "onHand" = 41, "updatedAt" = now() where power = 'sphere=-1.25'`,
    );
    assert.deepEqual(
      ok(await shop.products(asOf)).products.map(({ shopId, available }) => [shopId, available]),
      [['lens', 42]],
    );
    await engine().sql(`update dioptra_lens_stock set "onHand" = 40 where power = 'sphere=-1.25'`);
  });

  it('hands out categories with their way and products', async () => {
    const { categories } = ok(await shopOf().categories());
    assert.deepEqual(
      categories.map(({ shopId, parent, productIds }) => ({
        shopId,
        parent,
        products: [...productIds].sort(),
      })),
      [
        { shopId: 'care', parent: null, products: ['care-1', 'care-2', 'care-3'] },
        { shopId: 'care.drops', parent: 'care', products: ['care-3'] },
      ],
    );
    assert.deepEqual(categories[1]?.texts.find(({ language }) => language === 'it')?.path, 'care-it/drops');
  });

  it('is filled again without anything twice', async () => {
    const { app, settings, sql } = engine();
    const count = () =>
      sql(`select (select count(*)::int from product) as products, (select count(*)::int from promotion) as coupons,
        (select count(*)::int from shipping_method) as methods, (select count(*)::int from collection) as categories,
        (select count(*)::int from product_variant_price) as prices, (select count(*)::int from channel) as channels`);
    const before = await count();
    await fillRange(app, settings.admin.identifier, range, 'power');
    assert.deepEqual(await count(), before);
  });
};
