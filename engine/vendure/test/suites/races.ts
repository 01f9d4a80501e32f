import assert from 'node:assert/strict';
import { OrderService, RequestContextService, TransactionalConnection } from '@vendure/core';
import { cancelUnpaidOrders } from '../../src/orders/cancel-unpaid';
import { atOnce, type Cart, codeOf, makeShop, ok, readyCart } from '../fixtures/shop';
import type { Suite } from './suite';

const distinct = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)];

/** On the engine alone, each of these cases sold too much, lost something, failed, or had no such feature. */
export const testRaces: Suite = (engine, it) => {
  const shopOf = () => makeShop(engine().address);
  const readyCarts = async (
    count: number,
    make: (index: number) => Promise<Cart>,
  ): Promise<readonly Cart[]> => {
    const carts: Cart[] = [];
    for (let index = 0; index < count; index += 1) carts.push(await make(index));
    return carts;
  };

  for (const [shopId, sphere] of [
    ['scarce', undefined],
    ['lens', '-1.00'],
  ] as const)
    it(`sells the last piece once to four buyers at once: ${shopId}`, async () => {
      const shop = shopOf();
      const carts = await readyCarts(4, () => readyCart(shop, [{ shopId, sphere }]));
      const placed = await atOnce(4, (index) => shop.place(carts[index]?.token ?? ''));
      assert.equal(placed.filter(({ ok: order }) => order).length, 1);
      assert.deepEqual(distinct(placed.flatMap(({ no }) => no?.code ?? [])), [
        'product.stock.no_stock_available',
      ]);
      assert.equal(ok(await shop.stock(shopId, sphere))[0]?.available, 0);
    });

  it('loses none of three adds at once to one cart', async () => {
    const shop = shopOf();
    const { token } = ok(await shop.open());
    const added = await atOnce(3, (index) =>
      shop.add(token, [{ shopId: `care-${index === 2 ? 1 : index + 1}` }]),
    );
    assert.deepEqual(added.map(codeOf), [undefined, undefined, undefined]);
    const { lines } = ok(await shop.cart(token));
    assert.deepEqual(lines.map(({ shopId, quantity }) => [shopId, quantity]).sort(), [
      ['care-1', 2],
      ['care-2', 1],
    ]);
  });

  it('does the same add once, however often it is sent at once', async () => {
    const shop = shopOf();
    const { token } = ok(await shop.open());
    await atOnce(4, async () => ok(await shop.add(token, [{ shopId: 'care-1' }], 'one-press')));
    assert.deepEqual(
      ok(await shop.cart(token)).lines.map(({ quantity }) => quantity),
      [1],
    );
  });

  it('makes one order of one cart that is ordered five times at once', async () => {
    const shop = shopOf();
    const cart = await readyCart(shop, [{ shopId: 'care-1' }]);
    const placed = await atOnce(5, async () => ok(await shop.place(cart.token, { total: cart.total })));
    assert.equal(distinct(placed.map(({ number, orderToken }) => `${number} ${orderToken}`)).length, 1);
    const [orders] = await engine().sql(`select count(*)::int as n from "order" where code = $1`, [
      placed[0]?.number,
    ]);
    assert.deepEqual(orders, { n: 1 });
  });

  it('lets one of five take the last use of a coupon', async () => {
    const shop = shopOf();
    const carts = await readyCarts(5, () => readyCart(shop, [{ shopId: 'care-1' }], { coupon: 'LAST' }));
    const placed = await atOnce(5, (index) =>
      shop.place(carts[index]?.token ?? '', { total: carts[index]?.total }),
    );
    assert.equal(placed.filter(({ ok: order }) => order).length, 1);
    assert.deepEqual(distinct(placed.flatMap(({ no }) => no?.code ?? [])), ['coupon.usage_limit']);
    const lost = carts.filter((_, index) => placed[index]?.no);
    // After the buyers were shown the change, they order at the price without it.
    for (const { token, total } of lost.slice(0, 2)) {
      const again = await shop.place(token, { total });
      assert.ok(['cart.changed', 'coupon.usage_limit'].includes(codeOf(again) ?? ''));
      const now = ok(await shop.cart(token));
      assert.equal(now.total, total + 500);
      assert.equal(ok(await shop.place(token, { total: now.total })).total, now.total);
    }
  });

  it('makes twelve orders of the same goods that are named in opposite order', async () => {
    const shop = shopOf();
    const goods = [
      { shopId: 'care-1' },
      { shopId: 'care-2' },
      { shopId: 'lens', sphere: '-1.25', eye: 'left' },
      { shopId: 'care-3' },
    ];
    const [before] = ok(await shop.stock('care-1'));
    const [lensBefore] = ok(await shop.stock('lens', '-1.25'));
    const carts = await readyCarts(12, (index) => readyCart(shop, index % 2 ? goods : [...goods].reverse()));
    const placed = await atOnce(12, (index) => shop.place(carts[index]?.token ?? ''));
    assert.deepEqual(distinct(placed.map(codeOf)), [undefined]);
    assert.equal(ok(await shop.stock('care-1'))[0]?.available, (before?.available ?? 0) - 12);
    assert.equal(ok(await shop.stock('lens', '-1.25'))[0]?.available, (lensBefore?.available ?? 0) - 12);
  });

  it('is paid once, however often it is told at once', async () => {
    const shop = shopOf();
    const cart = await readyCart(shop, [{ shopId: 'care-1' }]);
    const order = ok(await shop.place(cart.token));
    const told = await atOnce(3, async () => ok(await shop.paid(order.orderToken ?? '', 'attempt-1')));
    assert.deepEqual(distinct(told.map(({ state }) => state)), ['PaymentSettled']);
    assert.deepEqual(told[0]?.payments, [
      { state: 'Settled', amount: order.total, method: 'visa', refunded: 0 },
    ]);
    const rows = await engine().sql(
      `select count(*)::int as n from payment p join "order" o on o.id = p."orderId" where o.code = $1`,
      [order.number],
    );
    assert.deepEqual(rows, [{ n: 1 }]);
  });

  const cancelledByStaff = async (
    numbers: readonly string[],
  ): Promise<readonly (() => Promise<unknown>)[]> => {
    const { app, sql } = engine();
    const rows = await sql(`select id from "order" where code = any($1)`, [numbers]);
    const ctx = await app.get(RequestContextService).create({ apiType: 'admin', channelOrToken: 'okulino' });
    return rows.map(
      ({ id }) =>
        () =>
          app
            .get(TransactionalConnection)
            .withTransaction(ctx, (trx) =>
              app.get(OrderService).cancelOrder(trx, { orderId: String(id), cancelShipping: true }),
            ),
    );
  };

  it('hears a second time of a payment that it took, also of an order that staff cancelled since', async () => {
    const shop = shopOf();
    const cart = await readyCart(shop, [{ shopId: 'care-1' }]);
    const order = ok(await shop.place(cart.token));
    const paid = () => shop.paid(order.orderToken ?? '', 'attempt-1');
    ok(await paid());
    const [cancel] = await cancelledByStaff([order.number]);
    await cancel?.();
    const again = ok(await paid());
    assert.deepEqual(
      [again.state, again.payments],
      ['Cancelled', [{ state: 'Settled', amount: order.total, method: 'visa', refunded: 0 }]],
    );
    assert.equal(codeOf(await shop.paid(order.orderToken ?? '', 'attempt-2')), 'payment.order_closed');
  });

  it('is either paid or cancelled where both come at once', async () => {
    const shop = shopOf();
    const carts = await readyCarts(4, () => readyCart(shop, [{ shopId: 'care-2' }]));
    const orders = await atOnce(4, async (index) => ok(await shop.place(carts[index]?.token ?? '')));
    await engine().sql(
      `update "order" set "customFieldsPayableuntil" = now() - interval '1 minute' where code = any($1)`,
      [orders.map(({ number }) => number)],
    );
    const [cancelled, ...told] = await Promise.all([
      cancelUnpaidOrders(
        engine().app.get(TransactionalConnection),
        engine().app.get(OrderService),
        engine().app.get(RequestContextService),
      ),
      ...orders.map(({ orderToken }) => shop.paid(orderToken ?? '')),
    ]);
    const paid = told.filter(({ ok: order }) => order?.state === 'PaymentSettled').length;
    assert.equal(paid + cancelled, 4);
    const closed = told.filter(({ no }) => no?.code === 'payment.order_closed').length;
    assert.equal(paid + closed, 4);
  });

  for (const [what, goods] of [
    [
      'boxes and lenses',
      [
        { shopId: 'care-3', quantity: 2 },
        { shopId: 'lens', sphere: '-1.25' },
      ],
    ],
    ['lenses only', [{ shopId: 'lens', sphere: '-1.25' }]],
    [
      'lenses and boxes',
      [
        { shopId: 'lens', sphere: '-1.25' },
        { shopId: 'care-3', quantity: 2 },
      ],
    ],
  ] as const)
    it(`counts the stock right when staff cancel during other orders: ${what}`, async () => {
      const shop = shopOf();
      const early = await readyCarts(4, () => readyCart(shop, goods));
      const placed = await atOnce(4, async (index) => ok(await shop.place(early[index]?.token ?? '')));
      const late = await readyCarts(4, () => readyCart(shop, goods));
      const [before] = ok(await shop.stock('care-3'));
      const [lensBefore] = ok(await shop.stock('lens', '-1.25'));
      const cancels = await cancelledByStaff(placed.map(({ number }) => number));
      await Promise.all([
        ...cancels.map((cancel) => cancel()),
        ...late.slice(0, 3).map(async ({ token }) => ok(await shop.place(token))),
      ]);
      const boxes = goods.some(({ shopId }) => shopId === 'care-3') ? 2 : 0;
      assert.equal(ok(await shop.stock('care-3'))[0]?.available, (before?.available ?? 0) + boxes);
      assert.equal(ok(await shop.stock('lens', '-1.25'))[0]?.available, (lensBefore?.available ?? 0) + 1);
    });

  it('takes two carts of one customer together where both are claimed at once', async () => {
    const shop = shopOf();
    const tokens = await atOnce(4, async () => ok(await shop.open()).token);
    await atOnce(4, async (index) =>
      ok(await shop.add(tokens[index] ?? '', [{ shopId: 'care-1', quantity: index + 1 }])),
    );
    const claimed = await atOnce(4, (index) => shop.claim('777', 'c7@example.org', tokens[index]));
    assert.deepEqual(distinct(claimed.map(codeOf)), [undefined]);
    const open = await engine().sql(
      `select count(*)::int as n from "order" where active and "customFieldsAccount" = '777'`,
    );
    assert.deepEqual(open, [{ n: 1 }]);
    const { lines } = ok(await shop.claim('777', 'c7@example.org'));
    assert.deepEqual(
      lines.map(({ quantity }) => quantity),
      [4],
    );
  });

  it('makes one customer of six first orders by one address', async () => {
    const shop = shopOf();
    const carts = await readyCarts(6, (index) =>
      readyCart(shop, [{ shopId: `care-${(index % 3) + 1}` }], { email: 'often@example.org' }),
    );
    await atOnce(6, async (index) => ok(await shop.place(carts[index]?.token ?? '')));
    const rows = await engine().sql(
      `select count(*)::int as n from customer where "emailAddress" = 'often@example.org'`,
    );
    assert.deepEqual(rows, [{ n: 1 }]);
  });
};
