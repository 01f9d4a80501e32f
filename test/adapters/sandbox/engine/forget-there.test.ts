import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { doDueWork } from '../../../../src/adapters/sandbox/due-work.ts';
import { followOrder } from '../../../../src/adapters/sandbox/engine/follow-order.ts';
import type { Sandbox } from '../../../../src/adapters/sandbox/sandbox.ts';
import type { CartFacts } from '../../../../src/adapters/shop-server/cart/cart-facts.ts';
import type { SoldOrder } from '../../../../src/adapters/shop-server/engine/sold-order.ts';
import { password, signedIn } from '../fixtures/customers.ts';
import { daily, done } from '../fixtures/shopper.ts';
import { type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';
import { keptFor, soldNow, startCompanion, type ToldEngine } from './sold.ts';

let shop: TestSandbox;
let sandbox: Sandbox;
let engine: ToldEngine;
beforeEach(async () => {
  ({ shop, sandbox, engine } = await startCompanion());
});
afterEach(() => shop.close());

const night = 24 * 3_600_000;
const later = async (ms: number): Promise<void> => {
  shop.controls.setClock(testNow + ms);
  await doDueWork(sandbox);
};
/** Lenses of a customer, shipped or not. */
const bought = async (change: Partial<SoldOrder>, customerId?: string): Promise<SoldOrder> => {
  const sold = soldNow();
  const [line] = sold.cart.lines;
  const cart: CartFacts = {
    ...sold.cart,
    ...(customerId !== undefined && { customerId }),
    lines: line
      ? [
          {
            ...line,
            product: { ...line.product, id: daily, category: 'lens' },
            variantId: `${daily}:sphere=-2.50`,
            options: { sphere: '-2.50' },
            meta: { eye: 'right' },
          },
        ]
      : [],
  };
  const order = soldNow({ cart, paidAt: new Date(testNow), ...change });
  await keptFor(sandbox, { ...order, cart });
  return { ...order, cart };
};
const told = () => engine.told.filter(([what]) => what === 'forget');
const copy = async () =>
  JSON.stringify(
    (await sandbox.db.selectFrom('shop_order').selectAll().where('token', '=', 'order-1').executeTakeFirst())
      ?.basket,
  );
const customer = async () => {
  const who = await signedIn(shop);
  const { id } = await sandbox.db
    .selectFrom('customer')
    .select('id')
    .where('email', '=', who.email)
    .executeTakeFirstOrThrow();
  return { ...who, id: String(id) };
};

describe('lens values in an order of an engine', () => {
  it('are erased there with the account, requested until the engine responds, and once · LAW-33', async () => {
    const { client, id } = await customer();
    await bought({ state: 'shipped' }, id);
    expect(await copy()).toContain('-2.50');
    engine.away = true;
    await done(client.deleteMe({ body: { password } }));
    expect(await copy()).not.toContain('-2.50');
    await later(60_000);
    await later(2 * night);
    expect(told()).toEqual([]);
    engine.away = false;
    await later(2 * night + 3_600_001);
    await later(4 * night);
    expect(told()).toEqual([['forget', 'order-1']]);
  });

  it('stay there while the order is open, and are erased the night after it is finished · LAW-33', async () => {
    const { client, id } = await customer();
    const sold = await bought({ state: 'open' }, id);
    await done(client.deleteMe({ body: { password } }));
    await later(night);
    expect(told()).toEqual([]);
    await sandbox.db.transaction().execute((trx) => followOrder(trx, sandbox, { ...sold, state: 'shipped' }));
    await later(3 * night);
    await later(3 * night + 60_000);
    expect(told()).toEqual([['forget', 'order-1']]);
  });

  it('do not return to the copy from an engine that has not erased them yet · LAW-33', async () => {
    const { client, id } = await customer();
    const sold = await bought({ state: 'shipped' }, id);
    engine.away = true;
    await done(client.deleteMe({ body: { password } }));
    await sandbox.db.transaction().execute((trx) => followOrder(trx, sandbox, sold));
    expect(await copy()).not.toContain('-2.50');
  });
});
