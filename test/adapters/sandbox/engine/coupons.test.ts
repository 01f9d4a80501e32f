import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { doDueWork } from '../../../../src/adapters/sandbox/due-work.ts';
import { followOrder } from '../../../../src/adapters/sandbox/engine/follow-order.ts';
import type { Sandbox } from '../../../../src/adapters/sandbox/sandbox.ts';
import type { SoldOrder } from '../../../../src/adapters/shop-server/engine/sold-order.ts';
import { signedIn } from '../fixtures/customers.ts';
import { done } from '../fixtures/shopper.ts';
import { type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';
import { soldNow, startCompanion, type ToldEngine } from './sold.ts';

let shop: TestSandbox;
let sandbox: Sandbox;
let engine: ToldEngine;
beforeEach(async () => {
  ({ shop, sandbox, engine } = await startCompanion());
});
afterEach(() => shop.close());

const follow = (sold: SoldOrder) =>
  sandbox.db.transaction().execute((trx) => followOrder(trx, sandbox, sold));

/** A customer whose points are worth two coupons. */
const earner = async () => {
  const { client, email } = await signedIn(shop);
  const { id } = await sandbox.db
    .selectFrom('customer')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const { cart } = soldNow();
  const totals = { ...cart.totals, itemsBefore: 60_000, items: 60_000, total: 60_750 };
  const paidAt = new Date(testNow);
  await follow(soldNow({ state: 'open', paidAt, cart: { ...cart, customerId: String(id), totals } }));
  const convert = (conversion: number) => done(client.convertBonusPoints({ body: { conversion } }));
  const used = async () =>
    (await done(client.getBonusPointsStats({}))).coupons.map(({ code, used }) => [code, used] as const);
  return { account: String(id), email, convert, used };
};
/** What was sent to the engine about coupons. */
const toldOf = () => engine.told.filter(([what]) => what === 'coupon').map(([, coupon]) => coupon);

describe('a coupon made from bonus points', () => {
  it('is created at the engine once, before it is shown · ACC-4', async () => {
    const { account, convert } = await earner();
    const { code, amount, expires_at } = await convert(1);
    expect(toldOf()).toEqual([
      { brand: 'okulino', code, amount, account, endsAt: new Date(expires_at ?? '') },
    ]);
    await doDueWork(sandbox);
    expect(toldOf()).toHaveLength(1);
  });

  it('is sent again until the engine has it, and at once if the customer repeats the request', async () => {
    const { convert } = await earner();
    engine.away = true;
    const { code } = await convert(1);
    await doDueWork(sandbox);
    expect(toldOf()).toEqual([]);
    engine.away = false;
    shop.controls.setClock(testNow + 2 * 60_000);
    await doDueWork(sandbox);
    expect(toldOf()).toMatchObject([{ code }]);

    engine.away = true;
    const { code: second } = await convert(2);
    engine.away = false;
    expect((await convert(2)).code).toBe(second);
    await doDueWork(sandbox);
    expect(toldOf()).toMatchObject([{ code }, { code: second }]);
  });

  it('is used by an order, and can be used again once that is cancelled · ACC-4', async () => {
    const { email, convert, used } = await earner();
    const { code } = await convert(1);
    const using = (change: Partial<SoldOrder>) =>
      soldNow({ ...change, cart: { ...soldNow().cart, email, coupon: code } });
    expect(await used()).toEqual([[code, false]]);
    await follow(using({ token: 'off', number: 'OKU-0', state: 'cancelled' }));
    expect(await used()).toEqual([[code, false]]);
    const order = using({ token: 'order-2', number: 'OKU-1' });
    await follow(order);
    await follow(order);
    expect(await used()).toEqual([[code, true]]);
    await follow({ ...order, state: 'cancelled' });
    expect(await used()).toEqual([[code, false]]);
  });

  it('is not recorded as used if the order used a coupon of the engine itself', async () => {
    await follow(soldNow({ cart: { ...soldNow().cart, coupon: 'NOT-OURS' } }));
    expect(
      await sandbox.db.selectFrom('coupon_use').select('code').where('order_token', '=', 'order-1').execute(),
    ).toEqual([]);
  });
});
