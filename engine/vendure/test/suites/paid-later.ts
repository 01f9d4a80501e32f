import assert from 'node:assert/strict';
import { OrderService, RequestContextService, TransactionalConnection } from '@vendure/core';
import { cancelUnpaidOrders } from '../../src/orders/cancel-unpaid';
import { type Cart, codeOf, makeShop, ok, readyCart } from '../fixtures/shop';
import type { Suite } from './suite';

/** An order that was placed for immediate payment, and whose buyer then chose to pay after delivery. */
export const testPaidLater: Suite = (engine, it) => {
  const ordered = async (): Promise<{ shop: ReturnType<typeof makeShop>; order: Cart; link: string }> => {
    const shop = makeShop(engine().address);
    const order = ok(await shop.place((await readyCart(shop, [{ shopId: 'care-1' }])).token));
    assert.equal(order.state, 'AwaitingPayment');
    return { shop, order, link: order.orderToken ?? '' };
  };
  const anHourLater = async ({ number }: Cart): Promise<number> => {
    await engine().sql(
      `update "order" set "customFieldsPayableuntil" = now() - interval '30 minutes'
       where code = $1 and "customFieldsPayableuntil" is not null`,
      [number],
    );
    const { app } = engine();
    return cancelUnpaidOrders(
      app.get(TransactionalConnection),
      app.get(OrderService),
      app.get(RequestContextService),
    );
  };
  const promised = [{ state: 'Authorized', amount: 2930, method: 'invoice', refunded: 0 }];

  it('waits no more, and is not cancelled, however often it is told', async () => {
    const { shop, order, link } = await ordered();
    ok(await shop.paidLater(link));
    const { state, payments } = ok(await shop.paidLater(link));
    assert.deepEqual([state, payments], ['PaymentAuthorized', promised]);
    assert.equal(await anHourLater(order), 0);
    assert.equal(ok(await shop.order(link)).state, 'PaymentAuthorized');
  });

  it('is settled by who has the money, once, and stays so', async () => {
    const { shop, link } = await ordered();
    ok(await shop.paidLater(link));
    assert.equal(ok(await shop.paid(link)).state, 'PaymentSettled');
    const told = ok(await shop.paidLater(link));
    assert.deepEqual([told.state, told.payments.length], ['PaymentSettled', 1]);
  });

  it('is promised only, also where the engine takes the way for one that is paid at once', async () => {
    const { shop, link } = await ordered();
    const { payments } = ok(await shop.paidLater(link, 'visa'));
    assert.deepEqual(
      payments.map(({ state, method }) => [state, method]),
      [['Authorized', 'visa']],
    );
  });

  it('is off where nobody had paid in time, not where staff cancelled it since', async () => {
    const late = await ordered();
    assert.equal(await anHourLater(late.order), 1);
    assert.equal(codeOf(await late.shop.paidLater(late.link)), 'payment.order_closed');
    const cancelled = await ordered();
    ok(await cancelled.shop.paidLater(cancelled.link));
    await engine().sql(`update "order" set state = 'Cancelled' where code = $1`, [cancelled.order.number]);
    assert.equal(ok(await cancelled.shop.paidLater(cancelled.link)).state, 'Cancelled');
  });
};
