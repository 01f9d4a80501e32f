import { afterEach, beforeEach, expect, it } from 'vitest';
import type { NewItemWire } from '../../../../src/adapters/contract/cart/cart-item.ts';
import type { OrderWire } from '../../../../src/adapters/contract/orders/orders.ts';
import { doDueWork } from '../../../../src/adapters/sandbox/due-work.ts';
import { paymentWindowMs } from '../../../../src/adapters/sandbox/orders/insert-order.ts';
import { departure } from '../../../../src/adapters/sandbox/warehouse/departure.ts';
import { mailsTo } from '../fixtures/mails-to.ts';
import { pressed } from '../fixtures/pressed.ts';
import {
  anyItem,
  care,
  cartWith,
  daily,
  done,
  item,
  knownBuyer,
  ordered,
  requestId,
  supplierCare,
} from '../fixtures/shopper.ts';
import { type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';
import { regular } from '../fixtures/subscribed.ts';

export const dispatchSuite = (started: () => TestSandbox): void => {
  /** Independent of what other tests have bought. */
  beforeEach(async () => {
    const variants = [care, daily].map(String);
    await started()
      .sandbox.db.updateTable('stock')
      .set({ on_hand: 100 })
      .where((stock) => stock.or(variants.map((id) => stock('variant_id', 'like', `${id}%`))))
      .execute();
  });
  afterEach(() => {
    started().controls.reset();
    started().controls.setClock(testNow);
  });

  /** A visitor orders and pays; returns what is reported about the order afterwards. */
  const bought = async (goods: NewItemWire = item(care), method = 'swisspost_a_parcel') => {
    const { client, fetch } = started();
    const email = `${requestId()}@parcel.example`;
    const cart = await cartWith(client(), goods);
    const order = await ordered(client(), cart, { email, method });
    const params = { token: order.token_value };
    const start = await done(client().startPayment({ params, body: { return_path: '/' } }));
    if (start.status !== 'redirect') throw new Error('nothing to pay');
    await fetch(pressed(start.redirect_url, 'succeed'));
    await doDueWork(started().sandbox);
    const orderNow = () => done(client().getOrder({ params }));
    const subjects = async () => (await mailsTo(started(), email)).map(({ subject }) => subject);
    return { email, order, orderNow, subjects };
  };
  const at = async (when: number) => {
    started().controls.setClock(when);
    await Promise.all([doDueWork(started().sandbox), doDueWork(started().sandbox)]);
  };

  it('happens when the warehouse closes, with one e-mail about method and tracking number · ORD-1 · ORD-2', async () => {
    const { email, order, orderNow, subjects } = await bought();
    const leaves = departure('CH', testNow, true);
    await at(leaves - 1);
    expect(await orderNow()).toMatchObject({ state: 'new' });
    expect(await orderNow()).not.toHaveProperty('tracking');
    await at(leaves);
    await at(leaves + 1);
    const sent = await orderNow();
    expect(sent).toMatchObject({ state: 'shipped', tracking: expect.stringMatching(/^99\.60\./) });
    expect(await subjects()).toEqual([
      `Bestellung ${order.number} bei Okulino`,
      `Unterwegs: Bestellung ${order.number}`,
    ]);
    const letter = (await mailsTo(started(), email))[1];
    for (const said of [
      String(sent.tracking),
      'A-Post-Paket',
      'Seestrasse 12',
      'CH-8002 Zürich',
      order.number,
    ])
      for (const form of [letter?.text, letter?.html]) expect(form).toContain(said);
    expect(letter?.text).toContain(`/checkout/thank-you/${order.token_value}`);
    expect(letter?.text).toMatch(/Voraussichtliche Lieferung: /);
  });

  it('is shown by the stations of the parcel and its contents, with a link to the carrier · ORD-4 · MAIL-6', async () => {
    const { email, orderNow } = await bought();
    await at(departure('CH', testNow, true));
    const { tracking } = await orderNow();
    const letter = (await mailsTo(started(), email))[1];
    expect(letter?.text).toMatch(
      /● Eingegangen\n● Verpackt\n● Unterwegs\n○ Zustellung bis \d\d\.\d\d\.20\d\d\n\n1 × \S.*\n\nSendung verfolgen {2}/,
    );
    expect(letter?.html).toMatch(/class="b" href="https:\/\/service\.post\.ch[^>]*>Sendung verfolgen</);
    expect(letter?.html).toMatch(new RegExp(`/images/${care}/[^"]*\\.png`));
    for (const form of [letter?.text, letter?.html])
      expect(form).toContain(`https://service.post.ch/ekp-web/ui/entry/search/${tracking}`);
  });

  it.each(['visa', 'invoice'])(
    'is announced for the day after, also by mail, if it was paid by %s after the parcels had left · STOCK-11',
    async (method) => {
      const { controls, fetch } = started();
      const { client: own, email } = await regular(started());
      const client = () => own;
      const before = Date.parse('2026-11-19T14:59:00Z');
      const arrivalOf = ({ calculated_arrival_date_min, calculated_arrival_date_max }: OrderWire) => [
        calculated_arrival_date_min,
        calculated_arrival_date_max,
      ];
      controls.setClock(before);
      const order = await ordered(client(), await cartWith(client(), item(care)), { email });
      expect(arrivalOf(order)).toEqual(['2026-11-20', '2026-11-20']);
      controls.setClock(before + 10 * 60_000);
      const params = { token: order.token_value };
      const start = await done(client().startPayment({ params, body: { return_path: '/', method } }));
      if (start.status === 'redirect') await fetch(pressed(start.redirect_url, 'succeed'));
      await doDueWork(started().sandbox);
      const paid = await done(client().getOrder({ params }));
      expect(arrivalOf(paid)).toEqual(['2026-11-23', '2026-11-23']);
      const mails = await mailsTo(started(), email);
      expect(mails.find(({ subject }) => subject.includes(order.number))?.text).toContain('23.11.2026');
      await at(departure('CH', before + 10 * 60_000, true));
      expect(arrivalOf(await done(client().getOrder({ params })))).toEqual(arrivalOf(paid));
    },
  );

  it('happens later if the supplier delivers first, and without a tracking number for a letter · ORD-2 · STOCK-5 · MAIL-6', async () => {
    const late = await bought(item(supplierCare));
    const letter = await bought(await anyItem(started().client(), daily), 'swisspost_a_letter');
    await at(departure('CH', testNow, true));
    expect((await late.orderNow()).state).toBe('new');
    const sent = await letter.orderNow();
    expect(sent.state).toBe('shipped');
    expect(sent).not.toHaveProperty('tracking');
    const told = (await mailsTo(started(), letter.email))[1];
    expect(told?.text).not.toMatch(/Sendungsnummer|Sendung verfolgen/);
    expect(told?.html).toMatch(/class="b" [^>]*\/checkout\/thank-you\/[^>]*>Bestellung ansehen</);
    await at(departure('CH', testNow, false));
    expect((await late.orderNow()).state).toBe('shipped');
  });

  it('happens before payment for an invoice order, and not after a withdrawal · ORD-1', async () => {
    const { client } = started();
    const invoiced = await ordered(client(), await cartWith(client(), item(care)), {
      ...knownBuyer,
      payment: 'invoice',
    });
    const { order, orderNow, email, subjects } = await bought();
    const declaration = { name: 'Mara Keller', number: order.number, email, goods: [] };
    await done(client().withdrawFromContract({ body: declaration }));
    await at(departure('CH', testNow, true));
    const invoicedNow = await done(client().getOrder({ params: { token: invoiced.token_value } }));
    expect(invoicedNow.state).toBe('shipped');
    expect((await orderNow()).state).toBe('new');
    expect(await subjects()).not.toContain(`Unterwegs: Bestellung ${order.number}`);
  });

  it('never happens unpaid: the buyer is told of the cancellation, and how to buy after all · ORD-1 · CHK-12', async () => {
    const { client } = started();
    const email = `${requestId()}@parcel.example`;
    const order = await ordered(client(), await cartWith(client(), item(care)), { email });
    await at(testNow + paymentWindowMs);
    await at(departure('CH', testNow, true));
    expect((await done(client().getOrder({ params: { token: order.token_value } }))).state).toBe('cancelled');
    const mails = await mailsTo(started(), email);
    expect(mails.map(({ subject }) => subject)).toEqual([`Bestellung ${order.number} wurde storniert`]);
    expect(mails[0]?.text).toContain('keine Zahlung angekommen');
    expect(mails[0]?.text).toContain(`/checkout/thank-you/${order.token_value}`);
  });
};
