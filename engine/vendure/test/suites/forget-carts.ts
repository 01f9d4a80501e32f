import assert from 'node:assert/strict';
import { OrderService, RequestContextService, TransactionalConnection } from '@vendure/core';
import { MergedCarts1795958400000 } from '../../src/migrations/1795958400000-merged-carts';
import { address, atOnce, codeOf, itemOf, makeShop, ok, readyCart } from '../fixtures/shop';
import type { Suite } from './suite';

/** Deleting the carts of an account that is gone, old carts, and those that were merged into another one. */
export const testForgetCarts: Suite = (engine, it) => {
  const shopOf = (channel = 'okulino') => makeShop(engine().address, channel);
  let carts = 0;
  /** A cart with everything that tells of a person. */
  const fullCart = async (account: string | undefined, channel = 'okulino') => {
    const shop = shopOf(channel);
    carts += 1;
    const email = `left${carts}@example.org`;
    const { token } = ok(await shop.open(account, email));
    // The other shop sells no lens.
    const item =
      channel === 'okulino'
        ? { shopId: 'lens', sphere: '-1.25', eye: 'left', pairId: 'p' }
        : { shopId: 'care-1' };
    const add = { requestId: `left ${carts}`, items: [itemOf(item)] };
    ok(await shop.change(token, { add }, account));
    ok(await shop.change(token, { update: { billing: address, comment: 'Ring twice.' } }, account));
    return { token, email };
  };
  const idOf = async (token: string): Promise<number> => {
    const [row] = await engine().sql(`select id from "order" where "customFieldsCarttoken" = $1`, [token]);
    return Number(row?.id);
  };
  /** How many rows there are of a cart. */
  const rowsOf = async (id: number): Promise<number> => {
    const [row] = await engine().sql(
      `select ((select count(*) from "order" where id = $1) + (select count(*) from order_line where "orderId" = $1)
        + (select count(*) from shipping_line where "orderId" = $1)
        + (select count(*) from history_entry where "orderId" = $1)
        + (select count(*) from dioptra_cart_request where "orderId" = $1))::int as n`,
      [id],
    );
    return Number(row?.n);
  };
  /** A cart as it was merged before: cancelled, and complete otherwise. */
  const cancel = async (id: number): Promise<void> => {
    const ctx = await engine().app.get(RequestContextService).create({ apiType: 'admin' });
    await engine().app.get(OrderService).transitionToState(ctx, id, 'Cancelled');
    const [row] = await engine().sql('select state, active from "order" where id = $1', [id]);
    assert.deepEqual(row, { state: 'Cancelled', active: false });
  };
  const age = (id: number, at: string) =>
    engine().sql(`update "order" set "updatedAt" = $1 where id = $2`, [at, id]);

  it('go with their account, open or cancelled, and a second time there are none', async () => {
    const shop = shopOf();
    const [open, cancelled] = [await fullCart('6101'), await fullCart('6101')];
    const ids = [await idOf(open.token), await idOf(cancelled.token)];
    await cancel(ids[1] ?? 0);
    for (const id of ids) assert.ok((await rowsOf(id)) > 3);
    assert.deepEqual([...ok(await shop.forgetCarts('6101'))].sort(), [open.token, cancelled.token].sort());
    for (const id of ids) assert.equal(await rowsOf(id), 0);
    assert.equal(codeOf(await shop.cart(open.token, '6101')), 'cart.not_found');
    assert.deepEqual(ok(await shop.forgetCarts('6101')), []);
  });

  it('stay where they are another account’s, of another shop, or an order', async () => {
    const shop = shopOf();
    const { token: other } = await fullCart('6103');
    const { token: there } = await fullCart('6102', 'viszola');
    const cart = await readyCart(shop, [{ shopId: 'care-1' }], { email: 'ordered@example.org' });
    ok(await shop.claim('6102', 'ordered@example.org', cart.token));
    const { orderToken } = ok(await shop.place(cart.token, undefined, '6102'));
    assert.deepEqual(ok(await shop.forgetCarts('6102')), []);
    assert.equal(ok(await shop.cart(other, '6103')).lines.length, 1);
    assert.equal(ok(await shopOf('viszola').cart(there, '6102')).lines.length, 1);
    assert.equal(ok(await shop.order(orderToken ?? '')).email, 'ordered@example.org');
    assert.deepEqual(
      ok(await shop.orders('6102')).orders.map(({ number }) => number),
      [cart.number],
    );
  });

  it('become an order or are gone, if both is asked at once', async () => {
    const shop = shopOf();
    await atOnce(6, async (index) => {
      const account = String(6110 + index);
      const email = `race${index}@example.org`;
      const cart = await readyCart(shop, [{ shopId: 'care-1' }], { email });
      ok(await shop.claim(account, email, cart.token));
      const [placed, gone] = await Promise.all([
        shop.place(cart.token, undefined, account),
        shop.forgetCarts(account),
      ]);
      if (placed.ok) assert.deepEqual(gone.ok, []);
      else assert.deepEqual([codeOf(placed), gone.ok], ['cart.not_found', [cart.token]]);
    });
  });

  it('leave nothing behind once they are merged into another', async () => {
    const shop = shopOf();
    const left = await fullCart('6120');
    const id = await idOf(left.token);
    const { token } = ok(await shop.open());
    ok(await shop.add(token, [{ shopId: 'care-1' }]));
    const claimed = ok(await shop.claim('6120', left.email, token));
    assert.deepEqual(claimed.lines.map(({ shopId }) => shopId).sort(), ['care-1', 'lens']);
    assert.equal(await rowsOf(id), 0);
    assert.equal(ok(await shop.cart(token, '6120')).lines.length, 2);
  });

  it('go with the customer of the engine too, also where they were cancelled', async () => {
    const shop = shopOf();
    const { token } = await fullCart('6130');
    const id = await idOf(token);
    await cancel(id);
    const added = await shop.ask<{ readonly id: string }>(
      `mutation($email: String!) { answer: shopAddCustomer(email: $email, firstName: "Mara", lastName: "Keller", proven: true) { ok { id } no { code } } }`,
      { email: 'gone6130@example.org' },
    );
    const removed = await shop.ask<boolean>(
      `mutation($customer: String!, $account: String!) { answer: shopRemoveCustomer(customer: $customer, account: $account, everywhere: true) { ok no { code } } }`,
      { customer: ok(added).id, account: '6130' },
    );
    assert.equal(ok(removed), true);
    assert.equal(await rowsOf(id), 0);
  });

  it('go when they are old, those of visitors and of customers, a limited number at once, and in their shop alone', async () => {
    const shop = shopOf();
    const before = '2015-01-02T00:00:00.000Z';
    const old = await Promise.all([fullCart('6140'), fullCart(undefined)]);
    const [newer, there] = [await fullCart(undefined), await fullCart(undefined, 'viszola')];
    const ordered = await readyCart(shop, [{ shopId: 'care-1' }]);
    const { orderToken } = ok(await shop.place(ordered.token));
    for (const token of [...old.map((one) => one.token), there.token, ordered.token])
      await age(await idOf(token), '2015-01-01T00:00:00');
    await age(await idOf(newer.token), '2015-01-02T00:00:00');
    const gone = ok(await shop.forgetOldCarts(before));
    assert.deepEqual([...gone].sort(), old.map(({ token }) => token).sort());
    assert.deepEqual(ok(await shop.forgetOldCarts(before)), []);
    assert.equal(ok(await shop.cart(newer.token)).lines.length, 1);
    assert.equal(ok(await shopOf('viszola').cart(there.token)).lines.length, 1);
    assert.equal(ok(await shop.order(orderToken ?? '')).number, ordered.number);
  });

  it('go by the migration where they were merged before, and no other cart or order does', async () => {
    const shop = shopOf();
    const [merged, open] = [await fullCart('6150'), await fullCart('6150')];
    const id = await idOf(merged.token);
    await cancel(id);
    const ordered = await readyCart(shop, [{ shopId: 'care-1' }]);
    const { orderToken } = ok(await shop.place(ordered.token));
    const runner = engine().app.get(TransactionalConnection).rawConnection.createQueryRunner();
    try {
      await new MergedCarts1795958400000().up(runner);
    } finally {
      await runner.release();
    }
    assert.equal(await rowsOf(id), 0);
    assert.equal(ok(await shop.cart(open.token, '6150')).lines.length, 1);
    assert.equal(ok(await shop.order(orderToken ?? '')).number, ordered.number);
  });

  it('are the shop’s to delete, by its key alone', async () => {
    const stranger = makeShop(engine().address, 'okulino', '');
    await assert.rejects(() => stranger.forgetCarts('6101'));
    await assert.rejects(() => stranger.forgetOldCarts('2015-01-02T00:00:00.000Z'));
  });
};
