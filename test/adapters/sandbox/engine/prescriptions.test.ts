import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { json } from '../../../../src/adapters/sandbox/db/json.ts';
import { getRow } from '../../../../src/adapters/sandbox/db/rows.ts';
import { doDueWork } from '../../../../src/adapters/sandbox/due-work.ts';
import { makeCompanion } from '../../../../src/adapters/sandbox/engine/companion.ts';
import { followOrder } from '../../../../src/adapters/sandbox/engine/follow-order.ts';
import type { Sandbox } from '../../../../src/adapters/sandbox/sandbox.ts';
import type { Day } from '../../../../src/domain/shared/dates.ts';
import { password, signedIn } from '../fixtures/customers.ts';
import { done } from '../fixtures/shopper.ts';
import { type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';
import { subscribed } from '../fixtures/subscribed.ts';
import { at, ordersOf } from '../subscriptions/due-shop.ts';
import { keptFor, soldNow, startCompanion } from './sold.ts';

let shop: TestSandbox;
let sandbox: Sandbox;
beforeEach(async () => {
  ({ shop, sandbox } = await startCompanion());
});
afterEach(() => shop.close());

const prescription = { issued_on: '2026-01-15' as Day, prescriber: 'Dr. Hélène Marchand' };
const given = () => sandbox.db.selectFrom('given_prescription').selectAll().execute();
const page = async () =>
  (await shop.fetch(new Request('http://okulino.localhost:4200/sandbox/warehouse'))).text();

describe('the prescription for a cart of an engine', () => {
  it('is kept until the order, and is on its copy whichever report comes first · LAW-27', async () => {
    const companion = makeCompanion(sandbox);
    await companion.givePrescription('cart-1', { ...prescription, prescriber: 'Dr. Vorher' });
    await companion.givePrescription('cart-1', prescription);
    expect(await companion.prescriptionOf('cart-1')).toEqual(prescription);
    expect(await companion.prescriptionOf('cart-2')).toBeUndefined();
    await sandbox.db.transaction().execute((trx) => followOrder(trx, sandbox, soldNow({ state: 'open' })));
    const wire = await keptFor(sandbox, soldNow({ state: 'open' }));
    expect(wire.prescription).toEqual(prescription);
    expect(await given()).toEqual([]);
    expect(await page()).toContain('prescription: 15.01.2026, Dr. Hélène Marchand');
  });

  it('is on the copy of an order of a subscription, as the subscription has it · LAW-27 · ACC-5', async () => {
    const { email, subscription } = await subscribed(shop);
    await sandbox.db
      .updateTable('subscription')
      .set({ prescription: json(prescription) })
      .where('id', '=', subscription.id)
      .execute();
    await at(shop, '2026-12-19T06:00:00Z');
    const [order] = await ordersOf(shop, email);
    expect(order?.basket.prescription).toEqual(prescription);
    expect(await given()).toEqual([]);
  });

  it('is in the data export of its customer, and deleted with the account · LAW-33 · LAW-34', async () => {
    const { client, email } = await signedIn(shop);
    const customer = await getRow(sandbox.db, 'customer', { email });
    await makeCompanion(sandbox).givePrescription('cart-1', prescription, customer);
    const { prescriptions } = await done(client.exportMyData({}));
    expect(prescriptions).toEqual([{ cart_token: 'cart-1', ...prescription }]);
    await done(client.deleteMe({ body: { password } }));
    expect(await given()).toEqual([]);
  });

  it('is deleted after a month without an order · LAW-27 · LAW-33', async () => {
    await makeCompanion(sandbox).givePrescription('cart-1', prescription);
    const night = 24 * 3_600_000;
    shop.controls.setClock(testNow + 29 * night);
    await doDueWork(sandbox);
    expect(await given()).toHaveLength(1);
    shop.controls.setClock(testNow + 32 * night);
    await doDueWork(sandbox);
    expect(await given()).toEqual([]);
  });
});
