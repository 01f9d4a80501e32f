import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isNewCustomer, readCoupon } from '../../../../src/adapters/sandbox/coupons/coupon-store.ts';
import { migrate } from '../../../../src/adapters/sandbox/db/migrations.ts';
import { care, cartWith, checkedOut, done, item, refused } from '../fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../fixtures/start-sandbox.ts';

let started: TestSandbox;
beforeAll(async () => {
  started = await startSandbox();
});
afterAll(() => started.close());

const first = 'once.only@gmail.com';
const again = 'OnceOnly+again@gmail.com';

it('a coupon use and an earlier order count for another spelling of the same mailbox · COUP-4 · ADDR-6', async () => {
  const client = started.client();
  const { db } = started.sandbox;
  const apply = (token: Parameters<typeof client.applyCoupon>[0]['params']['token']) =>
    client.applyCoupon({ params: { token }, body: { couponCode: 'EINMAL' } });

  const { token_value: token } = await cartWith(client, item(care));
  await done(apply(token));
  const ready = await checkedOut(client, await done(client.getCart({ params: { token } })), { email: first });
  const { token_value: order } = await done(
    client.createMyOrderFromCart({ body: { token_value: ready.token_value } }),
  );
  expect(await isNewCustomer(db, again)).toBe(true);
  for (const [state, isNew] of [
    ['cancelled', true],
    ['new', false],
  ] as const) {
    await db.updateTable('shop_order').set({ state }).where('token', '=', order).execute();
    expect(await isNewCustomer(db, again)).toBe(isNew);
  }

  const other = await cartWith(client, item(care));
  const named = await done(
    client.updateOrder({ params: { token: other.token_value }, body: { email: again } }),
  );
  expect((await refused(apply(named.token_value))).code).toBe('coupon.customer_limit');

  // As stored before mailboxes were compared.
  const old = createHash('sha256').update(first).digest('hex');
  await db.updateTable('coupon_use').set({ customer: old }).where('order_token', '=', order).execute();
  expect((await readCoupon(db, 'EINMAL', again)).usesOfCustomer).toBe(0);
  await sql`delete from kysely_migration where name = '0106-coupon-customers'`.execute(db);
  await migrate(db);
  expect((await readCoupon(db, 'EINMAL', again)).usesOfCustomer).toBe(1);
});
