import { expect, it } from 'vitest';
import type { CartItemWire } from '../../../../src/adapters/contract/cart/cart-item.ts';
import { mailsTo } from '../fixtures/mails-to.ts';
import { curve, eyes } from '../fixtures/regular-goods.ts';
import { care, cartWith, checkedOut, done, item, refused, swissAddress } from '../fixtures/shopper.ts';
import type { TestSandbox } from '../fixtures/start-sandbox.ts';
import { subscribed } from '../fixtures/subscribed.ts';

export const subscriptionChangeSuite = (started: () => TestSandbox): void => {
  it('pause, resume, skip a delivery, and cancel for good · ACC-5', async () => {
    const { client, subscription, email } = await subscribed(started());
    const params = { id: subscription.id };
    expect(subscription.next_order_date).toBe('2026-12-19');
    const update = (version: number, body: object) =>
      client.updateSubscription({ params, body: { version, ...body } });
    const skipped = await done(update(1, { skip_order_date: '2026-12-19' }));
    expect(skipped).toMatchObject({ version: 2, next_order_date: '2027-01-18' });
    // The response was lost, and the button is pressed again: the day is already skipped.
    expect(await done(update(2, { skip_order_date: '2026-12-19' }))).toEqual(skipped);
    const paused = await done(update(2, { state: 'paused' }));
    expect(paused).toMatchObject({ version: 3, state: 'paused' });
    expect(await done(update(3, { state: 'paused' }))).toEqual(paused);
    expect(await refused(update(3, { skip_order_date: '2027-01-18' }))).toMatchObject({
      code: 'subscription.not_possible',
    });
    expect(await done(update(3, { state: 'active' }))).toMatchObject({
      version: 4,
      state: 'active',
      next_order_date: '2027-01-18',
    });
    const over = await done(update(4, { state: 'cancelled' }));
    expect(over).toMatchObject({ state: 'cancelled', cancelled_at: expect.any(String) });
    expect(await done(update(1, { state: 'cancelled' }))).toEqual(over);
    for (const change of [
      { state: 'active' },
      { subscription_frequency: 60 },
      { next_order_date: '2027-01-01' },
    ])
      expect(await refused(update(5, change))).toMatchObject({ code: 'subscription.over' });
    const subjects = (await mailsTo(started(), email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('Kündigung'))).toHaveLength(1);
  });

  it('restores skipped deliveries one by one, until the subscription is as before · SUBS-7', async () => {
    const { client, subscription } = await subscribed(started());
    const params = { id: subscription.id };
    const update = (version: number, body: object) =>
      client.updateSubscription({ params, body: { version, ...body } });
    await done(update(1, { skip_order_date: '2026-12-19' }));
    const twice = await done(update(2, { skip_order_date: '2027-01-18' }));
    expect(twice).toMatchObject({ next_order_date: '2027-02-17', left_out_order_date: '2027-01-18' });
    // Only the last skipped delivery can be restored; a request from an outdated page changes nothing.
    expect(await done(update(3, { unskip_order_date: '2026-12-19' }))).toEqual(twice);
    const once = await done(update(3, { unskip_order_date: '2027-01-18' }));
    expect(once).toMatchObject({ next_order_date: '2027-01-18', left_out_order_date: '2026-12-19' });
    await done(update(4, { state: 'paused' }));
    expect(await refused(update(5, { unskip_order_date: '2026-12-19' }))).toMatchObject({
      code: 'subscription.not_possible',
    });
    await done(update(5, { state: 'active' }));
    const before = await done(update(6, { unskip_order_date: '2026-12-19' }));
    expect(before).toEqual({ ...subscription, version: 7 });
    expect(before).not.toHaveProperty('left_out_order_date');
  });

  it('to another interval reach the goods, and every order with them · ACC-5', async () => {
    const { client, subscription } = await subscribed(started());
    const params = { id: subscription.id };
    const rhythms = (items: readonly Pick<CartItemWire, 'meta'>[]) =>
      items.map(({ meta }) => [meta.subscription_frequency, meta.subscription_frequency_unit]);
    expect(rhythms(subscription.items)).toEqual([[30, 'day']]);
    const monthly = { version: 1, subscription_frequency: 2, subscription_frequency_unit: 'month' } as const;
    const changed = await done(client.updateSubscription({ params, body: monthly }));
    expect(rhythms(changed.items)).toEqual([[2, 'month']]);
  });

  it('from two browsers at once are accepted from one only, and none is lost · ACC-5', async () => {
    const { client, subscription } = await subscribed(started());
    const params = { id: subscription.id };
    const [one, two] = await Promise.all([
      client.updateSubscription({ params, body: { version: 1, subscription_frequency: 45 } })(),
      client.updateSubscription({ params, body: { version: 1, next_order_date: '2026-12-01' } })(),
    ]);
    expect([one._tag, two._tag].toSorted()).toEqual(['Left', 'Right']);
    const lost = one._tag === 'Left' ? one : two;
    expect(lost).toMatchObject({ left: { code: 'subscription.changed' } });
    expect(await done(client.getSubscription({ params }))).toMatchObject({ version: 2 });
  });

  it('of interval and day apply, and the new interval counts from the next day · ACC-5', async () => {
    const { client, subscription } = await subscribed(started());
    const params = { id: subscription.id };
    const body = { version: 1, next_order_date: '2027-01-31' };
    expect(await done(client.updateSubscription({ params, body }))).toMatchObject({
      next_order_date: '2027-01-31',
      coming_order_dates: ['2027-03-02', '2027-04-01', '2027-05-01'],
    });
    const monthly = { version: 2, subscription_frequency: 1, subscription_frequency_unit: 'month' } as const;
    expect(await done(client.updateSubscription({ params, body: monthly }))).toMatchObject({
      next_order_date: '2027-01-31',
      coming_order_dates: ['2027-02-28', '2027-03-31', '2027-04-30'],
    });
    for (const wrong of [{ subscription_frequency: 0 }, { subscription_frequency: 13 }])
      expect(
        await refused(client.updateSubscription({ params, body: { version: 3, ...wrong } })),
      ).toMatchObject({ code: 'subscription.interval_month' });
  });

  it('of lines follow the rules of the cart and the values that are made · ACC-5', async () => {
    const { client, subscription } = await subscribed(started(), ...eyes, item(care));
    const params = { id: subscription.id };
    const [right, left, bottle] = subscription.items.map(({ id }) => id as string);
    const update = (version: number, ...items: readonly object[]) =>
      client.updateSubscription({ params, body: { version, items: items as never } });
    const changed = await done(
      update(
        1,
        { id: right, quantity: 4, option: { ...curve, sphere: '-2.25' } },
        { id: bottle, quantity: 0 },
      ),
    );
    expect(
      changed.items.map(({ quantity, formatted_options }) => [quantity, formatted_options[0]?.value]),
    ).toEqual([
      [4, '-2.25'],
      [1, '-1.50'],
    ]);
    const refusals = [
      [{ id: left, quantity: 1, option: { ...curve, sphere: '-2.13' } }, 'product.variant_does_not_exist'],
      [{ id: left, quantity: 1, option: {} }, 'product.variant_does_not_exist'],
      [{ id: left, quantity: 100 }, 'product.max_quantity_exceeded'],
      [{ id: left, quantity: -1 }, 'validation.invalid'],
      [{ id: bottle, quantity: 1 }, 'subscription.line_gone'],
    ] as const;
    for (const [line, code] of refusals) expect(await refused(update(2, line))).toMatchObject({ code });
    expect(await refused(update(2, { id: left, quantity: 0 }, { id: right, quantity: 0 }))).toMatchObject({
      code: 'subscription.last_line',
    });
    expect((await done(client.getSubscription({ params }))).version).toBe(2);
  });

  it('of the address of several subscriptions apply to all of them or none · ACC-5', async () => {
    const { client, subscription, email } = await subscribed(started());
    const cart = await checkedOut(client, await cartWith(client, item(care)), { email, payment: 'invoice' });
    const second = await done(
      client.createSubscription({ body: { cart_token: cart.token_value, subscription_frequency: 90 } }),
    );
    const seen = (version: number) => [
      { id: subscription.id, version: 1 },
      { id: second.id, version },
    ];
    const shipping_address = { ...swissAddress, street: 'Limmatquai' };
    const move = (subscriptions: ReturnType<typeof seen>, address = shipping_address) =>
      client.updateSubscriptionsAddresses({ body: { subscriptions, shipping_address: address } });
    expect(await refused(move(seen(7)))).toMatchObject({ code: 'subscription.changed' });
    expect(await refused(move(seen(1), { ...shipping_address, postcode: 'x' }))).toMatchObject({
      violations: [{ field: 'shipping_address.postcode' }],
    });
    expect((await done(client.getSubscriptions({}))).map(({ version }) => version)).toEqual([1, 1]);
    const moved = await done(move(seen(1)));
    expect(
      moved.map(({ shipping_address: { street }, billing_address }) => [street, billing_address.street]),
    ).toEqual([
      ['Limmatquai', 'Seestrasse'],
      ['Limmatquai', 'Seestrasse'],
    ]);
  });
};
