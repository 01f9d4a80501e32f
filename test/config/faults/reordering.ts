import { expect } from 'vitest';
import { makeMyOrdersPorts } from '../../../src/adapters/backend/my-orders-ports.ts';
import { myOrderOperations } from '../../../src/adapters/contract/orders/my-orders.ts';
import { demoPassword } from '../../../src/adapters/sandbox/seed/demo/demo-customers.ts';
import { makeOrderHistory } from '../../../src/application/orders/order-history.ts';
import { makeReorderDesk } from '../../../src/application/orders/reorder-desk.ts';
import type { CartToken } from '../../../src/domain/cart/cart.ts';
import { openBrowser } from '../../adapters/sandbox/fixtures/browser.ts';
import { done } from '../../adapters/sandbox/fixtures/shopper.ts';
import { keeping } from '../quiet-outside.ts';
import { press, read } from './press.ts';
import { namesOf, type Walk } from './walk.ts';

/** A customer who has ordered before opens their orders and repeats one. */
export const reordering: Walk = {
  name: 'reordering',
  operations: namesOf(myOrderOperations),
  run: async ({ shop, begin }) => {
    const regular = openBrowser(shop);
    const body = { email: 'stammgast@example.org', password: demoPassword };
    await done(regular.client.customerSignMeIn({ body }));
    begin();
    const { orders, carts } = makeMyOrdersPorts({
      fetch: regular.fetch,
      base: 'http://okulino.localhost:4200/api',
      channel: { brand_channel: 'okulino', locale: 'de' },
      priceSource: () => ({ channel: 'okulino_web' }),
    });
    const wait = async () => undefined;
    const history = makeOrderHistory(orders, wait);
    const { orders: page } = await press(
      () => history.open(1),
      history.state$,
      (view) => view.orders._tag !== 'Loading',
      (view) => view.orders._tag === 'Ready',
    );
    expect(page.value?.total).toBe(12);
    const order = page.value?.orders[1];
    if (!order) throw new Error('nothing was ordered');
    const tokens = keeping<CartToken>();
    const desk = makeReorderDesk({
      news: { tell: () => undefined },
      notifications: { notify: () => undefined },
      orders,
      carts,
      tokens,
      mailed: keeping(),
      session: { adopt: async (load) => void (await load()) },
      wait,
    });
    await press(
      () => desk.begin({ lastOrder: { _tag: 'ByInternalId', id: order.internalId }, source: 'account' }),
      desk.state$,
      ({ reorder }) => reorder?._tag === 'Failed' || reorder?._tag === 'Reordered',
      ({ reorder }) => reorder?._tag === 'Reordered',
    );
    const cart = await read(carts.load(tokens.read() as CartToken));
    const linesOf = (items: typeof cart.items) =>
      items.map(({ variantId, quantity }) => [variantId, quantity]);
    expect(linesOf(cart.items)).toEqual(linesOf(order.items));
  },
};
