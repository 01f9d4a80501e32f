import assert from 'node:assert/strict';
import { codeOf, makeShop, ok, readyCart } from '../fixtures/shop';
import type { Suite } from './suite';

export const testCoupons: Suite = (engine, it) => {
  const filled = async (shopId = 'care-1') => {
    const shop = makeShop(engine().address);
    const { token } = ok(await shop.open());
    ok(await shop.add(token, [{ shopId }]));
    return { shop, token };
  };

  it('takes what a coupon says off the goods, and gives it back', async () => {
    const { shop, token } = await filled();
    const ten = ok(await shop.change(token, { coupon: 'TEN' }));
    assert.deepEqual(
      [ten.itemsBefore, ten.items, ten.coupon],
      [2180, 1962, { code: 'TEN', counts: true, reason: null }],
    );
    const off = ok(await shop.change(token, { couponOff: true }));
    assert.deepEqual([off.items, off.coupon], [2180, null]);
  });

  it('says why a coupon is refused, and changes nothing', async () => {
    const { shop, token } = await filled();
    const expected = {
      NOWHERE: 'coupon.does_not_exist',
      OFF: 'coupon.not_found',
      OLD: 'coupon.expired',
      LENSES: 'coupon.not_for_products',
      FROM100: 'coupon.minimum_not_reached',
    };
    for (const [coupon, code] of Object.entries(expected))
      assert.equal(codeOf(await shop.change(token, { coupon })), code);
    assert.deepEqual((await shop.change(token, { coupon: 'FROM100' })).no?.values, [
      { name: 'minimum', text: null, number: 10_000 },
    ]);
    const reduced = await filled('reduced');
    assert.equal(
      codeOf(await reduced.shop.change(reduced.token, { coupon: 'FULL' })),
      'coupon.not_with_promotions',
    );
  });

  it('is measured by goods before its own discount', async () => {
    const { shop, token } = await filled();
    ok(await shop.add(token, [{ shopId: 'care-1', quantity: 4 }]));
    const cart = ok(await shop.change(token, { coupon: 'FROM100' }));
    assert.deepEqual([cart.itemsBefore, cart.items, cart.coupon?.counts], [10_900, 9400, true]);
  });

  it('pauses where its condition no longer holds, and says so', async () => {
    const { shop, token } = await filled();
    ok(await shop.add(token, [{ shopId: 'lens', sphere: '-1.25' }]));
    const with20 = ok(await shop.change(token, { coupon: 'LENSES' }));
    assert.equal(with20.items, 2180 + 2000);
    const lens = with20.lines.find(({ shopId }) => shopId === 'lens');
    const without = ok(await shop.change(token, { remove: lens?.id }));
    assert.deepEqual(
      [without.items, without.coupon],
      [2180, { code: 'LENSES', counts: false, reason: 'not_for_products' }],
    );
  });

  it('lets sending be free, and an order of nothing need no payment', async () => {
    const shop = makeShop(engine().address);
    const freight = await readyCart(shop, [{ shopId: 'care-1' }], { coupon: 'FREIGHT' });
    assert.deepEqual([freight.shipping, freight.total], [0, 2180]);
    const gift = await readyCart(shop, [{ shopId: 'care-1', quantity: 5 }], { coupon: 'ALL' });
    // The goods come to nothing, so their parcel is not free.
    assert.deepEqual([gift.items, gift.shipping], [0, 750]);
  });

  it('counts who ordered by their address: new customers, and once for each', async () => {
    const shop = makeShop(engine().address);
    const email = 'Again@Example.org';
    const first = await readyCart(shop, [{ shopId: 'care-1' }], {
      email,
      coupon: 'ONCE',
      payment: 'invoice',
    });
    ok(await shop.place(first.token));
    const { token } = ok(await shop.open());
    ok(await shop.add(token, [{ shopId: 'care-1' }]));
    ok(await shop.change(token, { update: { email: 'again@example.org' } }));
    assert.equal(codeOf(await shop.change(token, { coupon: 'ONCE' })), 'coupon.customer_limit');
    assert.equal(codeOf(await shop.change(token, { coupon: 'NEW' })), 'coupon.new_customers_only');
  });
};
