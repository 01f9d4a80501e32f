import { afterEach, expect, it } from 'vitest';
import { json } from '../../../../src/adapters/sandbox/db/json.ts';
import { paymentWindowMs } from '../../../../src/adapters/sandbox/orders/insert-order.ts';
import type { CouponRule } from '../../../../src/adapters/sandbox/seed/coupon-rule.ts';
import { knownCustomer } from '../../../../src/adapters/sandbox/seed/demo-coupons.ts';
import {
  care,
  cartWith,
  checkedOut,
  done,
  failed,
  fewCare,
  item,
  ordered,
  oversoldCare,
  refused,
  stoppedCare,
  supplierCare,
  swissAddress,
  tenCare,
} from '../fixtures/shopper.ts';
import { type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';

const pressed = (url: string, ending: string): Request =>
  new Request(`http://okulino.localhost:4200${url}`, {
    method: 'POST',
    headers: { origin: 'http://okulino.localhost:4200', 'content-type': 'application/x-www-form-urlencoded' },
    body: `ending=${ending}`,
  });

export const orderSuite = (started: () => TestSandbox): void => {
  const stockOf = async (product_id: typeof care): Promise<number> => {
    const items = [{ catalog: 'okulino', variant_representation: { product_id, option: {} }, quantity: 1 }];
    const { items: found } = await done(started().client().getDeliveryDates({ body: { items } }));
    return found[0]?.stock.available ?? Number.NaN;
  };
  const mailsTo = (email: string) =>
    started().sandbox.db.selectFrom('mail').selectAll().where('recipient', '=', email).execute();

  afterEach(() => started().controls.setClock(testNow));

  it('makes one order of a cart however often it is asked, and the cart is gone · CHK-12', async () => {
    const client = started().client();
    const cart = await cartWith(client, item(care, 2));
    const order = await ordered(client, cart);
    expect(order).toMatchObject({ state: 'payment_pending', checkout_state: 'completed', reorderable: true });
    expect(order.number).toMatch(/^OKU-\d{4}-\d{4}$/);
    const body = { token_value: cart.token_value };
    expect(await done(client.createMyOrderFromCart({ body }))).toEqual(order);
    expect(await failed(client.getCart({ params: { token: cart.token_value } }))).toEqual({
      _tag: 'NotFound',
    });
    expect(await done(client.getOrder({ params: { token: order.token_value } }))).toEqual(order);
    expect(
      await failed(
        started()
          .client('opalys')
          .getOrder({ params: { token: order.token_value } }),
      ),
    ).toEqual({ _tag: 'NotFound' });
  });

  it('refuses a cart that is not ready and says what is missing · CHK-12', async () => {
    const client = started().client();
    const { token_value } = await cartWith(client, item(care));
    const refusal = await refused(client.createMyOrderFromCart({ body: { token_value } }));
    expect(refusal.code).toBe('checkout.not_ready');
    expect(refusal.violations.map(({ field }) => field)).toContain('billing_address');
    expect(await failed(client.createMyOrderFromCart({ body: { token_value: 'nobody' as never } }))).toEqual({
      _tag: 'NotFound',
    });
  });

  it('names each line that is short, and takes nothing · CHK-12', async () => {
    const client = started().client();
    const early = await checkedOut(client, await cartWith(client, item(stoppedCare, 3)));
    const late = await checkedOut(client, await cartWith(client, item(care), item(stoppedCare, 4)));
    await done(client.createMyOrderFromCart({ body: { token_value: early.token_value } }));
    const before = await stockOf(care);
    const refusal = await refused(client.createMyOrderFromCart({ body: { token_value: late.token_value } }));
    expect(refusal.violations).toEqual([
      expect.objectContaining({ field: 'items[1].quantity', code: 'product.stock.reduce_stock' }),
    ]);
    expect(refusal.values).toEqual({ stock: 1 });
    expect(await stockOf(care)).toBe(before);
  });

  it('takes from the shelf what is there, and lets an oversold one sink no further', async () => {
    const client = started().client();
    await ordered(client, await cartWith(client, item(tenCare, 12)));
    expect(await stockOf(tenCare)).toBe(0);
    const before = await stockOf(oversoldCare);
    await ordered(client, await cartWith(client, item(oversoldCare, 2)));
    expect([before, await stockOf(oversoldCare)]).toEqual([-3, -3]);
  });

  it('gives the shelf back once when nobody pays in time', async () => {
    const { client, controls } = started();
    const before = await stockOf(fewCare);
    const order = await ordered(client(), await cartWith(client(), item(fewCare, 2)));
    expect(await stockOf(fewCare)).toBe(before - 2);
    controls.setClock(testNow + paymentWindowMs + 1);
    const params = { token: order.token_value };
    const [one, two] = await Promise.all([
      done(client().getOrder({ params })),
      done(client().getOrder({ params })),
    ]);
    expect([one.state, two.state]).toEqual(['cancelled', 'cancelled']);
    expect(await stockOf(fewCare)).toBe(before);
    const again = client().startPayment({ params, body: { return_path: '/x' } });
    expect((await refused(again)).code).toBe('payment.order_closed');
  });

  it('ends as the pay page is pressed, confirms once, and offers to pay again · CHK-11 · CHK-13', async () => {
    const { client, fetch } = started();
    const email = 'payer@example.org';
    const order = await ordered(client(), await cartWith(client(), item(care)), { email });
    const params = { token: order.token_value };
    const body = { return_path: `/checkout/thank-you/${order.token_value}` };
    const pay = async (ending: string, method?: string) => {
      const start = await done(
        client().startPayment({ params, body: { ...body, ...(method && { method }) } }),
      );
      if (start.status !== 'redirect') throw new Error('nothing to pay');
      const page = await fetch(new Request(`http://okulino.localhost:4200${start.redirect_url}`));
      expect(await page.text()).toContain(order.number);
      const back = await fetch(pressed(start.redirect_url, ending));
      expect(back.headers.get('location')).toBe(`${body.return_path}?payment=${start.payment_id}`);
      const outcome = await done(
        client().getPaymentOutcome({ params: { ...params, payment: start.payment_id } }),
      );
      return { ...start, outcome: outcome.status };
    };
    expect((await pay('decline')).outcome).toBe('declined');
    expect((await pay('cancel')).outcome).toBe('cancelled');
    expect((await done(client().getOrder({ params }))).state).toBe('payment_pending');
    expect(await mailsTo(email)).toHaveLength(0);
    const paid = await pay('succeed', 'paypal');
    expect(paid.outcome).toBe('succeeded');
    await Promise.all([
      fetch(pressed(paid.redirect_url, 'succeed')),
      fetch(pressed(paid.redirect_url, 'decline')),
    ]);
    const after = await done(client().getOrder({ params }));
    expect(after).toMatchObject({ state: 'new', payment: { method: 'paypal', status: 'succeeded' } });
    expect(after.paid_at).toBeTruthy();
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await done(client().startPayment({ params, body }))).toEqual({ status: 'settled' });
  });

  it('lets one of two payments for an order succeed', async () => {
    const { client, fetch } = started();
    const order = await ordered(client(), await cartWith(client(), item(care)));
    const params = { token: order.token_value };
    const start = (return_path: string) => done(client().startPayment({ params, body: { return_path } }));
    const [first, same, second] = [await start('/a'), await start('/a'), await start('/b')];
    expect(same).toEqual(first);
    if (first.status !== 'redirect' || second.status !== 'redirect') throw new Error('nothing to pay');
    await Promise.all([first, second].map(({ redirect_url }) => fetch(pressed(redirect_url, 'succeed'))));
    const outcomes = await Promise.all(
      [first, second].map(async ({ payment_id }) => {
        const found = client().getPaymentOutcome({ params: { ...params, payment: payment_id } });
        return (await done(found)).status;
      }),
    );
    expect(outcomes.sort()).toEqual(['cancelled', 'succeeded']);
  });

  it('keeps a slow payment pending, then lets it succeed', async () => {
    const { client, controls, fetch } = started();
    const order = await ordered(client(), await cartWith(client(), item(care)));
    const params = { token: order.token_value };
    const start = await done(client().startPayment({ params, body: { return_path: '/x' } }));
    if (start.status !== 'redirect') throw new Error('nothing to pay');
    await fetch(pressed(start.redirect_url, 'slow'));
    const outcome = () =>
      done(client().getPaymentOutcome({ params: { ...params, payment: start.payment_id } }));
    expect((await outcome()).status).toBe('pending');
    controls.setClock(testNow + 10_000);
    expect((await outcome()).status).toBe('succeeded');
  });

  it('goes back to paths of ours only', async () => {
    const client = started().client();
    const order = await ordered(client, await cartWith(client, item(care)));
    const params = { token: order.token_value };
    for (const return_path of ['//evil.example', 'https://evil.example', '/\\evil.example', ''])
      expect(
        (await refused(client.startPayment({ params, body: { return_path } }))).violations[0]?.field,
      ).toBe('return_path');
  });

  it('needs no payment for nothing, and confirms at once · CHK-12', async () => {
    const client = started().client();
    const cart = await cartWith(client, item(care));
    await done(
      client.applyCoupon({ params: { token: cart.token_value }, body: { couponCode: 'GESCHENKT' } }),
    );
    const email = 'gift@example.org';
    const ready = await checkedOut(client, cart, { method: 'pickup', email });
    expect([ready.checkout_state, ready.total]).toEqual(['payment_skipped', 0]);
    const order = await done(client.createMyOrderFromCart({ body: { token_value: ready.token_value } }));
    expect(order.state).toBe('new');
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('takes a coupon that became void off the cart instead of ordering at another price', async () => {
    const { client, sandbox } = started();
    const cart = await cartWith(client(), item(care));
    const params = { token: cart.token_value };
    await done(client().applyCoupon({ params, body: { couponCode: 'SEHEN10' } }));
    await checkedOut(client(), cart);
    const gift = { _tag: 'Percent', percent: 10 } as const;
    const change = (rule: CouponRule) =>
      sandbox.db
        .updateTable('coupon')
        .set({ rule: json(rule) })
        .where('code', '=', 'SEHEN10')
        .execute();
    await change({ gift, disabled: true });
    const body = { token_value: cart.token_value };
    expect((await refused(client().createMyOrderFromCart({ body }))).code).toBe('coupon.not_found');
    const order = await done(client().createMyOrderFromCart({ body }));
    expect(order.order_promotion_total).toBe(0);
    await change({ gift });
  });

  it.each([
    ['okulino', 'de', 'Hallo Mara', 'Rechtes Auge'],
    ['linsenwerk', 'de', 'Guten Tag Frau Keller', 'Rechtes Auge'],
    ['viszola', 'it', 'Ciao Mara', 'Occhio destro'],
    ['opalys', 'fr', 'Bonjour Madame Keller', 'Œil droit'],
    ['augental', 'en', 'Dear Ms Keller', 'Right eye'],
  ] as const)(
    'confirms for %s in %s, in its style, with eye and values',
    async (brand, locale, hello, eye) => {
      const client = started().client(brand, locale);
      const { options } = await done(client.getProduct({ params: { id: '10010' } }));
      const values = Object.fromEntries(
        options.map(({ code, values: made }) => [code, made[3] ?? made[0] ?? '']),
      );
      const cart = await cartWith(
        client,
        item('10010' as typeof care, 1, values, { meta: { eye: 'right' } }),
      );
      const email = `${brand}@example.org`;
      const method = brand === 'okulino' ? 'swisspost_a_parcel' : 'dhl';
      const billing = { ...swissAddress, ...(brand === 'viszola' && { tax_number: 'KLLMRA85A41Z404X' }) };
      const order = await ordered(client, cart, { email, method, billing });
      const params = { token: order.token_value };
      const start = await done(client.startPayment({ params, body: { return_path: '/x' } }));
      if (start.status !== 'redirect') throw new Error('nothing to pay');
      await started().fetch(pressed(start.redirect_url, 'succeed'));
      const [mail] = await mailsTo(email);
      for (const text of [mail?.text, mail?.html]) {
        expect(text).toContain(hello);
        expect(text).toContain(eye);
        expect(text).toContain(order.number);
        expect(text).toContain(values.sphere?.replace('-', '−').replace('.', locale === 'en' ? '.' : ','));
        expect(text).toContain('CH-8002 Zürich');
      }
    },
  );

  it('shows hostile words of an address as text in the mail', async () => {
    const { client, fetch } = started();
    const email = 'hostile@example.org';
    const billing = { ...swissAddress, first_name: '<img src=x onerror=alert(1)>' };
    const cart = await cartWith(client(), item(supplierCare));
    const order = await ordered(client(), cart, { email: knownCustomer, billing, payment: 'invoice' });
    expect(order.state).toBe('new');
    const [mail] = await mailsTo(knownCustomer);
    expect(mail?.html).toContain('&lt;img src=x');
    expect(mail?.html).not.toContain('<img');
    const page = await fetch(new Request(`http://okulino.localhost:4200/mailbox/${mail?.id}/html`));
    expect(page.headers.get('content-security-policy')).toContain('sandbox');
    expect(await mailsTo(email)).toHaveLength(0);
  });
};
