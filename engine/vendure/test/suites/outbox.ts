import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  OrderService,
  ProcessContext,
  ProductVariantService,
  RequestContextService,
  TransactionalConnection,
} from '@vendure/core';
import { deliverDue } from '../../src/outbox/deliver';
import { Deliverer } from '../../src/outbox/deliverer';
import { signature } from '../../src/outbox/signature';
import { makeShop, ok, readyCart } from '../fixtures/shop';
import type { Suite } from './suite';

interface Told {
  readonly id: string;
  readonly kind: string;
  readonly number?: string;
  readonly products?: readonly string[];
}

const secret = 'w'.repeat(40);

export const testOutbox: Suite = (engine, it) => {
  const shopOf = () => makeShop(engine().address);
  const noticesOf = async (number: string): Promise<readonly string[]> =>
    (
      await engine().sql(`select kind from dioptra_notice where body::json->>'number' = $1 order by id`, [
        number,
      ])
    ).map(({ kind }) => String(kind));
  const deliver = async (answer: (notice: Told, body: string, headers: Headers) => number) => {
    const told: Told[] = [];
    const webhook = { address: 'http://shop.example/notices', secret };
    const post = async (_address: string, init: RequestInit) => {
      const notice = JSON.parse(String(init.body)) as Told;
      const status = answer(notice, String(init.body), new Headers(init.headers));
      if (status === 204) told.push(notice);
      return { status };
    };
    while ((await deliverDue(engine().app.get(TransactionalConnection).rawConnection, webhook, post)) > 0);
    return told;
  };

  it('writes a notice exactly when there is an order', async () => {
    const shop = shopOf();
    const counted = async () => {
      const [row] = await engine().sql(
        `select (select count(*)::int from "order" where "customFieldsOrdertoken" is not null) as orders,
                (select count(*)::int from dioptra_notice where kind = 'order.placed') as notices`,
      );
      return { orders: Number(row?.orders), notices: Number(row?.notices) };
    };
    const before = await counted();
    const cart = await readyCart(shop, [{ shopId: 'care-1' }]);
    assert.ok((await shop.place(cart.token, { total: 1 })).no);
    assert.deepEqual(await counted(), before);
    const placed = await Promise.all([1, 2, 3].map(async () => ok(await shop.place(cart.token))));
    assert.deepEqual(await noticesOf(placed[0]?.number ?? ''), ['order.placed']);
    assert.deepEqual(await counted(), { orders: before.orders + 1, notices: before.notices + 1 });
  });

  it('tells signed, in the order of an order, and again until it is taken', async () => {
    const shop = shopOf();
    await deliver(() => 204);
    const cart = await readyCart(shop, [{ shopId: 'care-1' }]);
    const order = ok(await shop.place(cart.token));
    ok(await shop.paid(order.orderToken ?? ''));
    assert.deepEqual(await noticesOf(order.number), ['order.placed', 'order.paid']);

    const none = await deliver((notice, body, headers) => {
      const [, seconds, sent] =
        /^t=(\d+),v1=([0-9a-f]{64})$/.exec(headers.get('x-dioptra-signature') ?? '') ?? [];
      assert.equal(sent, createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex'));
      assert.ok(Math.abs(Date.now() / 1000 - Number(seconds)) < 60);
      assert.equal(headers.get('x-dioptra-notice'), notice.id);
      return notice.number === order.number ? 503 : 204;
    });
    assert.deepEqual(
      none.filter(({ number }) => number === order.number),
      [],
    );
    const waiting = await engine().sql(
      `select kind, tries, "lastError", "dueAt" > now() as later from dioptra_notice where body::json->>'number' = $1 order by id`,
      [order.number],
    );
    assert.deepEqual(waiting, [
      { kind: 'order.placed', tries: 1, lastError: 'answered 503', later: true },
      { kind: 'order.paid', tries: 0, lastError: null, later: false },
    ]);
    await engine().sql(`update dioptra_notice set "dueAt" = now() where "deliveredAt" is null`);
    const told = await deliver(() => 204);
    assert.deepEqual(
      told.map(({ kind }) => kind),
      ['order.placed', 'order.paid'],
    );
    assert.equal((await deliver(() => 204)).length, 0);
  });

  it('is told by the running process within seconds, over HTTP', async () => {
    const shop = shopOf();
    await deliver(() => 204);
    const heard: { readonly body: string; readonly signed: string }[] = [];
    const server = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      heard.push({ body, signed: String(request.headers['x-dioptra-signature']) });
      response.writeHead(204).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const webhook = { address: `http://127.0.0.1:${port}/notices`, secret };
    const deliverer = new Deliverer(
      { ...engine().settings, webhook },
      engine().app.get(TransactionalConnection),
      engine().app.get(ProcessContext),
    );
    deliverer.onApplicationBootstrap();
    try {
      const order = ok(await shop.place((await readyCart(shop, [{ shopId: 'care-1' }])).token));
      const of = () => heard.find(({ body }) => (JSON.parse(body) as Told).number === order.number);
      for (let tries = 0; !of() && tries < 50; tries += 1)
        await new Promise((resolve) => setTimeout(resolve, 100));
      const { body = '', signed = '' } = of() ?? {};
      const seconds = Number(/^t=(\d+)/.exec(signed)?.[1]);
      assert.equal(signed, signature(secret, body, seconds));
    } finally {
      await deliverer.onApplicationShutdown();
      server.close();
    }
  });

  it('tells no notice twice where two tell at once', async () => {
    const shop = shopOf();
    const carts = [
      await readyCart(shop, [{ shopId: 'care-1' }]),
      await readyCart(shop, [{ shopId: 'care-2' }]),
    ];
    for (const { token } of carts) ok(await shop.place(token));
    const both = await Promise.all([deliver(() => 204), deliver(() => 204)]);
    const ids = both.flat().map(({ id }) => id);
    assert.ok(ids.length >= 2);
    assert.equal(new Set(ids).size, ids.length);
  });

  it('tells what staff change: a price, a parcel, a cancellation', async () => {
    const shop = shopOf();
    const { app } = engine();
    const ctx = await app.get(RequestContextService).create({ apiType: 'admin', channelOrToken: 'okulino' });
    await deliver(() => 204);
    const [variant] = await engine().sql(`select id from product_variant where sku = 'SKU-care-2'`);
    await app
      .get(TransactionalConnection)
      .withTransaction(ctx, (trx) =>
        app.get(ProductVariantService).update(trx, [{ id: variant?.id ?? '', price: 1390 }]),
      );
    const changed = await deliver(() => 204);
    assert.ok(changed.some(({ kind, products }) => kind === 'product.changed' && products?.[0] === 'care-2'));

    const cart = await readyCart(shop, [
      { shopId: 'care-1' },
      { shopId: 'lens', sphere: '-1.25', quantity: 2 },
    ]);
    const order = ok(await shop.place(cart.token));
    ok(await shop.paid(order.orderToken ?? ''));
    const [lens] = ok(await shop.stock('lens', '-1.25'));
    const orders = app.get(OrderService);
    await app.get(TransactionalConnection).withTransaction(ctx, async (trx) => {
      const parcel = await orders.createFulfillment(trx, {
        lines: order.lines.map(({ id, quantity }) => ({ orderLineId: id, quantity })),
        handler: {
          code: 'manual-fulfillment',
          arguments: [
            { name: 'method', value: 'parcel' },
            { name: 'trackingCode', value: 'T-1' },
          ],
        },
      });
      if (!('id' in parcel)) throw new Error(JSON.stringify(parcel));
      await orders.transitionFulfillmentToState(trx, parcel.id, 'Shipped');
    });
    assert.deepEqual(await noticesOf(order.number), ['order.placed', 'order.paid', 'order.shipped']);
    assert.equal(ok(await shop.order(order.orderToken ?? '')).state, 'Shipped');
    // The stock is reduced by what was shipped, which is no longer allocated.
    assert.deepEqual(ok(await shop.stock('lens', '-1.25')), [lens]);

    const [payment] = await engine().sql(
      `select p.id from payment p join "order" o on o.id = p."orderId" where o.code = $1`,
      [order.number],
    );
    await app.get(TransactionalConnection).withTransaction(ctx, (trx) =>
      orders.refundOrder(trx, {
        paymentId: payment?.id ?? '',
        amount: 500,
        reason: 'late',
        lines: [],
        shipping: 0,
        adjustment: 0,
      }),
    );
    assert.deepEqual((await noticesOf(order.number)).slice(3), ['order.refunded']);
    assert.equal(ok(await shop.order(order.orderToken ?? '')).payments[0]?.refunded, 0);
    // The refund that staff started is settled, and no second one is made.
    assert.equal(
      ok(await shop.refunded(order.orderToken ?? '', 500, 'given-back')).payments[0]?.refunded,
      500,
    );
    assert.deepEqual((await noticesOf(order.number)).slice(3), ['order.refunded', 'order.refunded']);

    const other = ok(await shop.place((await readyCart(shop, [{ shopId: 'care-1' }])).token));
    const [row] = await engine().sql(`select id from "order" where code = $1`, [other.number]);
    await app
      .get(TransactionalConnection)
      .withTransaction(ctx, (trx) =>
        orders.cancelOrder(trx, { orderId: row?.id ?? '', cancelShipping: true }),
      );
    assert.deepEqual(await noticesOf(other.number), ['order.placed', 'order.cancelled']);
  });
};
