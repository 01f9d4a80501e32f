import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeMyOrdersPorts } from '../../src/adapters/backend/my-orders-ports.ts';
import { myOrderOperations } from '../../src/adapters/contract/orders/my-orders.ts';
import type { OperationName } from '../../src/adapters/contract/shop-api.ts';
import { demoPassword } from '../../src/adapters/sandbox/seed/demo/demo-customers.ts';
import { makeOrderHistory } from '../../src/application/orders/order-history.ts';
import { makeReorderDesk } from '../../src/application/orders/reorder-desk.ts';
import type { CartToken } from '../../src/domain/cart/cart.ts';
import { openBrowser, type TestBrowser } from '../adapters/sandbox/fixtures/browser.ts';
import { done } from '../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../adapters/sandbox/fixtures/start-sandbox.ts';
import { faults, press, read } from './fault-walk.ts';
import { keeping } from './quiet-outside.ts';

const operations = Object.keys(myOrderOperations) as OperationName[];

let backend: TestSandbox;
let regular: TestBrowser;
beforeAll(async () => {
  backend = await startSandbox();
  regular = openBrowser(backend);
  const body = { email: 'stammgast@example.org', password: demoPassword };
  await done(regular.client.customerSignMeIn({ body }));
});
afterAll(() => backend?.close());

it.each(faults)(
  'lists orders and repeats one, once, when every operation %s · ORD-2 · REO-1',
  async (_, fault) => {
    for (const operation of operations) backend.controls.setFault(operation, fault);
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
    expect(operations.filter((operation) => backend.controls.takeFault(operation) !== undefined)).toEqual([]);
    expect(backend.incidents).toEqual([]);
  },
);
