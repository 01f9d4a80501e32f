import { expect, it } from 'vitest';
import type { NewItemWire } from '../../../../src/adapters/contract/cart/cart-item.ts';
import { askForConsentLink, cutSecret } from '../../../../src/adapters/sandbox/customers/mail-links.ts';
import { doDueWork } from '../../../../src/adapters/sandbox/due-work.ts';
import { openBrowser } from '../fixtures/browser.ts';
import { password, provenMailbox, registered } from '../fixtures/customers.ts';
import { guestSubscriber, paidOn } from '../fixtures/guest-subscriber.ts';
import { context } from '../fixtures/kept-alias.ts';
import { pressed } from '../fixtures/pressed.ts';
import { every, eyes, regularCare } from '../fixtures/regular-goods.ts';
import { care, cartWith, done, item, ordered, refused } from '../fixtures/shopper.ts';
import { type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';

/** What a mailbox ordered without its account, and when it becomes part of it. */
export const joiningSuite = (started: () => TestSandbox): void => {
  /** A guest whose subscription runs, and another browser with a new account of the same e-mail. */
  const left = async (...goods: readonly NewItemWire[]) => {
    const guest = await guestSubscriber(started(), ...(goods.length > 0 ? goods : [regularCare]));
    await paidOn(started(), guest.client, guest.order.token_value);
    const here = openBrowser(started());
    await registered(here.client, guest.email);
    const signIn = () => done(here.client.customerSignMeIn({ body: { email: guest.email, password } }));
    await signIn();
    const numbers = async () =>
      (await done(here.client.getOrdersHistory({ query: {} })))['hydra:member'].map(({ number }) => number);
    return { ...guest, account: here.client, signIn, numbers, params: { key: await guest.key() } };
  };
  const prove = (email: string) => provenMailbox(started(), email);

  it('joins at the next sign-in once the mailbox is proven, and never by an e-mail alone · AUTH-32', async () => {
    const { client, account, email, order, signIn, numbers, params } = await left();
    await signIn();
    expect(await done(account.getSubscriptions({}))).toEqual([]);
    expect(await numbers()).toEqual([]);
    const before = await done(client.getGuestSubscription({ params }));
    await prove(email);
    await signIn();
    await signIn();
    const [joined, ...others] = await done(account.getSubscriptions({}));
    expect(others).toEqual([]);
    const [alias, ...more] = await done(account.getCustomerPaymentAlias(context));
    expect(more).toEqual([]);
    expect(joined).toMatchObject({
      id: before.id,
      state: 'active',
      next_order_date: before.next_order_date,
      subscription_frequency: before.subscription_frequency,
      total: before.total,
      payment: { payment_method: 'visa', alias: alias?.alias },
    });
    expect(await numbers()).toEqual([order.number]);
    // The guest's link says where the subscription is, and changes it no more.
    expect(await refused(client.getGuestSubscription({ params }))).toMatchObject({
      code: 'subscription.in_account',
    });
    const steer = client.steerGuestSubscription({
      params,
      body: { version: before.version, state: 'paused' },
    });
    expect(await refused(steer)).toMatchObject({ code: 'subscription.in_account' });
    const pay = { version: before.version, payment_method: 'visa' };
    expect(await refused(client.orderGuestDelivery({ params, body: pay }))).toMatchObject({
      code: 'subscription.in_account',
    });
  });

  it('joins by the link of its mail, opened while signed in with the same e-mail · AUTH-32 · AUTH-30', async () => {
    const { client, account, params, numbers, order } = await left();
    expect((await done(client.getGuestSubscription({ params }))).joins_account).toBeUndefined();
    const { joins_account, version } = await done(account.getGuestSubscription({ params }));
    expect(joins_account).toBe(true);
    const body = { version, into_account: true } as const;
    expect(await refused(client.steerGuestSubscription({ params, body }))).toMatchObject({
      code: 'customer.not_signed_in',
    });
    const stranger = openBrowser(started());
    const other = await registered(stranger.client);
    await done(stranger.client.customerSignMeIn({ body: { email: other, password } }));
    expect((await done(stranger.client.getGuestSubscription({ params }))).joins_account).toBeUndefined();
    expect(await refused(stranger.client.steerGuestSubscription({ params, body }))).toMatchObject({
      code: 'subscription.other_account',
    });
    expect(await done(stranger.client.getSubscriptions({}))).toEqual([]);
    // Two tabs, and the same press again.
    const take = () => done(account.steerGuestSubscription({ params, body }));
    const [one, two] = await Promise.all([take(), take()]);
    expect(one.id).toBe(two.id);
    expect((await take()).id).toBe(one.id);
    expect(await done(account.getSubscriptions({}))).toHaveLength(1);
    expect(await numbers()).toEqual([order.number]);
    expect(await refused(stranger.client.steerGuestSubscription({ params, body }))).toMatchObject({
      code: 'subscription.in_account',
    });
  });

  it('joins as soon as the customer confirms mails by a link · AUTH-32 · ACC-3', async () => {
    const { account, email } = await left();
    const { db } = started().sandbox;
    const customer = await db
      .selectFrom('customer')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const now = new Date(testNow);
    await db.transaction().execute((trx) => askForConsentLink(trx, customer, 'de', now));
    const { id } = await db
      .selectFrom('mail_link')
      .select('id')
      .where('customer_id', '=', customer.id)
      .where('purpose', '=', 'mail-consent')
      .executeTakeFirstOrThrow();
    const token = await db.transaction().execute((trx) => cutSecret(trx, id));
    await done(account.giveMailConsent({ body: { token } }));
    expect(await done(account.getSubscriptions({}))).toHaveLength(1);
  });

  it('joins after it has ended, with the history of its orders · AUTH-32', async () => {
    const { client, account, email, signIn, params } = await left();
    const { version } = await done(client.getGuestSubscription({ params }));
    await done(client.steerGuestSubscription({ params, body: { version, state: 'cancelled' } }));
    await prove(email);
    await signIn();
    expect((await done(account.getSubscriptions({}))).map(({ state }) => state)).toEqual(['cancelled']);
    expect(await done(account.getCustomerPaymentAlias(context))).toEqual([]);
  });

  it('keeps the consent to its lens values, with its words and its day · AUTH-32 · LAW-30', async () => {
    const { account, email, signIn } = await left(...eyes.map((eye) => every(eye)));
    const given = async () =>
      (await done(account.getConsents({}))).find(({ purpose }) => purpose === 'subscription')?.given;
    expect(await given()).toBe(false);
    await prove(email);
    await signIn();
    expect(await given()).toBe(true);
    const [joined] = await done(account.getSubscriptions({}));
    const { id = '', version = 0 } = joined ?? {};
    const body = { version, subscription_frequency: 60 };
    expect((await done(account.updateSubscription({ params: { id }, body }))).subscription_frequency).toBe(
      60,
    );
  });

  it('goes on by the payment that is being made for a delivery · AUTH-32 · SUBS-8', async () => {
    const { client, account, email, signIn, params } = await left();
    const { sandbox, controls } = started();
    const expires = (at: string) =>
      sandbox.db
        .updateTable('provider_alias')
        .set({ expires_at: new Date(at) })
        .execute();
    try {
      await expires('2026-12-01T00:00:00Z');
      controls.setClock(Date.parse('2026-12-19T06:00:00Z'));
      await doDueWork(sandbox);
      const { version } = await done(client.getGuestSubscription({ params }));
      const body = { version, payment_method: 'visa' };
      const { order_token } = await done(client.orderGuestDelivery({ params, body }));
      const wish = { return_path: '/', method: 'master_card' };
      const start = await done(client.startPayment({ params: { token: order_token }, body: wish }));
      await prove(email);
      await signIn();
      if (start.status !== 'redirect') throw new Error('nothing to pay');
      await started().fetch(pressed(start.redirect_url, 'succeed'));
      const [joined] = await done(account.getSubscriptions({}));
      expect(joined).toMatchObject({ state: 'active', payment: { payment_method: 'master_card' } });
      expect(joined?.problem).toBeUndefined();
      const aliases = await done(account.getCustomerPaymentAlias(context));
      expect(aliases.map(({ alias }) => alias)).toContain(joined?.payment.alias);
    } finally {
      controls.setClock(testNow);
    }
  });

  it('leaves orders of a deleted account alone · AUTH-32 · LAW-33', async () => {
    const { client, account, email, signIn } = await left();
    await prove(email);
    await signIn();
    await done(account.deleteMe({ body: { password } }));
    await registered(client, email);
    await prove(email);
    await done(client.customerSignMeIn({ body: { email, password } }));
    expect((await done(client.getOrdersHistory({ query: {} })))['hydra:member']).toEqual([]);
    const later = openBrowser(started()).client;
    const order = await ordered(later, await cartWith(later, item(care)), { email });
    await done(client.customerSignMeIn({ body: { email, password } }));
    const history = await done(client.getOrdersHistory({ query: {} }));
    expect(history['hydra:member'].map(({ number }) => number)).toEqual([order.number]);
  });
};
