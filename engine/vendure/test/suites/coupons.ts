import assert from 'node:assert/strict';
import {
  LanguageCode,
  OrderService,
  PromotionService,
  RequestContextService,
  TransactionalConnection,
} from '@vendure/core';
import { cancelUnpaidOrders } from '../../src/orders/cancel-unpaid';
import { address, type Cart, codeOf, makeShop, ok, readyCart } from '../fixtures/shop';
import { signIn } from '../fixtures/staff';
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
      [2180, 1962, { code: 'TEN', counts: true, freeShipping: false, reason: null }],
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
      { name: 'missing', text: null, number: 7820 },
    ]);
    const reduced = await filled('reduced');
    assert.equal(
      codeOf(await reduced.shop.change(reduced.token, { coupon: 'FULL' })),
      'coupon.not_with_promotions',
    );
  });

  it('takes off certain goods alone what it says of them, in their tax as well', async () => {
    const { shop, token } = await filled();
    ok(await shop.add(token, [{ shopId: 'lens', sphere: '-1.25' }]));
    const parts = (cart: Cart) => cart.lines.map(({ shopId, discount }) => [shopId, discount]);
    assert.deepEqual(parts(ok(await shop.change(token, { coupon: 'LENSES' }))), [
      ['care-1', 0],
      ['lens', 500],
    ]);
    // A coupon for all goods is spread over all of them, also right after the other one.
    assert.deepEqual(parts(ok(await shop.change(token, { coupon: 'TEN' }))), [
      ['care-1', 218],
      ['lens', 250],
    ]);
    ok(await shop.change(token, { coupon: 'LENSES' }));
    const taxed = await engine().sql(
      `select l.adjustments from order_line l join "order" o on o.id = l."orderId"
       where o."customFieldsCarttoken" = $1 order by l.id`,
      [token],
    );
    const amounts = taxed.map(({ adjustments }) =>
      (JSON.parse(String(adjustments)) as readonly { readonly amount: number }[]).map(({ amount }) => amount),
    );
    assert.deepEqual(
      amounts.map((one) => one.reduce((sum, amount) => sum + amount, 0)),
      [0, -500],
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
      [2180, { code: 'LENSES', counts: false, freeShipping: false, reason: 'not_for_products' }],
    );
  });

  it('lets sending be free, and an order of nothing need no payment', async () => {
    const shop = makeShop(engine().address);
    const freight = await readyCart(shop, [{ shopId: 'care-1' }], { coupon: 'FREIGHT' });
    assert.deepEqual([freight.shipping, freight.total], [0, 2180]);
    const gift = await readyCart(shop, [{ shopId: 'care-1', quantity: 5 }], { coupon: 'ALL' });
    // The total of the goods is zero, so their parcel is not free.
    assert.deepEqual([gift.items, gift.shipping], [0, 750]);
  });

  it('makes every way of sending free, and says so before one is chosen', async () => {
    const { shop, token } = await filled('trial');
    const free = ok(await shop.change(token, { coupon: 'FREIGHT' }));
    assert.deepEqual(free.coupon, { code: 'FREIGHT', counts: true, freeShipping: true, reason: null });
    ok(await shop.change(token, { update: { email: 'free@example.org', billing: address } }));
    const prices = async () => ok(await shop.methods(token)).map(({ code, price }) => [code, price]);
    assert.deepEqual(await prices(), [
      ['letter', 0],
      ['parcel', 0],
    ]);
    assert.equal(ok(await shop.change(token, { coupon: 'TEN' })).coupon?.freeShipping, false);
    assert.deepEqual(await prices(), [
      ['letter', 290],
      ['parcel', 750],
    ]);
  });

  it('welcomes one unpaid order of a mailbox at a time, and another once that is cancelled', async () => {
    const shop = makeShop(engine().address);
    const email = 'welcome@example.org';
    const first = ok(
      await shop.place((await readyCart(shop, [{ shopId: 'care-1' }], { email, coupon: 'NEW' })).token),
    );
    const { token } = await filled();
    // It counts until it is known whose cart it is.
    assert.equal(ok(await shop.change(token, { coupon: 'NEW' })).coupon?.counts, true);
    const known = ok(await shop.change(token, { update: { email: 'Welcome@Example.org' } }));
    assert.deepEqual(
      [known.items, known.coupon],
      [2180, { code: 'NEW', counts: false, freeShipping: false, reason: 'customer_limit' }],
    );
    assert.equal(codeOf(await shop.change(token, { coupon: 'NEW' })), 'coupon.customer_limit');
    // Another one is not for new customers.
    assert.equal(ok(await shop.change(token, { coupon: 'TEN' })).items, 1962);
    await engine().sql(
      `update "order" set "customFieldsPayableuntil" = now() - interval '1 minute' where code = $1`,
      [first.number],
    );
    const { app } = engine();
    await cancelUnpaidOrders(
      app.get(TransactionalConnection),
      app.get(OrderService),
      app.get(RequestContextService),
    );
    assert.deepEqual(ok(await shop.change(token, { coupon: 'NEW' })).items, 1962);
  });

  it('pauses for who has used it before, as soon as the mailbox is known', async () => {
    const shop = makeShop(engine().address);
    const email = 'once@example.org';
    const order = await readyCart(shop, [{ shopId: 'care-1' }], { email, coupon: 'ONCE' });
    ok(await shop.place(order.token));
    const { token } = await filled();
    assert.equal(ok(await shop.change(token, { coupon: 'ONCE' })).items, 1962);
    const known = ok(await shop.change(token, { update: { email } }));
    assert.deepEqual([known.items, known.coupon?.reason], [2180, 'customer_limit']);
  });

  it('can be used again after an order that was cancelled, and not after one that was sent and taken back', async () => {
    const shop = makeShop(engine().address);
    const staff = await signIn(engine());
    for (const isSent of [false, true]) {
      const email = `taken-back-${isSent}@example.org`;
      const cart = await readyCart(shop, [{ shopId: 'care-1' }], {
        email,
        coupon: 'ONCE',
        payment: 'invoice',
      });
      const { number, lines } = ok(await shop.place(cart.token));
      if (isSent) await staff.send((await staff.pack(number, lines)).id ?? '');
      await staff.cancel(number);
      const { token } = await filled();
      ok(await shop.change(token, { update: { email } }));
      const expected = isSent
        ? ['coupon.customer_limit', 'coupon.new_customers_only']
        : [undefined, undefined];
      const codes = [];
      for (const coupon of ['ONCE', 'NEW']) codes.push(codeOf(await shop.change(token, { coupon })));
      assert.deepEqual(codes, expected);
    }
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

  it('is for new customers of all shops; who never paid is one', async () => {
    const shop = makeShop(engine().address);
    const other = makeShop(engine().address, 'viszola');
    const asked = async (email: string) => {
      const { token } = ok(await shop.open());
      ok(await shop.add(token, [{ shopId: 'care-1' }]));
      ok(await shop.change(token, { update: { email } }));
      return codeOf(await shop.change(token, { coupon: 'NEW' }));
    };
    const [paid, unpaid] = ['paid@example.org', 'unpaid@example.org'];
    const order = await readyCart(other, [{ shopId: 'care-1' }], { email: paid, payment: 'invoice' });
    ok(await other.place(order.token));
    ok(await other.place((await readyCart(other, [{ shopId: 'care-1' }], { email: unpaid })).token));
    assert.equal(await asked('Paid@Example.ORG'), 'coupon.new_customers_only');
    assert.equal(await asked(unpaid), undefined);
  });

  it('is counted in all shops that have its code, and unknown in those that have it not', async () => {
    const shop = makeShop(engine().address);
    const other = makeShop(engine().address, 'viszola');
    const [email, coupon] = ['both@example.org', 'ONCE'];
    const order = await readyCart(other, [{ shopId: 'care-1' }], { email, coupon, payment: 'invoice' });
    ok(await other.place(order.token));
    const { token } = await filled();
    ok(await shop.change(token, { update: { email } }));
    assert.equal(codeOf(await shop.change(token, { coupon })), 'coupon.customer_limit');
    assert.equal(codeOf(await shop.change(token, { coupon: 'HERE' })), 'coupon.not_found');
    assert.equal(codeOf(await shop.change(token, { coupon: 'NOWHERE' })), 'coupon.does_not_exist');
  });

  it('says nothing of what belongs to another account', async () => {
    const { shop, token } = await filled();
    const { app } = engine();
    const ctx = await app.get(RequestContextService).create({ apiType: 'admin', channelOrToken: 'okulino' });
    await app.get(PromotionService).createPromotion(ctx, {
      enabled: true,
      couponCode: 'MINE',
      usageLimit: 0,
      conditions: [{ code: 'of-account', arguments: [{ name: 'account', value: '31' }] }],
      actions: [{ code: 'percent-off-goods', arguments: [{ name: 'percent', value: '10' }] }],
      translations: [{ languageCode: LanguageCode.de, name: 'MINE' }],
    });
    assert.equal(codeOf(await shop.change(token, { coupon: 'MINE' })), 'coupon.does_not_exist');
    ok(await shop.claim('31', 'm31@example.org', token));
    assert.equal(codeOf(await shop.change(token, { coupon: 'MINE' }, '31')), 'coupon.usage_limit');
  });

  it('is refused beside a price of a partner whose channel takes none, and pauses there', async () => {
    const lens = (priceChannel?: string) => [{ shopId: 'lens', sphere: '-1.25', priceChannel }];
    const { shop, token } = await filled();
    ok(await shop.change(token, { coupon: 'TEN' }));
    const paused = ok(await shop.add(token, lens('okulino_partner')));
    assert.deepEqual(
      [paused.items, paused.coupon],
      [4480, { code: 'TEN', counts: false, freeShipping: false, reason: 'not_with_promotions' }],
    );
    assert.equal(codeOf(await shop.change(token, { coupon: 'TEN' })), 'coupon.not_with_promotions');
    // The coupon's own rules about the goods are checked first.
    assert.equal(codeOf(await shop.change(token, { coupon: 'SUN' })), 'coupon.not_for_products');
    assert.equal(codeOf(await shop.change(token, { coupon: 'FROM100' })), 'coupon.not_with_promotions');
    const line = paused.lines.find(({ shopId }) => shopId === 'lens');
    const counted = ok(await shop.change(token, { remove: line?.id }));
    assert.deepEqual([counted.items, counted.coupon?.counts], [1962, true]);
    const friend = ok(await shop.add(token, lens('okulino_friend')));
    assert.deepEqual([friend.items, friend.coupon?.counts], [3942, true]);
  });

  it('counts for no empty cart', async () => {
    const { shop, token } = await filled();
    const { lines } = ok(await shop.change(token, { coupon: 'FREIGHT' }));
    const empty = ok(await shop.change(token, { remove: lines[0]?.id }));
    assert.deepEqual(empty.coupon, {
      code: 'FREIGHT',
      counts: false,
      freeShipping: false,
      reason: 'not_for_products',
    });
    assert.equal(codeOf(await shop.change(token, { coupon: 'FREIGHT' })), 'coupon.not_for_products');
  });
};
