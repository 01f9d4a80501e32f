import assert from 'node:assert/strict';
import { OrderService, RequestContextService, TransactionalConnection } from '@vendure/core';
import { cancelUnpaidOrders } from '../../src/orders/cancel-unpaid';
import { enough, giftsOf, givingShop, linesOf, setGifts } from '../fixtures/gift';
import { atOnce, type Cart, codeOf, ok, readyCart } from '../fixtures/shop';
import type { Suite } from './suite';

const seenLines = ({ lines }: Cart) =>
  lines.map(({ shopId, quantity, unitPrice }) => ({ shopId, variantId: `${shopId}:`, quantity, unitPrice }));

/** A gift in an order. */
export const testGiftOrders: Suite = (engine, it) => {
  const shopOf = () => givingShop(engine());
  const left = async () => ok(await shopOf().stock('drops'))[0]?.available;

  it('is ordered as the last line, taken from the shelf, and given back with a cancelled order', async () => {
    const shop = shopOf();
    await setGifts(engine(), 30);
    const cart = await readyCart(shop, enough);
    assert.equal(codeOf(await shop.place(cart.token, { gift: false })), 'cart.changed');
    const seen = { total: cart.total, gift: true, lines: seenLines(cart) };
    const order = ok(await shop.place(cart.token, seen));
    assert.deepEqual(linesOf(order), linesOf(cart));
    assert.deepEqual([order.gift?.standing, order.gift?.shopId], ['given', 'drops']);
    assert.equal(order.total, 5950 + 750);
    assert.equal(await left(), 29);
    await engine().sql(
      `update "order" set "customFieldsPayableuntil" = now() - interval '1 minute' where code = $1`,
      [order.number],
    );
    const { app } = engine();
    await cancelUnpaidOrders(
      app.get(TransactionalConnection),
      app.get(OrderService),
      app.get(RequestContextService),
    );
    assert.equal(await left(), 30);
    assert.deepEqual(linesOf(ok(await shop.order(order.orderToken ?? ''))), linesOf(cart));
  });

  it('is not missed by a buyer who saw none', async () => {
    const shop = shopOf();
    await setGifts(engine(), 0);
    const cart = await readyCart(shop, enough);
    await setGifts(engine(), 30);
    assert.equal(codeOf(await shop.place(cart.token, { total: cart.total, gift: false })), 'cart.changed');
    assert.deepEqual(giftsOf(ok(await shop.cart(cart.token))), ['drops']);
  });

  it('gives the last one to one of four who order at once; the others order without it', async () => {
    const shop = shopOf();
    await setGifts(engine(), 1);
    const carts: Cart[] = [];
    for (let index = 0; index < 4; index += 1) carts.push(await readyCart(shop, enough));
    assert.ok(carts.every((cart) => giftsOf(cart).length === 1));
    const placed = await atOnce(4, (index) => shop.place(carts[index]?.token ?? '', { gift: true }));
    assert.deepEqual(
      placed.flatMap(({ ok: order }) => (order ? [giftsOf(order)] : [])),
      [['drops']],
    );
    assert.deepEqual(
      placed.flatMap(({ no }) => (no ? [[no.status, no.code]] : [])),
      Array.from({ length: 3 }, () => [422, 'cart.changed']),
    );
    assert.equal(await left(), 0);
    for (const { token, total } of carts.filter((_, index) => placed[index]?.no)) {
      const now = ok(await shop.cart(token));
      assert.deepEqual([now.gift, giftsOf(now), now.total], [null, [], total]);
      ok(await shop.place(token, { total, gift: false, lines: seenLines(now) }));
    }
    assert.equal(await left(), 0);
    await setGifts(engine(), 30);
  });

  it('keeps what lies on the shelf for who pays for it', async () => {
    const shop = shopOf();
    await setGifts(engine(), 1);
    const [given, bought] = [await readyCart(shop, enough), await readyCart(shop, [{ shopId: 'drops' }])];
    ok(await shop.place(bought.token));
    assert.equal(codeOf(await shop.place(given.token, { gift: true })), 'cart.changed');
    await setGifts(engine(), 30);
  });
};
