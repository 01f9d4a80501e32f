import assert from 'node:assert/strict';
import { OrderService, RequestContextService, TransactionalConnection } from '@vendure/core';
import { fillRange } from '../../src/fill/fill-range';
import type { OrderEntry } from '../../src/fill/range-file';
import { range } from '../fixtures/range';
import { address, itemOf, makeShop, type NewItem, ok } from '../fixtures/shop';
import type { Suite } from './suite';

const account = 'an-account-of-the-demonstration';
const entry = (
  number: string,
  state: OrderEntry['state'],
  daysAgo: number,
  items: readonly NewItem[],
): OrderEntry => ({
  channel: 'okulino',
  number,
  daysAgo,
  second: 8 * 3600,
  state,
  account,
  email: 'Before@example.org',
  locale: 'de',
  address,
  method: 'parcel',
  payment: 'invoice',
  lines: items.map(itemOf),
  ...(state === 'shipped' && { tracking: 'T-before' }),
});

const orders = [
  entry('OKU-1001-0001', 'shipped', 200, [{ shopId: 'few', quantity: 9 }]),
  entry('OKU-1001-0002', 'cancelled', 90, [{ shopId: 'care-1' }]),
  entry('OKU-1001-0003', 'open', 4, [{ shopId: 'lens', sphere: '-1.25', quantity: 2 }, { shopId: 'care-2' }]),
];

export const testPastOrders: Suite = (engine, it) => {
  const shop = () => makeShop(engine().address);
  const fill = () =>
    fillRange(engine().app, engine().settings.admin.identifier, { ...range, orders }, 'power');
  const shelves = async () => [
    ok(await shop().stock('few')),
    ok(await shop().stock('care-1')),
    ok(await shop().stock('care-2')),
    ok(await shop().stock('lens', '-1.25')),
  ];
  const kept = () =>
    engine().sql(
      `select code, state, "orderPlacedAt"::date::text as placed, c."emailAddress" as mail
       from "order" o join customer c on c.id = o."customerId" where "customFieldsAccount" = $1 order by o.code`,
      [account],
    );
  const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

  it('are there as they were sold on their days, and no shelf has less for them', async () => {
    // Discontinued goods were sold then, and more of them than there are now.
    const before = await shelves();
    await engine().sql(`update product set enabled = false where "customFieldsShopid" = 'few'`);
    await fill();
    await engine().sql(`update product set enabled = true where "customFieldsShopid" = 'few'`);
    assert.deepEqual(await shelves(), before);
    const mail = 'before@example.org';
    assert.deepEqual(await kept(), [
      { code: 'OKU-1001-0001', state: 'Delivered', placed: dayBefore(200), mail },
      { code: 'OKU-1001-0002', state: 'Cancelled', placed: dayBefore(90), mail },
      { code: 'OKU-1001-0003', state: 'PaymentSettled', placed: dayBefore(4), mail },
    ]);
    assert.deepEqual(
      ok(await shop().orders(account)).orders.map(({ number }) => number),
      ['OKU-1001-0003', 'OKU-1001-0002', 'OKU-1001-0001'],
    );
    const { orderToken } = ok(await shop().find('OKU-1001-0003', 'before@example.org'));
    const order = ok(await shop().order(orderToken));
    const { products } = ok(await shop().products());
    const care = products.find(({ shopId }) => shopId === 'care-2')?.price ?? 0;
    assert.deepEqual(
      [order.items, order.shipping, order.payments.map(({ amount, state }) => [amount, state])],
      [5000 + care, 750, [[5750 + care, 'Settled']]],
    );
  });

  it('tell nobody, and are made once', async () => {
    const before = await shelves();
    const all = await kept();
    await fill();
    assert.deepEqual(await kept(), all);
    assert.deepEqual(await shelves(), before);
    const told = await engine().sql(
      `select kind from dioptra_notice where kind like 'order.%' and body like '%OKU-1001-000%'`,
    );
    assert.deepEqual(told, []);
  });

  it('can be sent by staff where they are open', async () => {
    const { app } = engine();
    const [before] = ok(await shop().stock('lens', '-1.25'));
    const { orderToken } = ok(await shop().find('OKU-1001-0003', 'before@example.org'));
    const order = ok(await shop().order(orderToken));
    const ctx = await app.get(RequestContextService).create({ apiType: 'admin', channelOrToken: 'okulino' });
    await app.get(TransactionalConnection).withTransaction(ctx, async (trx) => {
      const parcel = await app.get(OrderService).createFulfillment(trx, {
        lines: order.lines.map(({ id, quantity }) => ({ orderLineId: id, quantity })),
        handler: {
          code: 'manual-fulfillment',
          arguments: [
            { name: 'method', value: 'parcel' },
            { name: 'trackingCode', value: 'T-now' },
          ],
        },
      });
      if (!('id' in parcel)) throw new Error(JSON.stringify(parcel));
      await app.get(OrderService).transitionFulfillmentToState(trx, parcel.id, 'Shipped');
    });
    assert.equal(ok(await shop().order(orderToken)).state, 'Shipped');
    assert.deepEqual(ok(await shop().stock('lens', '-1.25')), [before]);
  });
};
