import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderWire } from '../../../../src/adapters/contract/orders/orders.ts';
import { doDueWork } from '../../../../src/adapters/sandbox/due-work.ts';
import { paymentWindowMs } from '../../../../src/adapters/sandbox/orders/insert-order.ts';
import { departure } from '../../../../src/adapters/sandbox/warehouse/departure.ts';
import type { ShopCurrency } from '../../../../src/domain/shared/amounts.ts';
import { mailsTo } from '../fixtures/mails-to.ts';
import { pressed } from '../fixtures/pressed.ts';
import { care, cartWith, done, item, ordered } from '../fixtures/shopper.ts';
import { shops } from '../fixtures/shops.ts';
import { startSandbox, type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';
import { subscribed } from '../fixtures/subscribed.ts';

/** The shops as they are now: one of them is switched to another currency after its orders were made. */
const today = { ...shops, okulino: { ...shops.okulino, currency: 'EUR' as ShopCurrency } };
let shop: TestSandbox;
const switchCurrency = (): void => {
  today.okulino = { ...shops.okulino, currency: 'CHF' };
};
beforeAll(async () => {
  shop = await startSandbox(undefined, { shops: today });
});
afterAll(() => shop.close());

/** All amounts are in the order's currency, and none is in the shop's current one. */
const expectEuros = (said: string): void => {
  expect(said).toMatch(/EUR|€/);
  expect(said).not.toMatch(/CHF/);
};
const newOrder = async (email: string): Promise<OrderWire> => {
  const client = shop.client();
  const cart = await cartWith(client, item(care, 3));
  const params = { token: cart.token_value };
  await done(client.applyCoupon({ params, body: { couponCode: 'FUENF' } }));
  return ordered(client, cart, { email });
};
const startPaying = async ({ token_value: token }: OrderWire): Promise<string> => {
  const start = await done(
    shop.client().startPayment({ params: { token }, body: { return_path: '/', method: 'visa' } }),
  );
  if (start.status !== 'redirect') throw new Error('nothing to pay');
  return start.redirect_url;
};
/** The money arrives after the order was cancelled. */
const comesTooLate = (page: string) =>
  shop.sandbox.db
    .updateTable('provider_payment')
    .set({ status: 'authorized', heard: false })
    .where('id', '=', page.replace('/pay/', ''))
    .execute();
const pageAt = async (path: string): Promise<string> =>
  (await shop.fetch(new Request(`http://okulino.localhost:4200${path}`))).text();
const textOfFile = async (path: string): Promise<string> => {
  const answer = await shop.fetch(new Request(`http://okulino.localhost:4200${path}`));
  const file = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
  return (await extractText(file, { mergePages: true })).text;
};

describe('an order of a shop that has changed its currency', () => {
  it('keeps its own currency on every page, document and e-mail · I18N-7 · ORD-2', async () => {
    const [paid, unpaid] = [await newOrder('paid@euro.example'), await newOrder('unpaid@euro.example')];
    const page = await startPaying(paid);
    const second = await startPaying(unpaid);
    const regular = await subscribed(shop);
    switchCurrency();

    const fresh = await cartWith(shop.client(), item(care));
    expect(fresh.currency_code).toBe('CHF');

    expectEuros(await pageAt(page));
    await shop.fetch(pressed(page, 'succeed'));
    const params = { token: paid.token_value };
    expect(await done(shop.client().getOrder({ params }))).toMatchObject({
      state: 'new',
      currency_code: 'EUR',
    });
    const { result } = await done(shop.client().getCustomerDocuments({ params }));
    expectEuros(await textOfFile(result.urls[0] ?? ''));

    shop.controls.setClock(testNow + paymentWindowMs);
    await doDueWork(shop.sandbox);
    await comesTooLate(second);
    await done(shop.client().getOrder({ params: { token: unpaid.token_value } }));
    shop.controls.setClock(departure('CH', testNow, true));
    await doDueWork(shop.sandbox);
    const letters = [
      ...(await mailsTo(shop, 'paid@euro.example')),
      ...(await mailsTo(shop, 'unpaid@euro.example')),
    ];
    expect(letters.map(({ subject }) => subject.replace(/OKU[-\d]+/, '…')).sort()).toEqual([
      'Bestellung … bei Okulino',
      'Bestellung … wurde storniert',
      'Rückzahlung zur Bestellung …',
      'Unterwegs: Bestellung …',
    ]);
    for (const { subject, text, html } of letters) {
      expect(text, subject).not.toContain('CHF');
      expect(html, subject).not.toContain('CHF');
      if (!subject.startsWith('Unterwegs')) expectEuros(text);
    }
    shop.controls.setClock(testNow);

    const history = await done(regular.client.getOrdersHistory({ query: {} }));
    expect(history['hydra:member'].map(({ currency_code }) => currency_code)).toEqual(['EUR']);
  });

  it('keeps its own currency in its subscription, whose prices are the current ones · I18N-7', async () => {
    today.okulino = { ...shops.okulino, currency: 'EUR' };
    const regular = await subscribed(shop);
    const { id, next_order_date: next } = regular.subscription;
    shop.controls.setClock(Date.parse(`${next}T10:00:00Z`));
    await doDueWork(shop.sandbox);
    shop.controls.setClock(testNow);
    switchCurrency();
    const now = await done(regular.client.getSubscription({ params: { id } }));
    expect(now.currency_code).toBe('CHF');
    expect(now.orders.map(({ currency_code }) => currency_code)).toEqual(['EUR']);
  });
});
