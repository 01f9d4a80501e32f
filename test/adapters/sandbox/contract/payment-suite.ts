import { afterEach, expect, it } from 'vitest';
import { doDueWork } from '../../../../src/adapters/sandbox/due-work.ts';
import { paymentWindowMs } from '../../../../src/adapters/sandbox/orders/insert-order.ts';
import { signNotice } from '../../../../src/adapters/sandbox/provider/notice.ts';
import { readProviderPayment } from '../../../../src/adapters/sandbox/provider/provider-payments.ts';
import type { PaymentId } from '../../../../src/domain/checkout/payment.ts';
import { mailsTo } from '../fixtures/mails-to.ts';
import { pressed } from '../fixtures/pressed.ts';
import { care, cartWith, done, item, ordered, refused, requestId } from '../fixtures/shopper.ts';
import { type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';

export const paymentSuite = (started: () => TestSandbox): void => {
  afterEach(() => {
    started().controls.reset();
    started().controls.setClock(testNow);
  });

  it('end as chosen on the payment page, confirm once, and can be tried again · CHK-11 · CHK-13', async () => {
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
    expect(await mailsTo(started(), email)).toHaveLength(0);
    const paid = await pay('succeed', 'paypal');
    expect(paid.outcome).toBe('succeeded');
    await Promise.all([
      fetch(pressed(paid.redirect_url, 'succeed')),
      fetch(pressed(paid.redirect_url, 'decline')),
    ]);
    const after = await done(client().getOrder({ params }));
    expect(after).toMatchObject({ state: 'new', payment: { method: 'paypal', status: 'succeeded' } });
    expect(after.paid_at).toBeTruthy();
    expect(await mailsTo(started(), email)).toHaveLength(1);
    expect(await done(client().startPayment({ params, body }))).toEqual({ status: 'settled' });
  });

  it('for one order succeed only once', async () => {
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
    // The other payment was closed before it was paid, or was refunded.
    expect(outcomes.filter((outcome) => outcome === 'succeeded')).toHaveLength(1);
    expect(outcomes.filter((outcome) => ['cancelled', 'refunded'].includes(outcome))).toHaveLength(1);
  });

  /** An order with a waiting payment at the provider for each payment method. */
  const payingBy = async (...methods: readonly string[]) => {
    const { client } = started();
    const email = `${requestId()}@example.org`;
    const order = await ordered(client(), await cartWith(client(), item(care)), { email });
    const params = { token: order.token_value };
    const payments: { readonly payment_id: PaymentId; readonly redirect_url: string }[] = [];
    for (const method of methods) {
      const start = await done(
        client().startPayment({
          params,
          body: { return_path: `/checkout/thank-you/${params.token}`, method },
        }),
      );
      if (start.status !== 'redirect') throw new Error('nothing to pay');
      payments.push(start);
    }
    const orderNow = () => done(client().getOrder({ params }));
    const press = (at: number, ending: string) =>
      started().fetch(pressed(payments[at]?.redirect_url ?? '', ending));
    const page = async (at: number) =>
      (
        await started().fetch(new Request(`http://okulino.localhost:4200${payments[at]?.redirect_url}`))
      ).text();
    return { email, order, params, payments, orderNow, press, page };
  };
  const stored = (token: string) =>
    started()
      .sandbox.db.selectFrom('shop_order')
      .select('state')
      .where('token', '=', token)
      .executeTakeFirst();
  const credits = async (ids: readonly string[]) =>
    (
      await started()
        .sandbox.db.selectFrom('provider_payment')
        .select('credited')
        .where('id', 'in', ids)
        .where('credited', '=', true)
        .execute()
    ).length;

  it('count by the provider’s notice without a return of the shopper, and once if notified twice · CHK-11', async () => {
    const { controls } = started();
    controls.setNotices('twice');
    const { email, params, press, orderNow } = await payingBy('visa');
    await press(0, 'succeed');
    expect(await stored(params.token)).toEqual({ state: 'new' });
    const sold = await orderNow();
    expect([sold.refunded, sold.refunded_at]).toEqual([undefined, undefined]);
    expect(await mailsTo(started(), email)).toHaveLength(1);
  });

  it('are asked for at the provider if no notice comes · CHK-11', async () => {
    started().controls.setNotices('lost');
    const { params, press, orderNow } = await payingBy('visa');
    await press(0, 'succeed');
    expect(await stored(params.token)).toEqual({ state: 'payment_pending' });
    await doDueWork(started().sandbox);
    expect((await orderNow()).state).toBe('new');
  });

  it('are asked for when somebody waits for them, and no other with them · CHK-11', async () => {
    started().controls.setNotices('lost');
    const [mine, other] = [await payingBy('visa'), await payingBy('visa')];
    await mine.press(0, 'succeed');
    await other.press(0, 'succeed');
    const payment = mine.payments[0]?.payment_id as PaymentId;
    const asked = await done(
      started()
        .client()
        .getPaymentOutcome({ params: { ...mine.params, payment } }),
    );
    expect(asked.status).toBe('succeeded');
    expect((await other.orderNow()).state).toBe('payment_pending');
  });

  it('that are open are closed once another one has paid the order, and take no money · CHK-11', async () => {
    const { email, params, payments, press } = await payingBy('visa', 'twint');
    const [paid, other] = payments.map(({ payment_id }) => payment_id);
    const outcomeOf = async (payment = '') =>
      (
        await done(
          started()
            .client()
            .getPaymentOutcome({ params: { ...params, payment: payment as PaymentId } }),
        )
      ).status;
    expect(await outcomeOf(other)).toBe('pending');
    await press(0, 'succeed');
    expect([await outcomeOf(paid), await outcomeOf(other)]).toEqual(['succeeded', 'cancelled']);
    await press(1, 'succeed');
    expect(await outcomeOf(other)).toBe('cancelled');
    expect(await credits([other ?? ''])).toBe(0);
    expect(await mailsTo(started(), email)).toHaveLength(1);
  });

  it('made a second time are refunded once, with an e-mail · CHK-11', async () => {
    started().controls.setNotices('lost');
    const { email, order, payments, press, orderNow, page } = await payingBy('visa', 'paypal');
    await press(0, 'succeed');
    await started()
      .sandbox.db.updateTable('provider_payment')
      .set({ status: 'authorized', heard: false })
      .where('id', '=', payments[1]?.payment_id ?? '')
      .execute();
    await doDueWork(started().sandbox);
    const after = await orderNow();
    expect(after).toMatchObject({ state: 'new', payment: { status: 'succeeded' }, refunded: order.total });
    expect((await orderNow()).refunded).toBe(order.total);
    expect(await credits(payments.map(({ payment_id }) => payment_id))).toBe(1);
    const [first, second, ...more] = await mailsTo(started(), email);
    expect(more).toEqual([]);
    expect([first, second].map((mail) => mail?.subject)).toEqual([
      expect.stringContaining(order.number),
      `Rückzahlung zur Bestellung ${order.number}`,
    ]);
    expect(second?.text).toContain('wurde zweimal bezahlt');
    expect(second?.text).toMatch(/Bezahlt mit: (Visa|PayPal)/);
    const pages = await Promise.all([page(0), page(1)]);
    expect(pages.filter((text) => text.includes('wird zurückgezahlt'))).toHaveLength(1);
    expect(pages.filter((text) => text.includes('ist eingegangen'))).toHaveLength(1);
  });

  it('for an order cancelled meanwhile are refunded · CHK-11', async () => {
    const { controls, sandbox } = started();
    controls.setNotices('lost');
    const { email, order, payments, orderNow, page } = await payingBy('visa');
    controls.setClock(testNow + paymentWindowMs + 1);
    expect((await orderNow()).state).toBe('cancelled');
    expect(await page(0)).toContain('Zeit zum Bezahlen ist abgelaufen');
    await sandbox.db
      .updateTable('provider_payment')
      .set({ status: 'authorized', heard: false })
      .where('id', '=', payments[0]?.payment_id ?? '')
      .execute();
    await doDueWork(sandbox);
    const back = {
      refunded: order.total,
      refunded_at: new Date(testNow + paymentWindowMs + 1).toISOString(),
    };
    expect(await orderNow()).toMatchObject({ state: 'cancelled', ...back });
    controls.setClock(testNow + 2 * paymentWindowMs);
    await doDueWork(sandbox);
    expect(await orderNow()).toMatchObject(back);
    const mails = await mailsTo(started(), email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Bestellung ${order.number} wurde storniert`,
      `Rückzahlung zur Bestellung ${order.number}`,
    ]);
    expect(mails[1]?.text).toContain('schon storniert');
    for (const { html } of mails) expect(html).toContain(`/checkout/thank-you/${order.token_value}`);
  });

  it('are not possible on a page left open until the order was cancelled · CHK-11', async () => {
    const { controls } = started();
    const { params, press, orderNow } = await payingBy('visa');
    expect((await orderNow()).payable_until).toBe(new Date(testNow + paymentWindowMs).toISOString());
    controls.setClock(testNow + paymentWindowMs + 1);
    const back = await press(0, 'succeed');
    expect(back.headers.get('location')).toContain(params.token);
    expect(await orderNow()).not.toHaveProperty('refunded');
    expect((await orderNow()).state).toBe('cancelled');
  });

  it('are not confirmed by a notice that the provider did not sign, or of another sum · CHK-11', async () => {
    const { fetch, sandbox } = started();
    const { params, payments, orderNow } = await payingBy('visa');
    const told = (text: string, signature: string) =>
      fetch(
        new Request('http://okulino.localhost:4200/pay/notices', {
          method: 'POST',
          headers: { 'datatrans-signature': signature },
          body: text,
        }),
      );
    const row = await readProviderPayment(sandbox.db, payments[0]?.payment_id ?? '');
    if (!row) throw new Error('no payment');
    const paid = { ...row, status: 'authorized' } as const;
    const { text, signature } = signNotice(paid, testNow);
    const cheap = signNotice({ ...paid, amount: 1 }, testNow);
    const abroad = signNotice({ ...paid, currency: 'EUR' }, testNow);
    for (const [words, seal] of [
      [text, ''],
      [text, `t=${testNow},s0=${'0'.repeat(64)}`],
      [text.replace('authorized', 'settled'), signature],
      [cheap.text, cheap.signature],
      [abroad.text, abroad.signature],
    ] as const)
      expect((await told(words, seal)).status).toBe(400);
    expect((await told('x'.repeat(2000), signature)).status).toBe(413);
    expect((await orderNow()).state).toBe('payment_pending');
    expect((await told(text, signature)).status).toBe(204);
    expect(await stored(params.token)).toEqual({ state: 'new' });
  });

  it('can be framed by a page of the same host only · CHK-11', async () => {
    const { fetch } = started();
    const { payments } = await payingBy('visa');
    const at = async (query: string) => {
      const page = await fetch(
        new Request(`http://okulino.localhost:4200${payments[0]?.redirect_url}${query}`),
      );
      return { policy: page.headers.get('content-security-policy'), text: await page.text() };
    };
    const [whole, framed] = [await at(''), await at('?window=lightbox')];
    expect(whole.policy).toContain("frame-ancestors 'none'");
    expect(framed.policy).toContain("frame-ancestors 'self'");
    expect([whole, framed].map(({ text }) => text.includes('target="_top"'))).toEqual([false, true]);
    const script = await fetch(new Request('http://okulino.localhost:4200/pay/lightbox.js'));
    expect(script.headers.get('content-type')).toContain('javascript');
    expect(await script.text()).toContain('Datatrans');
  });

  it('stay pending while they are slow, then succeed', async () => {
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

  it('return to paths of the shop only', async () => {
    const client = started().client();
    const order = await ordered(client, await cartWith(client, item(care)));
    const params = { token: order.token_value };
    for (const return_path of ['//evil.example', 'https://evil.example', '/\\evil.example', ''])
      expect(
        (await refused(client.startPayment({ params, body: { return_path } }))).violations[0]?.field,
      ).toBe('return_path');
  });
};
