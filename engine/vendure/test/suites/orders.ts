import assert from 'node:assert/strict';
import { OrderService, RequestContextService, TransactionalConnection } from '@vendure/core';
import { cancelUnpaidOrders } from '../../src/orders/cancel-unpaid';
import { shopKey } from '../fixtures/engine';
import { codeOf, makeShop, ok, readyCart } from '../fixtures/shop';
import type { Suite } from './suite';

export const testOrders: Suite = (engine, it) => {
  const shopOf = () => makeShop(engine().address);
  const unpaid = () =>
    cancelUnpaidOrders(
      engine().app.get(TransactionalConnection),
      engine().app.get(OrderService),
      engine().app.get(RequestContextService),
    );

  it('orders what was seen, under a number of the shop, and opens it by its own link', async () => {
    const shop = shopOf();
    const cart = await readyCart(shop, [{ shopId: 'care-1' }], { email: 'One@Example.org' });
    const order = ok(await shop.place(cart.token, { total: 2930, currency: 'EUR' }));
    assert.match(order.number, /^OKU-\d{4}-\d{4}$/);
    assert.deepEqual([order.state, order.checkoutState, order.total], ['AwaitingPayment', 'completed', 2930]);
    const link = order.orderToken ?? '';
    assert.notEqual(link, cart.token);
    assert.equal(ok(await shop.order(link)).number, order.number);
    assert.equal(codeOf(await shop.order(cart.token)), 'order.not_found');
    assert.equal(codeOf(await shop.order(order.number)), 'order.not_found');
    assert.equal(codeOf(await shop.cart(cart.token)), 'cart.not_found');
    assert.equal(ok(await shop.find(order.number, 'one@example.ORG')).orderToken, link);
    assert.equal(codeOf(await shop.find(order.number, 'two@example.org')), 'order.not_looked_up');
    assert.equal(codeOf(await makeShop(engine().address, 'viszola').order(link)), 'order.not_found');
    // The engine itself would show it to any guest for two hours.
    const response = await fetch(`${engine().address}/shop-api`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'vendure-token': 'okulino', 'x-shop-key': shopKey },
      body: JSON.stringify({ query: `{ orderByCode(code: "${order.number}") { code } }` }),
    });
    const { data, errors } = (await response.json()) as {
      readonly data?: { readonly orderByCode: unknown } | null;
      readonly errors?: readonly { readonly message: string }[];
    };
    assert.ok(!data?.orderByCode);
    assert.match(errors?.[0]?.message ?? '', /not currently authorized/i);
  });

  it('names what a cart lacks to be ordered', async () => {
    const shop = shopOf();
    const { token } = ok(await shop.open());
    assert.equal(codeOf(await shop.place(token)), 'cart.empty');
    ok(await shop.add(token, [{ shopId: 'care-1' }]));
    const refused = await shop.place(token);
    assert.deepEqual([codeOf(refused), refused.no?.path], ['checkout.not_ready', 'email']);
    assert.equal(codeOf(await shop.change(token, { payment: 'visa' })), 'checkout.not_ready');
  });

  it('refuses another price or other lines than were seen, and shows the new price next', async () => {
    const shop = shopOf();
    const cart = await readyCart(shop, [{ shopId: 'care-3' }]);
    assert.equal(codeOf(await shop.place(cart.token, { total: 1 })), 'cart.changed');
    const line = { shopId: 'care-3', variantId: 'care-3:', quantity: 2, unitPrice: 990 };
    assert.equal(codeOf(await shop.place(cart.token, { lines: [line] })), 'cart.changed');
    await engine().sql(
      `update product_variant_price set price = 1090 from product_variant v where "variantId" = v.id and v.sku = 'SKU-care-3'`,
    );
    assert.equal(codeOf(await shop.place(cart.token, { total: cart.total })), 'cart.changed');
    assert.equal(ok(await shop.cart(cart.token)).total, cart.total + 100);
    const order = ok(await shop.place(cart.token, { total: cart.total + 100 }));
    assert.equal(order.total, cart.total + 100);
  });

  it('waits for no payment of an invoice, and is paid once by hand', async () => {
    const shop = shopOf();
    const cart = await readyCart(shop, [{ shopId: 'care-1' }], { payment: 'invoice' });
    const order = ok(await shop.place(cart.token));
    assert.deepEqual(
      [order.state, order.payments],
      ['PaymentAuthorized', [{ state: 'Authorized', amount: 2930, method: 'invoice', refunded: 0 }]],
    );
    const paid = ok(await shop.paid(order.orderToken ?? ''));
    assert.deepEqual(
      [paid.state, paid.payments],
      ['PaymentSettled', [{ state: 'Settled', amount: 2930, method: 'invoice', refunded: 0 }]],
    );
  });

  it('is refunded once, however often it is told, and never more than was paid', async () => {
    const shop = shopOf();
    const order = ok(await shop.place((await readyCart(shop, [{ shopId: 'care-1' }])).token));
    const link = order.orderToken ?? '';
    assert.equal(codeOf(await shop.refunded(link, 500, 'r1')), 'payment.nothing_to_refund');
    ok(await shop.paid(link));
    const told = await Promise.all([1, 2, 3].map(async () => ok(await shop.refunded(link, 500, 'r1'))));
    assert.deepEqual(
      told.map(({ payments }) => payments[0]?.refunded),
      [500, 500, 500],
    );
    assert.equal(codeOf(await shop.refunded(link, 2431, 'r2')), 'payment.nothing_to_refund');
    assert.equal(ok(await shop.refunded(link, 2430, 'r3')).payments[0]?.refunded, 2930);
  });

  it('refuses a way to pay that the shop does not take', async () => {
    const shop = shopOf();
    const cart = await readyCart(shop, [{ shopId: 'care-1' }]);
    assert.equal(codeOf(await shop.change(cart.token, { payment: 'shells' })), 'payment.not_available');
  });

  it('lists the orders of an account, and opens them by their number to it alone', async () => {
    const shop = shopOf();
    const cart = await readyCart(shop, [{ shopId: 'care-1' }], { email: 'acc@example.org' });
    ok(await shop.claim('900', 'acc@example.org', cart.token));
    const placed = ok(
      await shop.ask<{ readonly number: string }>(
        `mutation($token: String!) { answer: shopPlaceOrder(token: $token, account: "900", locale: "it") { ok { number } no { status code path values { name } } } }`,
        { token: cart.token },
      ),
    );
    assert.deepEqual(ok(await shop.orders('900')), { total: 1, orders: [{ number: placed.number }] });
    assert.equal(ok(await shop.order(placed.number, '900')).number, placed.number);
    assert.equal(codeOf(await shop.order(placed.number, '901')), 'order.not_found');
  });

  it('belongs to the account that places it, also if the cart was not claimed', async () => {
    const shop = shopOf();
    const cart = await readyCart(shop, [{ shopId: 'care-1' }]);
    const order = ok(await shop.place(cart.token, undefined, '902'));
    assert.deepEqual(ok(await shop.orders('902')), { total: 1, orders: [{ number: order.number }] });
    assert.equal(ok(await shop.place(cart.token, undefined, '902')).number, order.number);
    for (const other of [undefined, '903'])
      assert.equal(codeOf(await shop.place(cart.token, undefined, other)), 'cart.not_found');
  });

  it('cancels what nobody paid in time, gives the shelf back, and takes no payment after it', async () => {
    const shop = shopOf();
    const [before] = ok(await shop.stock('few'));
    const [lensBefore] = ok(await shop.stock('lens', '-1.25'));
    const cart = await readyCart(shop, [
      { shopId: 'few', quantity: 2 },
      { shopId: 'lens', sphere: '-1.25', quantity: 3 },
    ]);
    const order = ok(await shop.place(cart.token));
    assert.equal(ok(await shop.stock('few'))[0]?.available, (before?.available ?? 0) - 2);
    assert.equal(ok(await shop.stock('lens', '-1.25'))[0]?.available, (lensBefore?.available ?? 0) - 3);
    assert.equal(await unpaid(), 0);
    await engine().sql(
      `update "order" set "customFieldsPayableuntil" = now() - interval '1 minute' where code = $1`,
      [order.number],
    );
    assert.equal(await unpaid(), 1);
    assert.deepEqual(ok(await shop.stock('few')), [before]);
    assert.deepEqual(ok(await shop.stock('lens', '-1.25')), [lensBefore]);
    const cancelled = ok(await shop.order(order.orderToken ?? ''));
    assert.deepEqual(
      [cancelled.state, cancelled.total, cancelled.lines.map(({ quantity }) => quantity)],
      ['Cancelled', order.total, [2, 3]],
    );
    assert.equal(codeOf(await shop.paid(order.orderToken ?? '')), 'payment.order_closed');
  });
};
