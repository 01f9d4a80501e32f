import assert from 'node:assert/strict';
import {
  LanguageCode,
  OrderService,
  PromotionService,
  RequestContextService,
  TransactionalConnection,
} from '@vendure/core';
import { CartFinder } from '../../src/cart/cart-finder';
import { enough, filledCart, giftsOf, givingShop, linesOf, setGifts, stopGifts } from '../fixtures/gift';
import { address, type Cart, codeOf, makeShop, ok, readyCart } from '../fixtures/shop';
import type { Suite } from './suite';

const given = ['drops', 1, 0, true];

/** Gifts that the shop adds to a cart. */
export const testGifts: Suite = (engine, it) => {
  const shopOf = () => givingShop(engine());

  it('lays the gift in once the goods come to its amount after discount, and takes it out below', async () => {
    const shop = shopOf();
    const { token, gift: none } = ok(await shop.open());
    assert.equal(none, null);
    const little = ok(await shop.add(token, [{ shopId: 'care-1', quantity: 2 }]));
    assert.deepEqual(little.gift, {
      shopId: 'drops',
      title: 'drops de',
      slug: 'drops-de',
      sku: 'SKU-drops',
      kind: 'sunglasses',
      views: [],
      from: 5000,
      standing: 'tooLittle',
    });
    assert.deepEqual(giftsOf(little), []);
    const full = ok(await shop.add(token, [{ shopId: 'few' }]));
    assert.deepEqual(linesOf(full), [['care-1', 2, 2280, false], ['few', 1, 1590, false], given]);
    assert.deepEqual([full.gift?.standing, full.itemsBefore, full.total], ['given', 6150, 6150]);
    const [care] = full.lines;
    ok(await shop.change(token, { quantity: { line: care?.id, quantity: 1 } }));
    const edge = ok(await shop.add(token, [{ shopId: 'few' }]));
    assert.deepEqual([edge.items, giftsOf(edge)], [5460, ['drops']]);
    const cheaper = ok(await shop.change(token, { coupon: 'TEN' }));
    assert.deepEqual([cheaper.items, cheaper.gift?.standing, giftsOf(cheaper)], [4914, 'tooLittle', []]);
    assert.deepEqual(giftsOf(ok(await shop.change(token, { couponOff: true }))), ['drops']);
    assert.deepEqual(giftsOf(ok(await shop.cart(token))), ['drops']);
  });

  it("is no line of the buyer's: it is not counted, grown or replaced, and taken out it is declined", async () => {
    const shop = shopOf();
    const { token, lines } = await filledCart(shop);
    const gift = lines.find((line) => line.gift)?.id;
    const refused = await shop.change(token, { quantity: { line: gift, quantity: 2 } });
    assert.deepEqual([codeOf(refused), refused.no?.path], ['product.quantity_fixed', 'quantity']);
    const bought = ok(await shop.add(token, [{ shopId: 'drops' }]));
    assert.deepEqual(linesOf(bought).slice(2), [['drops', 1, 900, false], given]);
    const replaced = ok(
      await shop.change(token, { add: { requestId: 'r', items: [], replaces: [gift ?? ''] } }),
    );
    assert.deepEqual(giftsOf(replaced), ['drops']);

    const declined = ok(await shop.change(token, { remove: gift }));
    assert.deepEqual([declined.gift?.standing, giftsOf(declined)], ['declined', []]);
    const more = ok(await shop.add(token, enough));
    assert.deepEqual([more.gift?.standing, giftsOf(more)], ['declined', []]);
    const wanted = ok(await shop.change(token, { gift: true }));
    assert.deepEqual([wanted.gift?.standing, giftsOf(wanted)], ['given', ['drops']]);
    const again = ok(await shop.change(token, { gift: false }));
    assert.deepEqual([again.gift?.standing, giftsOf(again), again.total], ['declined', [], more.total]);
  });

  it('leaves room for as many lines as a cart without one', async () => {
    const shop = shopOf();
    const { token } = ok(await shop.open());
    const pairs = Array.from({ length: 50 }, (_, index) => ({ shopId: 'care-3', pairId: `p${index}` }));
    assert.equal(ok(await shop.add(token, pairs)).lines.length, 51);
    ok(await shop.add(token, pairs.slice(0, 1)));
    assert.equal(codeOf(await shop.add(token, [{ shopId: 'care-1' }])), 'cart.too_many_lines');
  });

  it('is none of the two of a trial that a cart may have', async () => {
    const shop = shopOf();
    const setTrial = (isTrial: boolean) =>
      engine().sql(`update product set "customFieldsTrial" = $1 where "customFieldsShopid" = 'drops'`, [
        isTrial,
      ]);
    await setTrial(true);
    const { token } = await filledCart(shop);
    const trials = ['left', 'right'].map((eye) => ({ shopId: 'drops', eye }));
    const laid = await shop.add(token, trials);
    await setTrial(false);
    assert.deepEqual([codeOf(laid), laid.ok && giftsOf(laid.ok)], [undefined, ['drops']]);
  });

  it('counts for no coupon, no parcel and no step of a price', async () => {
    const shop = shopOf();
    const { token } = await filledCart(shop);
    assert.equal(codeOf(await shop.change(token, { coupon: 'SUN' })), 'coupon.not_for_products');
    const full = ok(await shop.change(token, { coupon: 'FULL' }));
    assert.deepEqual([full.coupon?.counts, full.items, giftsOf(full)], [true, 5355, ['drops']]);
    ok(await shop.change(token, { update: { email: 'g@example.org', billing: address } }));
    assert.ok(ok(await shop.methods(token)).some(({ code }) => code === 'parcel'));
    assert.equal(ok(await shop.change(token, { shipping: { method: 'parcel' } })).method, 'parcel');
    const bought = ok(await shop.add(token, [{ shopId: 'drops' }]));
    assert.deepEqual(linesOf(bought).slice(2), [['drops', 1, 900, false], given]);
  });

  it("counts for no coupon of the engine's own", async () => {
    const shop = shopOf();
    const { app, sql } = engine();
    const [variant] = await sql(`select id from product_variant where sku = 'SKU-drops'`);
    const ctx = await app.get(RequestContextService).create({ apiType: 'admin', channelOrToken: 'viszola' });
    await app.get(PromotionService).createPromotion(ctx, {
      enabled: true,
      couponCode: 'STAFF',
      conditions: [
        {
          code: 'contains_products',
          arguments: [
            { name: 'minimum', value: '1' },
            { name: 'productVariantIds', value: JSON.stringify([String(variant?.id)]) },
          ],
        },
      ],
      actions: [{ code: 'percent-off-goods', arguments: [{ name: 'percent', value: '10' }] }],
      translations: [{ languageCode: LanguageCode.de, name: 'STAFF' }],
    });
    const { token } = await filledCart(shop);
    assert.equal(codeOf(await shop.change(token, { coupon: 'STAFF' })), 'coupon.not_for_products');
    const { lines } = ok(await shop.add(token, [{ shopId: 'drops' }]));
    assert.equal(ok(await shop.change(token, { coupon: 'STAFF' })).coupon?.counts, true);
    const line = lines.find(({ shopId, gift }) => shopId === 'drops' && !gift);
    const without = ok(await shop.change(token, { remove: line?.id }));
    assert.deepEqual([without.coupon?.counts, without.items, giftsOf(without)], [false, 5950, ['drops']]);
  });

  it('costs nothing and counts for nothing also where staff have an order priced anew', async () => {
    const shop = shopOf();
    const { app, sql } = engine();
    const ctx = await app.get(RequestContextService).create({ apiType: 'admin', channelOrToken: 'viszola' });
    const pricedAnew = async (token: string): Promise<Cart> => {
      const [row] = await sql(`select id from "order" where "customFieldsCarttoken" = $1`, [token]);
      await app.get(TransactionalConnection).withTransaction(ctx, async (trx) => {
        const order = await app.get(CartFinder).read(trx, row?.id ?? '');
        await app.get(OrderService).applyPriceAdjustments(trx, order, order.lines, []);
      });
      return ok(await shop.cart(token));
    };
    const { token } = await filledCart(shop);
    const bought = ok(await shop.add(token, [{ shopId: 'drops' }]));
    const line = bought.lines.find(({ shopId, gift }) => shopId === 'drops' && !gift);
    const counted = ok(await shop.change(token, { coupon: 'SUN' }));
    assert.equal(counted.items, 5950 + 900 - 180);
    assert.deepEqual(await pricedAnew(token), counted);
    // Only the gift is of this kind, and only the gift is reduced.
    const paused = ok(await shop.change(token, { remove: line?.id }));
    assert.deepEqual([paused.coupon?.counts, giftsOf(paused)], [false, ['drops']]);
    assert.deepEqual(await pricedAnew(token), paused);
    const full = ok(await shop.change(token, { coupon: 'FULL' }));
    assert.equal(full.items, 5355);
    assert.deepEqual(await pricedAnew(token), full);
  });

  it('comes from the shelf only, after what is paid for, and with goods only', async () => {
    const shop = shopOf();
    await setGifts(engine(), 1);
    const { token } = await filledCart(shop);
    assert.deepEqual(giftsOf(ok(await shop.cart(token))), ['drops']);
    await stopGifts(engine(), true);
    const bought = ok(await shop.add(token, [{ shopId: 'drops' }]));
    assert.deepEqual([bought.gift, giftsOf(bought)], [null, []]);
    await stopGifts(engine(), false);
    const line = bought.lines.find(({ shopId }) => shopId === 'drops');
    assert.deepEqual(giftsOf(ok(await shop.change(token, { remove: line?.id }))), ['drops']);

    await setGifts(engine(), 0);
    const gone = ok(await shop.cart(token));
    assert.deepEqual([gone.gift, giftsOf(gone), gone.total], [null, [], 5950]);
    await setGifts(engine(), 30);
    const back = ok(await shop.cart(token));
    assert.deepEqual([back.gift?.standing, giftsOf(back)], ['given', ['drops']]);

    await engine().sql(`update product_variant set enabled = false where sku = 'SKU-drops'`);
    assert.equal(ok(await shop.cart(token)).gift, null);
    await engine().sql(`update product_variant set enabled = true where sku = 'SKU-drops'`);
    ok(await shop.change(token, { coupon: 'FREIGHT' }));
    const [care, other] = back.lines;
    ok(await shop.change(token, { quantity: { line: care?.id, quantity: 3 } }));
    // The gift stays in the cart until the last of the goods is removed.
    assert.deepEqual(giftsOf(ok(await shop.change(token, { remove: other?.id }))), ['drops']);
    ok(await shop.change(token, { remove: care?.id }));
    const empty = ok(await shop.cart(token));
    assert.deepEqual([empty.gift, empty.lines, empty.coupon?.counts], [null, [], false]);
    assert.equal(codeOf(await shop.place(token)), 'cart.empty');
  });

  it('is none in a shop that gives none', async () => {
    const { gift, lines } = await readyCart(makeShop(engine().address), [{ shopId: 'care-1', quantity: 9 }]);
    assert.deepEqual([gift, lines.length], [null, 1]);
  });

  it('is laid in once where two carts of a customer become one', async () => {
    const shop = shopOf();
    const left = ok(await shop.open('88', 'g88@example.org'));
    const items = enough.map(({ shopId, quantity = 1 }) => ({
      shopId,
      variantId: `${shopId}:`,
      quantity,
      options: [],
    }));
    const had = ok(await shop.change(left.token, { add: { requestId: 'l', items } }, '88'));
    assert.deepEqual(giftsOf(had), ['drops']);
    const { token } = await filledCart(shop);
    const claimed = ok(await shop.claim('88', 'g88@example.org', token));
    assert.deepEqual(linesOf(claimed), [['care-1', 2, 2280, false], ['care-2', 1, 1390, false], given]);
    // A piece that the buyer pays for is not the gift.
    const bought = ok(await shop.open('89', 'g89@example.org'));
    const drops = { shopId: 'drops', variantId: 'drops:', quantity: 2, options: [] };
    ok(await shop.change(bought.token, { add: { requestId: 'l', items: [drops] } }, '89'));
    const atHand = await filledCart(shop);
    const both = ok(await shop.claim('89', 'g89@example.org', atHand.token));
    assert.deepEqual(linesOf(both).slice().sort(), [
      ['care-1', 2, 2280, false],
      ['care-2', 1, 1390, false],
      ['drops', 1, 0, true],
      ['drops', 2, 800, false],
    ]);
  });
};
