import { expect, it } from 'vitest';
import type { ShopClient } from '../../../../src/adapters/backend/client.ts';
import type { NewItemWire } from '../../../../src/adapters/contract/cart/cart-item.ts';
import { doDueWork } from '../../../../src/adapters/sandbox/due-work.ts';
import { openBrowser } from '../fixtures/browser.ts';
import { password, signedIn } from '../fixtures/customers.ts';
import { guestSubscriber, paidOn } from '../fixtures/guest-subscriber.ts';
import { context } from '../fixtures/kept-alias.ts';
import { mailsTo } from '../fixtures/mails-to.ts';
import { pressed } from '../fixtures/pressed.ts';
import { agreed, every, eyes, regularCare } from '../fixtures/regular-goods.ts';
import {
  anyItem,
  care,
  cartWith,
  checkedOut,
  done,
  failed,
  item,
  ordered,
  reduced,
  refused,
  swissAddress,
  tenCare,
} from '../fixtures/shopper.ts';
import { type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';

/** Subscriptions that begin with their first order. */
export const firstSubscriptionSuite = (started: () => TestSandbox): void => {
  const pay = (client: ShopClient, token: string, outcome: 'succeed' | 'decline' = 'succeed') =>
    paidOn(started(), client, token, outcome);
  const guest = (...items: readonly NewItemWire[]) => guestSubscriber(started(), ...items);

  it('begin once the first order is paid, one interval later, and are paid by the same card · SUBS-4 · ACC-7', async () => {
    const { client, email } = await signedIn(started());
    const cart = await cartWith(client, regularCare, await anyItem(client, reduced));
    const order = await ordered(client, cart, { email });
    expect(order).toMatchObject({ subscription: true, subscription_frequency: 30 });
    expect(await done(client.getSubscriptions({}))).toEqual([]);
    await pay(client, order.token_value);
    const [made, ...others] = await done(client.getSubscriptions({}));
    expect(others).toEqual([]);
    const [alias] = await done(client.getCustomerPaymentAlias(context));
    expect(made).toMatchObject({
      state: 'active',
      next_order_date: '2026-12-19',
      subscription_frequency: 30,
      source_order: order.number,
      items: [{ quantity: 2 }],
      payment: { payment_method: 'visa', alias: alias?.alias },
    });
    expect(made?.items[0]?.unit_price).toBe(order.items[0]?.unit_price);
    const mails = await mailsTo(started(), email);
    expect(mails.map(({ subject }) => subject)).toContain(`Abo ${made?.id} ist eingerichtet`);
  });

  it('end once all goods that they began with are withdrawn from, and the receipt says so · SUBS-9', async () => {
    const { client, email, order, key } = await guest(
      ...eyes.map((eye) => every(eye)),
      await anyItem(started().client(), reduced),
    );
    await pay(client, order.token_value);
    const state = async () =>
      (await done(client.getGuestSubscription({ params: { key: await key() } }))).state;
    const withdraw = ({ title, quantity, formatted_options }: (typeof order.items)[number]) =>
      done(
        client.withdrawFromContract({
          body: {
            name: 'Mara Keller',
            number: order.number,
            email,
            goods: [[`${quantity} × ${title}`, ...formatted_options.map(({ value }) => value)].join(' · ')],
          },
        }),
      );
    const receipt = async (number: string) =>
      (await mailsTo(started(), email)).find(({ text }) => text.includes(number))?.text;
    const [right, left, once] = order.items;
    if (!right || !left || !once) throw new Error('three items are ordered');
    const ended = /Das Abo ABO-\S+ hat mit dieser Bestellung begonnen und ist damit beendet\./;
    for (const kept of [once, right]) {
      const { receipt: number } = await withdraw(kept);
      expect(await state()).toBe('active');
      expect(await receipt(number)).not.toMatch(ended);
    }
    const { receipt: last } = await withdraw(left);
    expect(await state()).toBe('cancelled');
    expect(await receipt(last)).toMatch(ended);
  });

  it('leave regular goods out of a subscription that is made of the cart · SUBS-3 · ACC-5', async () => {
    const { client, email } = await signedIn(started());
    await done(client.createCustomerAddress({ body: swissAddress }));
    const paid = await ordered(client, await cartWith(client, item(care)), { email, payment: 'visa' });
    await started()
      .sandbox.db.updateTable('shop_order')
      .set({ state: 'shipped', paid_at: new Date(testNow) })
      .where('number', '=', paid.number)
      .execute();
    const cart = await cartWith(client, regularCare, item(tenCare));
    const make = (token: string) =>
      client.createSubscription({ body: { cart_token: token as never, subscription_frequency: 60 } });
    const made = await done(make(cart.token_value));
    expect(made.items.map(({ product_id }) => product_id)).toEqual([tenCare]);
    const whole = await cartWith(client, regularCare);
    expect(await refused(make(whole.token_value))).toMatchObject({ code: 'subscription.nothing' });
  });

  it('of a guest are not made a second time in the account that takes their order over · SUBS-6 · CHK-29', async () => {
    const { client, email, order, key } = await guest(regularCare);
    await pay(client, order.token_value);
    const account = { email, password, first_name: 'Mara', last_name: 'Keller' };
    const joins = {
      subscribed_to_marketing_channels: false,
      locale_code: 'de' as const,
      order_token: order.token_value,
    };
    await done(client.customerSignMeUp({ body: { ...account, ...joins } }));
    await done(client.customerSignMeIn({ body: { email, password } }));
    expect((await done(client.getOrdersHistory({ query: {} })))['hydra:member']).toHaveLength(1);
    const body = { order_number: order.number, subscription_frequency: 30 };
    expect(await refused(client.createSubscription({ body }))).toMatchObject({ code: 'subscription.begun' });
    const params = { key: await key() };
    const { version } = await done(client.getGuestSubscription({ params }));
    await done(client.steerGuestSubscription({ params, body: { version, state: 'cancelled' } }));
    expect(
      (await done(client.createSubscription({ body: { ...body, payment_method: 'invoice' } }))).state,
    ).toBe('active');
  });

  it('do not begin with an unpaid order · SUBS-4', async () => {
    const { client, email } = await signedIn(started());
    const order = await ordered(client, await cartWith(client, regularCare), { email });
    await pay(client, order.token_value, 'decline');
    expect(await done(client.getSubscriptions({}))).toEqual([]);
  });

  it('keep lens values only with consent, and report that it is missing · SUBS-4 · LAW-30', async () => {
    const { client, email } = await signedIn(started());
    const cart = await cartWith(client, ...eyes.map((eye) => every(eye)));
    const { token_value } = await checkedOut(client, cart, { email });
    const order = () => client.createMyOrderFromCart({ body: { token_value } });
    expect(await refused(order())).toMatchObject({
      violations: [{ field: 'subscription_consent', code: 'subscription.consent' }],
    });
    const no = { subscription_consent: { given: false, words: '2026-11' } };
    await done(client.updateOrder({ params: { token: token_value }, body: no }));
    expect((await refused(order())).violations).toHaveLength(1);
    await agreed(client, cart);
    const { token_value: token } = await done(order());
    await pay(client, token);
    const consents = await done(client.getConsents({}));
    expect(consents.find(({ purpose }) => purpose === 'subscription')?.given).toBe(true);
    expect((await done(client.getSubscriptions({})))[0]?.items).toHaveLength(2);
  });

  it('cannot be ordered by a payment method that cannot be repeated · SUBS-4', async () => {
    const { client, email } = await signedIn(started());
    const cart = await checkedOut(client, await cartWith(client, regularCare), { email, payment: 'paypal' });
    const body = { token_value: cart.token_value };
    expect(await refused(client.createMyOrderFromCart({ body }))).toMatchObject({
      violations: [{ field: 'payment_method', code: 'subscription.payment' }],
    });
    await done(
      client.updateOrderPaymentMethod({ params: { token: cart.token_value }, body: { method: 'visa' } }),
    );
    const { token_value: token } = await done(client.createMyOrderFromCart({ body }));
    const other = { return_path: '/', method: 'paypal' };
    expect(await refused(client.startPayment({ params: { token }, body: other }))).toMatchObject({
      violations: [{ field: 'method', code: 'subscription.payment' }],
    });
  });

  it('of a guest are managed by the link of an e-mail, and not without it · SUBS-6', async () => {
    const { client, email, order, key: keyOf } = await guest(...eyes.map((eye) => every(eye)));
    await pay(client, order.token_value);
    const key = await keyOf();
    const params = { key };
    const made = await done(client.getGuestSubscription({ params }));
    expect(made).toMatchObject({
      state: 'active',
      next_order_date: '2026-12-19',
      source_order: order.number,
    });
    expect(made.items.map(({ formatted_options }) => formatted_options.length)).toEqual([3, 3]);
    const { client: anybody } = openBrowser(started());
    const steer = (body: Parameters<ShopClient['steerGuestSubscription']>[0]['body']) =>
      anybody.steerGuestSubscription({ params, body });
    const skipped = await done(steer({ version: 1, skip_order_date: '2026-12-19' }));
    expect(skipped).toMatchObject({ version: 2, next_order_date: '2027-01-18' });
    expect(await refused(steer({ version: 1, state: 'paused' }))).toMatchObject({
      code: 'subscription.changed',
    });
    expect(await done(steer({ version: 2, state: 'paused' }))).toMatchObject({ state: 'paused' });
    expect(await done(steer({ version: 3, state: 'active' }))).toMatchObject({ state: 'active' });
    expect(await done(steer({ version: 4, state: 'cancelled' }))).toMatchObject({ state: 'cancelled' });
    expect(await done(steer({ version: 1, state: 'cancelled' }))).toMatchObject({ state: 'cancelled' });
    expect(await refused(steer({ version: 5, state: 'active' }))).toMatchObject({
      code: 'subscription.over',
    });
    const { client: elsewhere } = openBrowser(started(), 'opalys');
    for (const asked of [
      anybody.getGuestSubscription({ params: { key: 'guessed' } }),
      elsewhere.getGuestSubscription({ params }),
      elsewhere.steerGuestSubscription({ params, body: { version: 5, state: 'cancelled' } }),
    ])
      expect(await failed(asked)).toMatchObject({ code: 'subscription.not_found' });
    const subjects = (await mailsTo(started(), email)).map(({ subject }) => subject);
    expect(subjects).toContain(`Kündigung von Abo ${made.id} bestätigt`);
  });

  it('of an account have no link · SUBS-6', async () => {
    const { client, email } = await signedIn(started());
    const order = await ordered(client, await cartWith(client, regularCare), { email });
    await pay(client, order.token_value);
    const [made] = await done(client.getSubscriptions({}));
    const { db } = started().sandbox;
    const row = await db
      .selectFrom('subscription')
      .select(['key', 'email'])
      .where('id', '=', made?.id ?? '')
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ key: null, email: null });
    expect((await mailsTo(started(), email)).some(({ text }) => text.includes('/subscription/guest/'))).toBe(
      false,
    );
  });

  it('of a guest order on their day, once, by the kept card · SUBS-4 · SUBS-6', async () => {
    const { client, email, order, key } = await guest(regularCare);
    await pay(client, order.token_value);
    const { controls, sandbox } = started();
    controls.setClock(Date.parse('2026-12-19T06:00:00Z'));
    try {
      await doDueWork(sandbox);
      await doDueWork(sandbox);
      const made = await done(client.getGuestSubscription({ params: { key: await key() } }));
      expect(made.next_order_date).toBe('2027-01-18');
      expect(made.orders).toMatchObject([{ state: 'new', total: order.total }]);
      const orders = await sandbox.db
        .selectFrom('shop_order')
        .select(['customer_id', 'payment_method', 'total'])
        .where('email', '=', email)
        .execute();
      expect(orders).toHaveLength(2);
      expect(orders.every(({ customer_id }) => customer_id === null)).toBe(true);
      expect(
        await sandbox.db.selectFrom('subscription').select('id').where('email', '=', email).execute(),
      ).toHaveLength(1);
    } finally {
      controls.setClock(testNow);
    }
  });

  /** A guest whose card has expired when a delivery is due. */
  const declined = async () => {
    const one = await guest(regularCare);
    await pay(one.client, one.order.token_value);
    const params = { key: await one.key() };
    const { controls, sandbox } = started();
    const row = () =>
      sandbox.db
        .selectFrom('subscription')
        .selectAll()
        .where('key', '=', params.key)
        .executeTakeFirstOrThrow();
    const { payment_alias: alias } = await row();
    const expires = (at: string) =>
      sandbox.db
        .updateTable('provider_alias')
        .set({ expires_at: new Date(at) })
        .where('alias', '=', alias ?? '')
        .execute();
    await expires('2026-12-01T00:00:00Z');
    const dueOn = async (at: string) => {
      controls.setClock(Date.parse(at));
      await doDueWork(sandbox);
      await doDueWork(sandbox);
    };
    await dueOn('2026-12-19T06:00:00Z');
    const look = () => done(one.client.getGuestSubscription({ params }));
    const order = async (payment_method: string) => {
      const body = { version: (await look()).version, payment_method };
      return done(one.client.orderGuestDelivery({ params, body }));
    };
    const payBy = (method: string, token: string, outcome?: 'succeed' | 'decline' | 'slow') =>
      paidOn(started(), one.client, token, outcome, method);
    const orders = async () =>
      (
        await sandbox.db
          .selectFrom('shop_order')
          .select('state')
          .where('email', '=', one.email)
          .orderBy('created_at')
          .execute()
      ).map(({ state }) => state);
    return { ...one, params, row, alias, expires, dueOn, look, order, payBy, orders };
  };

  it('of a guest whose card is declined go on with another card, by the link of the mail · SUBS-8', async () => {
    const { client, email, params, row, alias, dueOn, look, order, payBy, orders } = await declined();
    try {
      const mail = (await mailsTo(started(), email)).at(-1);
      expect(mail?.text).toContain('mit einer anderen Karte bezahlen');
      expect(mail?.text).toContain(`/subscription/guest/${params.key}`);
      const before = await look();
      expect(before.problem?.code).toBe('payment_declined');
      expect(before.payable_by).toEqual(expect.arrayContaining(['visa', 'master_card']));
      expect(before.payable_by).not.toContain('paypal');
      const { order_token: token } = await order('visa');
      expect(await order('master_card')).toEqual({ order_token: token });
      // An order that is not paid, or whose payment is declined, changes nothing.
      await payBy('master_card', token, 'decline');
      expect(await look()).toMatchObject({ version: before.version, problem: before.problem });
      await payBy('master_card', token);
      const after = await look();
      expect(after).toMatchObject({ state: 'active', next_order_date: '2027-01-18' });
      expect([after.problem, after.payable_by]).toEqual([undefined, undefined]);
      const kept = await row();
      expect(kept.payment_method).toBe('master_card');
      expect([null, alias]).not.toContain(kept.payment_alias);
      const { db } = started().sandbox;
      const left = db
        .selectFrom('provider_alias')
        .select('alias')
        .where('alias', '=', alias ?? '');
      expect(await left.execute()).toEqual([]);
      expect(await orders()).toEqual(['shipped', 'new']);
      // The second attempt of the old day does not order it again, nor does a press on the old page.
      await dueOn('2026-12-23T06:00:00Z');
      const body = { version: before.version, payment_method: 'visa' };
      expect(await refused(client.orderGuestDelivery({ params, body }))).toMatchObject({
        code: 'subscription.changed',
      });
      expect(await orders()).toHaveLength(2);
      await dueOn('2027-01-18T06:00:00Z');
      expect(await orders()).toHaveLength(3);
      expect((await look()).problem).toBeUndefined();
    } finally {
      started().controls.setClock(testNow);
    }
  });

  it('of a guest who does not pay order the delivery once, when the card works again · SUBS-8', async () => {
    const { look, order, expires, dueOn, orders } = await declined();
    try {
      const { problem } = await look();
      await order('visa');
      await expires('2030-01-01T00:00:00Z');
      // The retry comes while that order still waits for its payment.
      await started()
        .sandbox.db.updateTable('shop_order')
        .set({ expires_at: new Date('2027-06-01T00:00:00Z') })
        .where('state', '=', 'payment_pending')
        .execute();
      await dueOn(`${problem?.retry_on}T06:00:00Z`);
      expect(await orders()).toEqual(['shipped', 'cancelled', 'new']);
      expect((await look()).problem).toBeUndefined();
    } finally {
      started().controls.setClock(testNow);
    }
  });

  it('of a guest are paid so by a method that can be stored, also before a payment fails · SUBS-8', async () => {
    const { client, email, order: first, key } = await guest(regularCare);
    await pay(client, first.token_value);
    const params = { key: await key() };
    const look = () => done(client.getGuestSubscription({ params }));
    const order = (payment_method: string, version = 1) =>
      client.orderGuestDelivery({ params, body: { version, payment_method } });
    expect((await look()).payable_by).toBeUndefined();
    expect((await refused(order('paypal'))).violations).toMatchObject([
      { field: 'payment_method', code: 'subscription.payment' },
    ]);
    expect(await refused(order('visa', 7))).toMatchObject({ code: 'subscription.changed' });
    const { order_token: token } = await done(order('twint'));
    const of = { token };
    const start = await done(
      client.startPayment({ params: of, body: { return_path: '/', method: 'twint' } }),
    );
    await started().fetch(pressed('redirect_url' in start ? start.redirect_url : '', 'succeed'));
    expect(await look()).toMatchObject({
      next_order_date: '2027-01-18',
      payment: { payment_method: 'twint' },
    });
    const over = await done(
      client.steerGuestSubscription({
        params,
        body: { version: (await look()).version, state: 'cancelled' },
      }),
    );
    expect(await refused(order('visa', over.version))).toMatchObject({ code: 'subscription.over' });
    const orders = started().sandbox.db.selectFrom('shop_order').select('token').where('email', '=', email);
    expect(await orders.execute()).toHaveLength(2);
  });

  it('of a guest can also be ended by number and e-mail · SUBS-6 · LAW-12', async () => {
    const { client, email, order, key } = await guest(regularCare);
    await pay(client, order.token_value);
    const params = { key: await key() };
    const { id: number } = await done(client.getGuestSubscription({ params }));
    const body = { name: 'Mara Keller', number, email, kind: 'ordinary' } as const;
    await done(client.cancelContract({ body }));
    expect(await done(client.getGuestSubscription({ params }))).toMatchObject({ state: 'cancelled' });
  });

  it('do not come again when the order is repeated · SUBS-3 · REO-3', async () => {
    const { client, email } = await signedIn(started());
    const order = await ordered(
      client,
      await cartWith(client, regularCare, item(regularCare.product.product_id)),
      { email },
    );
    await pay(client, order.token_value);
    const cart = await done(client.createCart({}));
    const repeated = { cart_token: cart.token_value, source: 'account' } as const;
    await done(
      client.reorder({ body: { ...repeated, last_order_internal_order_id: order.internal_order_id } }),
    );
    const laid = await done(client.getCart({ params: { token: cart.token_value } }));
    expect(laid.items).toHaveLength(1);
    expect(laid.subscription).toBe(false);
  });
};
