import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { makeAccounts } from '../fixtures/accounts';
import { ok, readyCart } from '../fixtures/shop';
import { madeByStaff, orderedByStaff, signInAsStaff } from '../fixtures/staff-orders';
import type { Suite } from './suite';

const password = 'a-long-password-1';

export const testClaimedOrders: Suite = (engine, it) => {
  const accounts = (channel?: string) => makeAccounts(engine().address, channel);
  const staff = () => signInAsStaff(engine().address, engine().settings.admin.password ?? '');
  const newEmail = () => `${randomUUID()}@example.org`;

  it('lists what staff sold to a customer, until an account has it', async () => {
    const { past, claim, shop } = accounts();
    const admin = await staff();
    const emailAddress = newEmail();
    const customer = await madeByStaff(admin, { emailAddress }, password);
    const number = await orderedByStaff(admin, { customer, sku: 'SKU-care-1' });
    const { total, orders } = ok(await past({ customer, take: 10 }));
    assert.equal(total, 1);
    const [order] = orders;
    assert.ok(order);
    assert.deepEqual(
      [order.number, order.email, order.lines],
      [number, emailAddress, [{ shopId: 'care-1', quantity: 2 }]],
    );
    // It never was a cart: its order token is used for both.
    assert.equal(order.token, order.orderToken);
    assert.equal(ok(await past({ customer, take: 10 })).orders[0]?.orderToken, order.orderToken);
    ok(await claim({ account: '881', orders: [order.orderToken] }));
    assert.equal(ok(await past({ customer, take: 10 })).total, 0);
    assert.deepEqual(
      ok(await shop.orders('881')).orders.map((one) => one.number),
      [number],
    );
    ok(await claim({ account: '882', orders: [order.orderToken] }));
    assert.equal(ok(await shop.orders('881')).total, 1);
  });

  it('takes what staff sell from the shelf', async () => {
    const admin = await staff();
    const customer = await madeByStaff(admin, { emailAddress: newEmail() }, password);
    const { shop } = accounts();
    const available = async () => ok(await shop.stock('care-3'))[0]?.available ?? 0;
    const before = await available();
    await orderedByStaff(admin, { customer, sku: 'SKU-care-3' });
    assert.equal(await available(), before - 2);
  });

  it('shows none to who never showed that the mailbox is theirs, and none that a guest made at the shop', async () => {
    const { past, add, shop } = accounts();
    const admin = await staff();
    const email = newEmail();
    const cart = await readyCart(shop, [{ shopId: 'care-2' }], { email });
    ok(await shop.place(cart.token));
    const { id } = ok(await add({ email, firstName: 'A', lastName: 'B', password, proven: false }));
    await orderedByStaff(admin, { customer: id, sku: 'SKU-care-1' });
    assert.equal(ok(await past({ customer: id, take: 10 })).total, 0);
    ok(await add({ email, firstName: 'A', lastName: 'B', proven: true }));
    const { orders } = ok(await past({ customer: id, take: 10 }));
    assert.deepEqual(
      orders.map(({ lines }) => lines[0]?.shopId),
      ['care-1'],
    );
  });

  it('shows none of another shop, and none of goods that the shop does not know', async () => {
    const admin = await staff();
    const customer = await madeByStaff(admin, { emailAddress: newEmail() }, password);
    await orderedByStaff(admin, { customer, sku: 'SKU-care-2' });
    ok(await accounts('viszola').open({ customer }));
    assert.equal(ok(await accounts('viszola').past({ customer, take: 10 })).total, 0);
    await engine().sql(
      `update product set "customFieldsShopid" = null where "customFieldsShopid" = 'care-2'`,
    );
    assert.equal(ok(await accounts().past({ customer, take: 10 })).total, 0);
    await engine().sql(
      `update product set "customFieldsShopid" = 'care-2' where id = (
        select v."productId" from product_variant v where v.sku = 'SKU-care-2' limit 1)`,
    );
    assert.equal(ok(await accounts().past({ customer, take: 10 })).total, 1);
  });
};
