import { expect, it } from 'vitest';
import type { ShopClient } from '../../../../src/adapters/backend/client.ts';
import type { CartWire } from '../../../../src/adapters/contract/cart/cart.ts';
import { creditCeiling } from '../../../../src/adapters/sandbox/checkout/credit.ts';
import { takeReturn } from '../../../../src/adapters/sandbox/warehouse/take-return.ts';
import { pressed } from '../fixtures/pressed.ts';
import {
  care,
  cartWith,
  checkedOut,
  done,
  item,
  knownBuyer,
  ordered,
  partnerAddress,
  refused,
  swissAddress,
  tenCare,
} from '../fixtures/shopper.ts';
import type { TestSandbox } from '../fixtures/start-sandbox.ts';
import { regular } from '../fixtures/subscribed.ts';

const invoiceOf = async (client: ShopClient, { token_value: token }: CartWire) =>
  (await done(client.getPaymentMethods({ params: { token } }))).find(({ code }) => code === 'invoice');
const payBy = (client: ShopClient, { token_value: token }: CartWire, method: string) =>
  client.updateOrderPaymentMethod({ params: { token }, body: { method } });

export const invoiceSuite = (started: () => TestSandbox): void => {
  it('offers invoice only to a returning buyer, and rejects methods that are not offered · CHK-10', async () => {
    const client = started().client();
    const ready = await checkedOut(client, await cartWith(client, item(care)), {
      email: 'never-before@example.org',
    });
    const params = { token: ready.token_value };
    const methods = await done(client.getPaymentMethods({ params }));
    expect(methods).toContainEqual({ code: 'twint' });
    expect(methods).toContainEqual({ code: 'invoice', unavailable: 'new_customer' });
    expect(methods).toContainEqual({ code: 'klarna_sofort', unavailable: 'not_offered' });
    const choose = (method: string) => payBy(client, ready, method);
    expect((await refused(choose('invoice'))).code).toBe('payment.invoice_new_customer');
    expect((await refused(choose('klarna_sofort'))).code).toBe('payment.not_available');
    expect((await refused(choose('shells'))).code).toBe('payment.not_available');
    const { email, billing } = knownBuyer;
    await done(client.updateOrder({ params, body: { email, billing_address: billing } }));
    expect((await done(choose('invoice'))).payment_method).toBe('invoice');
  });

  it('recognises a guest whose e-mail and name are spelt differently · CHK-19 · ADDR-6', async () => {
    const { billing, email } = knownBuyer;
    const client = started().client();
    const cart = await checkedOut(client, await cartWith(client, item(care)), {
      email: ` ${email.toUpperCase()}`,
      billing: { ...billing, last_name: ` ${billing.last_name.toUpperCase()}` },
    });
    expect((await done(payBy(client, cart, 'invoice'))).payment_method).toBe('invoice');
  });

  it('shows a stranger who types the e-mail of a customer the same as everyone · CHK-19', async () => {
    const { billing, email } = knownBuyer;
    const stranger = { ...swissAddress, last_name: 'Fremd' };
    const answers = async (wishes: Parameters<typeof checkedOut>[2]) => {
      const client = started().client();
      const cart = await checkedOut(client, await cartWith(client, item(care)), wishes);
      const { code, message, violations } = await refused(payBy(client, cart, 'invoice'));
      const methods = await done(client.getPaymentMethods({ params: { token: cart.token_value } }));
      const order = await done(client.createMyOrderFromCart({ body: { token_value: cart.token_value } }));
      const start = client.startPayment({
        params: { token: order.token_value },
        body: { return_path: '/x', method: 'invoice' },
      });
      return { code, message, violations, methods, state: order.state, late: (await refused(start)).code };
    };
    const ofNobody = await answers({ email: 'nobody-at-all@example.org', billing: stranger });
    expect(ofNobody).toMatchObject({ state: 'payment_pending', late: 'payment.invoice_new_customer' });
    for (const wishes of [
      { email, billing: stranger },
      { email, billing: { ...billing, postcode: '8003' } },
      { email, billing: { ...billing, last_name: 'Brunner-Fremd' } },
      { email: 'nobody-at-all@example.org', billing },
    ])
      expect(await answers(wishes)).toEqual(ofNobody);
  });

  it('checks the invoice again when ordering, for the e-mail at that time · CHK-19', async () => {
    const client = started().client();
    const cart = await checkedOut(client, await cartWith(client, item(care)), {
      ...knownBuyer,
      payment: 'invoice',
    });
    const params = { token: cart.token_value };
    await done(client.updateOrder({ params, body: { email: 'somebody-else@example.org' } }));
    const order = () => client.createMyOrderFromCart({ body: { token_value: cart.token_value } });
    expect((await refused(order())).code).toBe('payment.invoice_new_customer');
    await done(client.updateOrder({ params, body: { email: knownBuyer.email } }));
    const made = await done(order());
    expect(made).toMatchObject({ state: 'new', payment_method: 'invoice' });
    expect(made).not.toHaveProperty('paid_at');
  });

  it('allows invoice only after an order paid at the same shop, not after an unpaid or free one · CHK-19', async () => {
    const client = started().client();
    const who = { email: 'free-of-charge@example.org', billing: { ...swissAddress, last_name: 'Gratis' } };
    const cart = await cartWith(client, item(care));
    const coupon = { params: { token: cart.token_value }, body: { couponCode: 'GESCHENKT' } };
    await done(client.applyCoupon(coupon));
    const free = await ordered(client, cart, { ...who, shipping: partnerAddress, method: 'pickup' });
    expect(free).toMatchObject({ state: 'new', total: 0 });
    const next = await checkedOut(client, await cartWith(client, item(care)), who);
    expect(await invoiceOf(client, next)).toEqual({ code: 'invoice', unavailable: 'new_customer' });

    const waits = await ordered(client, await cartWith(client, item(care)), who);
    await started()
      .sandbox.db.updateTable('shop_order')
      .set({ state: 'open', expires_at: null, paid_at: new Date() })
      .where('token', '=', waits.token_value)
      .execute();
    expect(await invoiceOf(client, next)).toEqual({ code: 'invoice' });
    const opalys = started().client('augental');
    const abroad = { ...who, billing: { ...who.billing, country_code: 'AT' as const, postcode: '8002' } };
    const elsewhere = await cartWith(opalys, item(care));
    const params = { token: elsewhere.token_value };
    await done(opalys.updateOrder({ params, body: { email: abroad.email } }));
    await opalys.updateOrder({ params, body: { billing_address: abroad.billing } })();
    expect(await invoiceOf(opalys, elsewhere)).toEqual({ code: 'invoice', unavailable: 'new_customer' });
  });

  it('allows invoice to a signed-in customer by past orders, whatever the billing name · CHK-19', async () => {
    const { client, email } = await regular(started());
    const billing = { ...swissAddress, last_name: 'Andere' };
    const cart = await checkedOut(client, await cartWith(client, item(care)), {
      email,
      billing,
      payment: 'invoice',
    });
    expect(cart.payment_method).toBe('invoice');
    const guest = started().client();
    const same = await checkedOut(guest, await cartWith(guest, item(care)), { email, billing });
    expect(await invoiceOf(guest, same)).toEqual({ code: 'invoice', unavailable: 'new_customer' });
  });

  it('limits the open amount on invoice, and says so before the order · CHK-16', async () => {
    const client = started().client();
    const email = 'konto@example.org';
    const billing = { ...swissAddress, last_name: 'Kontoführer' };
    const first = await checkedOut(client, await cartWith(client, item(care)), { email, billing });
    const paid = await done(client.createMyOrderFromCart({ body: { token_value: first.token_value } }));
    const start = await done(
      client.startPayment({ params: { token: paid.token_value }, body: { return_path: '/x' } }),
    );
    if (start.status !== 'redirect') throw new Error('nothing to pay');
    await started().fetch(pressed(start.redirect_url, 'succeed'));

    const asked = (cart: CartWire, address = billing) => ({
      billing_address: { ...address, email, gender: 'f' as const },
      shipping_address: { ...address, email },
      order_total: { value: cart.total, currency: cart.currency_code },
      price_channel: cart.price_channel,
      items: cart.items.map(({ product_id, sku, quantity, unit_price }) => ({
        product_id,
        sku,
        quantity,
        unit_price,
      })),
      tags: ['internal' as const],
      matching_profile: 4 as const,
    });
    const advice = async (cart: CartWire, address = billing) =>
      (await done(client.getCustomerLastPayment({ body: asked(cart, address) }))).invoice;
    const pay = (cart: CartWire, method: string) =>
      client.updateOrderPaymentMethod({ params: { token: cart.token_value }, body: { method } });

    const most = await checkedOut(client, await cartWith(client, item(care, 25)), { email, billing });
    expect([most.total < creditCeiling.CHF, most.total * 2 > creditCeiling.CHF]).toEqual([true, true]);
    const another = await checkedOut(client, await cartWith(client, item(care, 25)), { email, billing });
    expect(await advice(most)).toBe('open');
    await done(pay(another, 'invoice'));
    await done(pay(most, 'invoice'));
    await done(client.createMyOrderFromCart({ body: { token_value: most.token_value } }));

    expect(await advice(another)).toBe('refused');
    expect(await advice(another, { ...billing, last_name: 'Andere' })).toBe('open');
    const late = await refused(client.createMyOrderFromCart({ body: { token_value: another.token_value } }));
    expect(late.code).toBe('payment.invoice_refused');
    expect((await refused(pay(another, 'invoice'))).code).toBe('payment.invoice_refused');
    await done(pay(another, 'visa'));
    const order = await done(client.createMyOrderFromCart({ body: { token_value: another.token_value } }));
    const again = client.startPayment({
      params: { token: order.token_value },
      body: { return_path: '/x', method: 'invoice' },
    });
    expect((await refused(again)).code).toBe('payment.invoice_refused');
  });

  it('no longer counts what came back as owed · CHK-16 · DOC-5', async () => {
    const { client, email } = await regular(started());
    const billing = { ...swissAddress, last_name: `Retour${email.replace(/\W/g, '')}` };
    const goods = [item(care, 24), item(tenCare)];
    const made = await ordered(client, await cartWith(client, ...goods), {
      email,
      billing,
      payment: 'invoice',
    });
    const next = await checkedOut(client, await cartWith(client, item(care, 24)), { email, billing });
    const back = async (...named: readonly string[]) => {
      const declared = { name: 'Mara', number: made.number, email, goods: named };
      const { receipt } = await done(client.withdrawFromContract({ body: declared }));
      await started()
        .sandbox.db.transaction()
        .execute((trx) => takeReturn(trx, started().sandbox, receipt));
    };
    expect((await refused(payBy(client, next, 'invoice'))).code).toBe('payment.invoice_refused');
    await back(made.items[0]?.title ?? '');
    await done(payBy(client, next, 'invoice'));
    await back();
    await done(payBy(client, next, 'invoice'));
  });
};
