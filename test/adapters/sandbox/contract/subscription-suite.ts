import { expect, it } from 'vitest';
import { openBrowser } from '../fixtures/browser.ts';
import { signedIn } from '../fixtures/customers.ts';
import { mailsTo } from '../fixtures/mails-to.ts';
import {
  anyItem,
  care,
  cartWith,
  checkedOut,
  daily,
  done,
  failed,
  item,
  refused,
  swissAddress,
  trial,
} from '../fixtures/shopper.ts';
import type { TestSandbox } from '../fixtures/start-sandbox.ts';
import { regular, subscribed } from '../fixtures/subscribed.ts';

const curve = { radius: '8.5', diameter: '14.2' };
const eyes = (right: string, left: string) => [
  item(daily, 1, { ...curve, sphere: right }, { meta: { eye: 'right', pair_id: 'pair' } }),
  item(daily, 1, { ...curve, sphere: left }, { meta: { eye: 'left', pair_id: 'pair' } }),
];

export const subscriptionSuite = (started: () => TestSandbox): void => {
  it('is for customers only, and for nobody else’s eyes · ACC-5', async () => {
    const { client: guest } = openBrowser(started());
    const { subscription } = await subscribed(started());
    const { client: stranger } = await signedIn(started());
    const params = { id: subscription.id };
    const addresses = {
      subscriptions: [{ id: subscription.id, version: 1 }],
      shipping_address: swissAddress,
    };
    const calls = (client: typeof guest) => [
      client.getSubscription({ params }),
      client.updateSubscription({ params, body: { version: 1, state: 'cancelled' } }),
      client.updateSubscriptionsAddresses({ body: addresses }),
      client.createSubscription({
        body: { order_number: subscription.source_order ?? '', subscription_frequency: 30 },
      }),
    ];
    for (const call of [...calls(guest), guest.getSubscriptions({}), guest.getSubscriptionPaymentMethods({})])
      expect(await refused(call)).toMatchObject({ code: 'customer.not_signed_in' });
    for (const call of calls(stranger)) expect(await failed(call)).toEqual({ _tag: 'NotFound' });
    expect(await done(stranger.getSubscriptions({}))).toEqual([]);
  });

  it('repeats an order from one interval on, once however often it is asked for, and says so by mail · ACC-5', async () => {
    const who = await regular(started(), ...eyes('-2.00', '-1.50'), await anyItem(started().client(), trial));
    const { client, number, email } = who;
    const body = {
      order_number: number,
      subscription_frequency: 2,
      subscription_frequency_unit: 'month',
    } as const;
    const made = await done(client.createSubscription({ body }));
    expect(made).toMatchObject({
      state: 'active',
      version: 1,
      subscription_frequency: 2,
      subscription_frequency_unit: 'month',
      next_order_date: '2027-01-19',
      coming_order_dates: ['2027-03-19', '2027-05-19', '2027-07-19'],
      payment: { payment_method: 'invoice' },
      source_order: number,
      shipping_address: { street: 'Seestrasse' },
      orders: [],
    });
    expect(made.items.map(({ product_id, meta }) => [product_id, meta.eye])).toEqual([
      [daily, 'right'],
      [daily, 'left'],
    ]);
    expect(made.total).toBe(made.items_total + made.shipping_total);
    const again = await done(client.createSubscription({ body: { ...body, subscription_frequency: 5 } }));
    expect(again).toEqual(made);
    expect(await done(client.getSubscriptions({}))).toEqual([made]);
    expect(await done(client.getSubscription({ params: { id: made.id } }))).toEqual(made);
    const order = await done(client.getOrder({ params: { token: number } }));
    expect(order).toMatchObject({ subscription: true, subscription_frequency: 2 });
    const mails = await mailsTo(started(), email);
    expect(mails.map(({ subject }) => subject)).toContain(`Abo ${made.id} ist eingerichtet`);
    expect(mails.at(-1)?.text).toContain('alle 2 Monate');
  });

  it('repeats a cart as well, once it says where it goes · ACC-5', async () => {
    const { client, email } = await regular(started());
    const cart = await cartWith(client, item(care, 3));
    const body = { cart_token: cart.token_value, subscription_frequency: 60 };
    expect(await refused(client.createSubscription({ body }))).toMatchObject({
      code: 'subscription.no_address',
    });
    await checkedOut(client, cart, { email, payment: 'invoice' });
    const made = await done(client.createSubscription({ body: { ...body, next_order_date: '2026-12-24' } }));
    expect(made).toMatchObject({ next_order_date: '2026-12-24', items: [{ product_id: care, quantity: 3 }] });
    expect(made).not.toHaveProperty('source_order');
    expect(made.source_cart).toBe(cart.id);
  });

  it('repeats a cart that says nothing of where it goes to the customer’s usual address · ACC-5', async () => {
    const { client } = await regular(started());
    await done(client.createCustomerAddress({ body: { ...swissAddress, street: 'Limmatquai' } }));
    const cart = await cartWith(client, item(care, 3));
    const body = { cart_token: cart.token_value, subscription_frequency: 60 };
    const made = await done(client.createSubscription({ body }));
    for (const address of [made.billing_address, made.shipping_address])
      expect(address.street).toBe('Limmatquai');
    expect(await done(client.createSubscription({ body }))).toEqual(made);
  });

  it('refuses what makes no subscription: no such interval, day, order, way to pay · ACC-5', async () => {
    const { client, number } = await regular(started());
    const ask = (body: object) =>
      client.createSubscription({ body: { order_number: number, subscription_frequency: 30, ...body } });
    for (const every of [1, 0, -30, 6, 366, Number.MAX_SAFE_INTEGER])
      expect(await refused(ask({ subscription_frequency: every }))).toMatchObject({
        code: 'subscription.interval_day',
        values: { min: 7, max: 365 },
      });
    expect(
      await refused(ask({ subscription_frequency: 13, subscription_frequency_unit: 'month' })),
    ).toMatchObject({ code: 'subscription.interval_month', values: { max: 12 } });
    for (const next_order_date of ['2026-11-19', '2026-11-18', '2027-11-20', '2026-02-30', 'soon', ''])
      expect(await refused(ask({ next_order_date }))).toMatchObject({ code: 'subscription.date' });
    expect(await refused(ask({ payment_method: 'visa' }))).toMatchObject({ code: 'subscription.payment' });
    expect(await failed(ask({ order_number: 'OKU-0000-0000' }))).toEqual({ _tag: 'NotFound' });
    expect(await done(client.getSubscriptions({}))).toEqual([]);
    const { client: other, number: onlyTrial } = await regular(
      started(),
      await anyItem(started().client(), trial),
    );
    expect(
      await refused(
        other.createSubscription({ body: { order_number: onlyTrial, subscription_frequency: 30 } }),
      ),
    ).toMatchObject({ code: 'subscription.nothing' });
  });

  it('rests, goes on, leaves one out, and is over for good · ACC-5', async () => {
    const { client, subscription, email } = await subscribed(started());
    const params = { id: subscription.id };
    expect(subscription.next_order_date).toBe('2026-12-19');
    const update = (version: number, body: object) =>
      client.updateSubscription({ params, body: { version, ...body } });
    const skipped = await done(update(1, { skip_order_date: '2026-12-19' }));
    expect(skipped).toMatchObject({ version: 2, next_order_date: '2027-01-18' });
    // The answer was lost, and it is pressed again: the day has gone.
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

  it('asks two browsers at once to look again, and loses no change · ACC-5', async () => {
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

  it('changes rhythm and day; the new rhythm counts from the next day · ACC-5', async () => {
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

  it('changes what is in it, by the rules of the cart and the values that are made · ACC-5', async () => {
    const { client, subscription } = await subscribed(started(), ...eyes('-2.00', '-1.50'), item(care));
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

  it('moves several at once, all of them or none · ACC-5', async () => {
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

  const declared = (number: string, email: string) => ({
    name: 'Mara Keller',
    number,
    email,
    kind: 'ordinary' as const,
  });

  it('is ended without an account by who knows its number and e-mail, once, with a receipt · ACC-5', async () => {
    const { client, subscription, email } = await subscribed(started());
    const { client: guest } = openBrowser(started());
    const params = { id: subscription.id };
    const body = declared(subscription.id, email.toUpperCase());
    const stranger = { ...body, email: 'somebody@example.org' };
    expect(await done(guest.cancelContract({ body: stranger }))).toMatchObject({ number: subscription.id });
    expect((await done(client.getSubscription({ params }))).state).toBe('active');
    const receipt = await done(guest.cancelContract({ body }));
    expect(receipt).toMatchObject({ ...body, receipt: expect.stringMatching(/^KD-/) });
    expect(await done(guest.cancelContract({ body }))).toEqual(receipt);
    expect((await done(client.getSubscription({ params }))).state).toBe('cancelled');
    const mails = await mailsTo(started(), email.toUpperCase());
    expect(mails.map(({ subject }) => subject)).toEqual([`Kündigung eingegangen: ${subscription.id}`]);
    expect(mails[0]?.text).toContain(receipt.receipt);
    const wrong = { ...body, name: '', kind: 'extraordinary' as const, ends_on: '2026-01-01' };
    expect(
      (await refused(guest.cancelContract({ body: wrong }))).violations.map(({ field }) => field),
    ).toEqual(['name', 'reason', 'endsOn']);
  });

  it('runs until the day that was wished for · ACC-5', async () => {
    const { client, subscription, email } = await subscribed(started());
    const { client: guest } = openBrowser(started());
    const body = { ...declared(subscription.id, email), ends_on: '2027-02-01' };
    await done(guest.cancelContract({ body }));
    expect(await done(client.getSubscription({ params: { id: subscription.id } }))).toMatchObject({
      state: 'active',
      ends_on: '2027-02-01',
    });
  });

  it('is paid by invoice only by who may · ACC-5', async () => {
    const { client: fresh } = await signedIn(started());
    expect(await done(fresh.getSubscriptionPaymentMethods({}))).toEqual([]);
    const { client, subscription } = await subscribed(started());
    expect(await done(client.getSubscriptionPaymentMethods({}))).toEqual([{ payment_method: 'invoice' }]);
    const body = { version: 1, payment_method: 'visa', payment_alias: 'another’s' };
    expect(await refused(client.updateSubscription({ params: { id: subscription.id }, body }))).toMatchObject(
      { code: 'subscription.payment' },
    );
  });
};
