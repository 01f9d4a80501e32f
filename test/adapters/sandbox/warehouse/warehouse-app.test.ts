import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knownCustomer } from '../../../../src/adapters/sandbox/seed/demo/demo-coupons.ts';
import { mailsTo } from '../fixtures/mails-to.ts';
import { care, cartWith, done, item, knownBuyer, ordered } from '../fixtures/shopper.ts';
import { startSandbox, type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';

const page = 'http://okulino.localhost:4200/sandbox/warehouse';
let shop: TestSandbox;
beforeAll(async () => {
  shop = await startSandbox();
});
afterAll(() => shop.close());

const sold = async () => {
  const client = shop.client();
  return ordered(client, await cartWith(client, item(care)), { ...knownBuyer, payment: 'invoice' });
};
const stateOf = async ({ token_value: token }: { readonly token_value: string }) =>
  (await done(shop.client().getOrder({ params: { token: token as never } }))).state;
const read = async () => (await shop.fetch(new Request(page))).text();
const press = (number: string, headers: Readonly<Record<string, string>> = {}, body = '') =>
  shop.fetch(new Request(`${page}/${encodeURIComponent(number)}`, { method: 'POST', headers, body }));
const lettersAbout = async (number: string) =>
  (await mailsTo(shop, knownCustomer)).filter(({ subject }) => subject.endsWith(`: Bestellung ${number}`));

describe('the warehouse of the sandbox', () => {
  it('shows sold orders, and when they leave', async () => {
    const { number } = await sold();
    const entry = (await read()).split('<li>').find((one) => one.includes(number));
    expect(entry).toMatch(/Okulino → CH · A-Post parcel/);
    expect(entry).toMatch(/leaves \d\d\.\d\d\.\d{4}, 16:00/);
  });

  it('ships an order on request, and tells its buyer once however often repeated · ORD-1', async () => {
    const order = await sold();
    const answers = await Promise.all([press(order.number), press(order.number)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(await stateOf(order)).toBe('shipped');
    expect(await read()).not.toContain(order.number);
    expect(await lettersAbout(order.number)).toHaveLength(1);
  });

  it('updates the arrival of an order that left later than promised · STOCK-5', async () => {
    const order = await sold();
    const promised = await done(shop.client().getOrder({ params: { token: order.token_value } }));
    expect(promised.calculated_arrival_date_max).toBe('2026-11-20');
    shop.controls.setClock(Date.parse('2026-12-24T09:00:00Z'));
    try {
      await press(order.number);
      const sent = await done(shop.client().getOrder({ params: { token: order.token_value } }));
      expect(sent).toMatchObject({
        calculated_arrival_date_min: '2026-12-28',
        calculated_arrival_date_max: '2026-12-28',
      });
      expect((await lettersAbout(order.number))[0]?.text).toContain('Voraussichtliche Lieferung: 28.12.2026');
    } finally {
      shop.controls.setClock(testNow);
    }
  });

  it('ignores a request from another site, about an unknown order, or with a large body', async () => {
    const order = await sold();
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await press(order.number, foreign)).status).toBe(403);
    expect((await press(order.number, {}, 'x'.repeat(5000))).status).toBe(413);
    expect((await press("OKU-0'; drop")).status).toBe(303);
    expect(await stateOf(order)).toBe('new');
  });

  it('keeps a withdrawn order, and says so', async () => {
    const order = await sold();
    const { number } = order;
    const declaration = { name: 'Mara Keller', number, email: knownCustomer, goods: [] };
    await done(shop.client().withdrawFromContract({ body: declaration }));
    const entry = (await read()).split('<li>').find((one) => one.includes(number));
    expect(entry).toContain('Withdrawn');
    expect(entry).not.toContain('action="/sandbox/warehouse');
    await press(number);
    expect(await stateOf(order)).toBe('new');
  });
});
