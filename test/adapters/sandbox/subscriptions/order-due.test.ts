import { describe, expect, it } from 'vitest';
import { doDueWork } from '../../../../src/adapters/sandbox/due-work.ts';
import { amounts } from '../../../../src/domain/shared/amounts.ts';
import { mailsTo } from '../fixtures/mails-to.ts';
import { care, cartWith, done, item, tenCare } from '../fixtures/shopper.ts';
import { shops } from '../fixtures/shops.ts';
import { startSandbox } from '../fixtures/start-sandbox.ts';
import { subscribed } from '../fixtures/subscribed.ts';
import { at as atIn, dueShop, ordersOf as ordersIn } from './due-shop.ts';

const { started, at, now, rowOf, ordersOf, stockOf, subjects } = dueShop();

describe('a due delivery', () => {
  it('is ordered once, on its day, at the price of that day, from stock, and confirmed · ACC-5', async () => {
    now();
    const { email, subscription } = await subscribed(started());
    const before = await stockOf(care);
    await at('2026-12-18T22:00:00Z');
    expect(await ordersOf(email)).toEqual([]);
    await started()
      .sandbox.db.updateTable('product_price')
      .set({ price: 1234, bulk: '[]' as never })
      .where('product_id', '=', Number(care))
      .execute();
    await at('2026-12-19T06:00:00Z');
    await Promise.all([doDueWork(started().sandbox), doDueWork(started().sandbox)]);
    const [order, ...others] = await ordersOf(email);
    expect(others).toEqual([]);
    expect(order?.basket).toMatchObject({
      subscription: true,
      subscription_frequency: 30,
      subscription_frequency_unit: 'day',
      // Five per cent less.
      items: [{ product_id: care, quantity: 2, unit_price: 1172 }],
    });
    expect(await stockOf(care)).toBe(before - 2);
    expect(await rowOf(subscription.id)).toMatchObject({
      next_date: '2027-01-18',
      problem: null,
      state: 'active',
    });
    const confirmations = (await mailsTo(started(), email)).filter(({ subject }) =>
      subject.includes(order?.number ?? '-'),
    );
    expect(confirmations).toHaveLength(1);
    expect(confirmations[0]?.text).toContain('Diese Bestellung kommt aus einem Abo.');
  });

  it('has its price in the mails that confirm and announce it, as of the day of each · LAW-39', async () => {
    now();
    const { email, subscription } = await subscribed(started());
    const said = async (subject: string) =>
      (await mailsTo(started(), email)).find((mail) => mail.subject.includes(subject))?.text ?? '';
    const written = (amount: number) => `CHF\u00a0${(amount / 100).toFixed(2)}`;
    await doDueWork(started().sandbox);
    const label = 'Preis nach heutigem Stand, mit Versand: ';
    expect(subscription.shipping_total).toBeGreaterThan(0);
    expect(await said('ist eingerichtet')).toContain(label + written(subscription.total));
    const prices = started().sandbox.db.updateTable('product_price').where('product_id', '=', Number(care));
    await prices.set({ price: 3210, bulk: '[]' as never }).execute();
    await at('2026-12-15T06:00:00Z');
    const announced = await said('Bestellung am');
    // Five per cent less for each of two pieces.
    expect(announced).toContain(label + written(2 * 3049 + subscription.shipping_total));
    await at('2026-12-19T06:00:00Z');
    const [order] = await ordersOf(email);
    expect(announced).toContain(written(order?.total ?? 0));
  });

  it('is announced once, some days before, while it can still be changed · ACC-5', async () => {
    now();
    const { email, subscription } = await subscribed(started());
    const told = async () => (await subjects(email)).filter((one) => one.includes('Bestellung am'));
    await at('2026-12-14T12:00:00Z');
    expect(await told()).toEqual([]);
    await at('2026-12-15T06:00:00Z');
    await Promise.all([doDueWork(started().sandbox), doDueWork(started().sandbox)]);
    expect(await told()).toEqual([`Abo ${subscription.id}: Bestellung am 19.12.2026`]);
    await at('2026-12-19T06:00:00Z');
    expect(await told()).toHaveLength(1);
    // The next delivery was processed too late for an announcement: the order itself is enough.
    await at('2027-01-17T06:00:00Z');
    expect(await told()).toHaveLength(1);
  });

  it.each(['paused', 'cancelled'] as const)('is not announced if it is %s · ACC-5', async (state) => {
    now();
    const { client, email, subscription } = await subscribed(started());
    const { id, version } = subscription;
    await done(client.updateSubscription({ params: { id }, body: { version, state } }));
    await at('2026-12-15T06:00:00Z');
    expect((await subjects(email)).filter((one) => one.includes('Bestellung am'))).toEqual([]);
  });

  it('has no gift, because it could not be declined · ACC-5 · CART-14', async () => {
    const gift = { productId: tenCare, from: amounts({ EUR: 1, CHF: 1 }) };
    const there = await startSandbox(undefined, {
      shops: { ...shops, okulino: { ...shops.okulino, gift } },
    });
    const { client, email } = await subscribed(there);
    const cart = await cartWith(client, item(care, 2));
    expect(cart.items.filter(({ is_gift }) => is_gift)).toHaveLength(1);
    await atIn(there, '2026-12-19T06:00:00Z');
    const [order] = await ordersIn(there, email);
    expect(order?.basket.items.map(({ is_gift }) => is_gift === true)).toEqual([false]);
    await there.close();
  });

  it('is ordered once after missed days, and the rhythm stays · ACC-5', async () => {
    now();
    const { email, subscription } = await subscribed(started());
    await at('2027-04-01T06:00:00Z');
    expect(await ordersOf(email)).toHaveLength(1);
    expect((await rowOf(subscription.id)).next_date).toBe('2027-04-18');
  });

  it('is not ordered while paused, skipped or cancelled · ACC-5', async () => {
    now();
    const { client, email, subscription } = await subscribed(started());
    const params = { id: subscription.id };
    await done(client.updateSubscription({ params, body: { version: 1, state: 'paused' } }));
    await at('2026-12-20T06:00:00Z');
    expect(await ordersOf(email)).toEqual([]);
    now();
    await done(client.updateSubscription({ params, body: { version: 2, state: 'active' } }));
    await done(client.updateSubscription({ params, body: { version: 3, skip_order_date: '2026-12-19' } }));
    await at('2026-12-20T06:00:00Z');
    expect(await ordersOf(email)).toEqual([]);
    await at('2027-01-18T06:00:00Z');
    expect(await ordersOf(email)).toHaveLength(1);
    now();
    await done(client.updateSubscription({ params, body: { version: 5, state: 'cancelled' } }));
    await at('2027-06-01T06:00:00Z');
    expect(await ordersOf(email)).toHaveLength(1);
  });

  it('is ordered until the last day of its subscription, which then ends · ACC-5', async () => {
    now();
    const { client, email, subscription } = await subscribed(started());
    const declaration = { name: 'Mara Keller', number: subscription.id, email, kind: 'ordinary' } as const;
    await done(client.cancelContract({ body: { ...declaration, ends_on: '2026-12-31' } }));
    await at('2026-12-19T06:00:00Z');
    expect(await ordersOf(email)).toHaveLength(1);
    await at('2027-01-01T06:00:00Z');
    expect((await rowOf(subscription.id)).state).toBe('cancelled');
    await at('2027-01-20T06:00:00Z');
    expect(await ordersOf(email)).toHaveLength(1);
  });

  it('is deleted with the account of its customer · ACC-5', async () => {
    now();
    const { email, subscription } = await subscribed(started());
    await started().sandbox.db.deleteFrom('customer').where('email', '=', email).execute();
    await at('2027-02-01T06:00:00Z');
    expect(await ordersOf(email)).toEqual([]);
    expect(
      await started()
        .sandbox.db.selectFrom('subscription')
        .select('id')
        .where('id', '=', subscription.id)
        .execute(),
    ).toEqual([]);
    expect(started().incidents).toEqual([]);
  });
});
