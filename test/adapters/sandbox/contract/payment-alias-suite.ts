import { afterEach, expect, it } from 'vitest';
import { doDueWork } from '../../../../src/adapters/sandbox/due-work.ts';
import { seenFrom } from '../../../../src/adapters/sandbox/provider/provider-aliases.ts';
import { openBrowser } from '../fixtures/browser.ts';
import { password, signedIn } from '../fixtures/customers.ts';
import { context, keptAlias, unpaid } from '../fixtures/kept-alias.ts';
import { mailsTo } from '../fixtures/mails-to.ts';
import { pressed } from '../fixtures/pressed.ts';
import { done, failed, refused } from '../fixtures/shopper.ts';
import { type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';
import { subscribed } from '../fixtures/subscribed.ts';

/** Units: ms. */
const fourYears = 4 * 365 * 86_400_000;

export const paymentAliasSuite = (started: () => TestSandbox): void => {
  afterEach(() => {
    started().controls.reset();
    started().controls.setClock(testNow);
  });

  const startWith = async (
    customer: Awaited<ReturnType<typeof signedIn>>,
    alias: string,
    quantity?: number,
  ) => {
    const order = await unpaid(customer, quantity);
    const params = { token: order.token_value };
    const body = { return_path: '/', alias: alias as never };
    return { params, pay: () => customer.client.startPayment({ params, body }), order };
  };

  it('are kept only if the customer agreed, and for no other customer · ACC-7 · CHK-10', async () => {
    const shop = started();
    const customer = await signedIn(shop);
    expect(await done(customer.client.getCustomerPaymentAlias(context))).toEqual([]);
    const silent = await unpaid(customer);
    const start = await done(
      customer.client.startPayment({ params: { token: silent.token_value }, body: { return_path: '/' } }),
    );
    if (start.status !== 'redirect') throw new Error('nothing to pay');
    await shop.fetch(pressed(start.redirect_url, 'succeed'));
    expect(await done(customer.client.getCustomerPaymentAlias(context))).toEqual([]);
    expect(await keptAlias(shop, customer, 'paypal')).toEqual([]);
    expect(await keptAlias(shop, customer)).toMatchObject([
      { internal_payment_method: 'visa', last_digits: '4242', last_paid_with: true },
    ]);
    const other = await signedIn(shop);
    expect(await done(other.client.getCustomerPaymentAlias(context))).toEqual([]);
    // A guest who pays a customer’s order by its link stores no card in the customer’s account.
    const { token_value: token } = await unpaid(other);
    const body = { return_path: '/', method: 'visa', keep_alias: true };
    const paying = await done(openBrowser(shop).client.startPayment({ params: { token }, body }));
    if (paying.status !== 'redirect') throw new Error('nothing to pay');
    await shop.fetch(pressed(paying.redirect_url, 'succeed'));
    expect(await done(other.client.getOrder({ params: { token } }))).toMatchObject({ state: 'new' });
    expect(await done(other.client.getCustomerPaymentAlias(context))).toEqual([]);
  });

  it('are one for each card, the last used one first · ACC-7', async () => {
    const shop = started();
    const customer = await signedIn(shop);
    await keptAlias(shop, customer);
    shop.controls.setClock(testNow + 60_000);
    await keptAlias(shop, customer, 'twint');
    shop.controls.setClock(testNow + 120_000);
    const kept = await keptAlias(shop, customer);
    expect(kept.map((one) => [one.internal_payment_method, one.last_digits, one.last_paid_with])).toEqual([
      ['visa', '4242', true],
      ['twint', undefined, false],
    ]);
    shop.controls.setClock(testNow + 180_000);
    const { pay } = await startWith(customer, kept[1]?.alias ?? '');
    expect(await done(pay())).toEqual({ status: 'settled' });
    expect((await done(customer.client.getCustomerPaymentAlias(context)))[0]).toMatchObject({
      internal_payment_method: 'twint',
      last_paid_with: true,
      last_paid_at: new Date(testNow + 180_000).toISOString(),
    });
  });

  it('are also those of their subscriptions when they are stored again · ACC-15', async () => {
    const shop = started();
    const customer = await subscribed(shop);
    const { client, subscription } = customer;
    const [before] = await keptAlias(shop, customer);
    const params = { id: subscription.id };
    const chosen = await done(
      client.updateSubscription({
        params,
        body: {
          version: subscription.version,
          payment_method: 'visa',
          payment_alias: before?.alias as never,
        },
      }),
    );
    expect(chosen.payment).toMatchObject({ alias: before?.alias });
    const [after] = await keptAlias(shop, customer);
    expect(after?.alias).not.toBe(before?.alias);
    expect((await done(client.getSubscription({ params }))).payment).toEqual({
      payment_method: 'visa',
      alias: after?.alias,
      label: '4242',
    });
    const { db } = shop.sandbox;
    const atProvider = db.selectFrom('provider_alias').select('alias');
    expect(await atProvider.where('alias', '=', before?.alias ?? '').execute()).toEqual([]);
    shop.controls.setClock(testNow + 31 * 86_400_000);
    await doDueWork(shop.sandbox);
    await done(client.customerSignMeIn({ body: { email: customer.email, password } }));
    expect((await done(client.getSubscription({ params }))).orders).toMatchObject([{ state: 'new' }]);
  });

  it('are offered for a subscription only as long as they can be charged · ACC-15', async () => {
    const shop = started();
    const customer = await subscribed(shop);
    const { client, email, subscription } = customer;
    const [kept] = await keptAlias(shop, customer);
    const methods = async () =>
      (await done(client.getSubscriptionPaymentMethods({}))).map(({ payment_method }) => payment_method);
    expect(await methods()).toEqual(['visa', 'invoice']);
    shop.controls.setClock(testNow + fourYears);
    await done(client.customerSignMeIn({ body: { email, password } }));
    expect(await methods()).toEqual(['invoice']);
    const { id, version } = await done(client.getSubscription({ params: { id: subscription.id } }));
    const body = { version, payment_method: 'visa', payment_alias: kept?.alias as never };
    expect((await refused(client.updateSubscription({ params: { id }, body }))).code).not.toBe('');
  });

  it('pay an order at once, and only once however often requested · ACC-7 · CHK-12', async () => {
    const shop = started();
    const customer = await signedIn(shop);
    const [kept] = await keptAlias(shop, customer);
    const before = (await mailsTo(shop, customer.email)).length;
    const { params, pay } = await startWith(customer, kept?.alias ?? '');
    expect(await Promise.all([done(pay()), done(pay()), done(pay())])).toEqual(
      Array.from({ length: 3 }, () => ({ status: 'settled' })),
    );
    expect(await done(customer.client.getOrder({ params }))).toMatchObject({
      state: 'new',
      payment: { method: 'visa', status: 'succeeded' },
    });
    expect(await mailsTo(shop, customer.email)).toHaveLength(before + 1);
    const payments = shop.sandbox.db
      .selectFrom('payment')
      .select('id')
      .where('order_token', '=', params.token);
    expect(await payments.execute()).toHaveLength(1);
  });

  it('lead to the provider’s page from a certain amount on, and once the card has expired · ACC-7', async () => {
    const shop = started();
    const customer = await signedIn(shop);
    const [kept] = await keptAlias(shop, customer);
    const dear = await startWith(customer, kept?.alias ?? '', 24);
    expect(dear.order.total).toBeGreaterThanOrEqual(seenFrom);
    const page = await done(dear.pay());
    if (page.status !== 'redirect') throw new Error('was charged unseen');
    await shop.fetch(pressed(page.redirect_url, 'succeed'));
    expect(await done(customer.client.getOrder({ params: dear.params }))).toMatchObject({ state: 'new' });
    shop.controls.setClock(testNow + fourYears);
    await done(customer.client.customerSignMeIn({ body: { email: customer.email, password: 'Linse 2026' } }));
    const late = await startWith(customer, kept?.alias ?? '');
    expect(await done(late.pay())).toMatchObject({ status: 'redirect' });
  });

  it('of another customer, or deleted, pay nothing and are not found · ACC-7', async () => {
    const shop = started();
    const owner = await signedIn(shop);
    const [kept] = await keptAlias(shop, owner);
    const alias = kept?.alias ?? '';
    const thief = await signedIn(shop);
    const tried = await startWith(thief, alias);
    expect(await failed(tried.pay())).toEqual({ _tag: 'NotFound', code: 'payment_alias.not_found' });
    const remove = { ...context, params: { alias } };
    expect(await failed(thief.client.deleteCustomerPaymentAlias(remove))).toEqual({
      _tag: 'NotFound',
      code: 'payment_alias.not_found',
    });
    expect(await done(owner.client.deleteCustomerPaymentAlias(remove))).toEqual({ done: true });
    expect(await failed(owner.client.deleteCustomerPaymentAlias(remove))).toEqual({
      _tag: 'NotFound',
      code: 'payment_alias.not_found',
    });
    const { pay } = await startWith(owner, alias);
    expect(await failed(pay())).toEqual({ _tag: 'NotFound', code: 'payment_alias.not_found' });
    const atProvider = shop.sandbox.db
      .selectFrom('provider_alias')
      .select('alias')
      .where('alias', '=', alias);
    expect(await atProvider.execute()).toEqual([]);
  });

  it('are for customers of their own shop only · ACC-7', async () => {
    const { client } = openBrowser(started());
    expect(await refused(client.getCustomerPaymentAlias(context))).toMatchObject({
      code: 'customer.not_signed_in',
    });
    const customer = await signedIn(started());
    const foreign = { query: { customer_context: 'augental' } };
    expect(await failed(customer.client.getCustomerPaymentAlias(foreign))).toEqual({
      _tag: 'NotFound',
      code: 'payment_alias.not_found',
    });
  });
};
