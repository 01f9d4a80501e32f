import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSandboxApp } from '../../../../src/adapters/sandbox/app.ts';
import { care, cartWith, done, item, knownBuyer, ordered, swissAddress } from '../fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../fixtures/start-sandbox.ts';

let started: TestSandbox;
beforeAll(async () => {
  started = await startSandbox();
});
afterAll(() => started?.close());

const at = 'http://okulino.localhost:4200';
const channel = 'brand_channel=okulino&locale=de';

it('order look-ups and withdrawals are limited, by client and by order or e-mail · LAW-4 · LAW-5', async () => {
  const limits = { ...started.sandbox.limits, guestTriesPerMinute: 3, guestTriesPerHour: 2 };
  const app = makeSandboxApp({ ...started.sandbox, limits });
  const send = async (client: string, path: string, body: unknown) => {
    const headers = { 'content-type': 'application/json', 'x-client': client };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await app.request(`${at}/api/${path}?${channel}`, init)).status;
  };
  const guess = (client: string, number: string, email: string) =>
    send(client, 'order-look-ups', { number, email });
  expect(await guess('a', 'OKU-0000-0001', 'one@example.org')).toBe(404);
  expect(await guess('b', 'oku 0000 0001', 'two@example.org')).toBe(404);
  expect(await guess('c', 'OKU-0000-0001', 'three@example.org')).toBe(429);
  expect(await guess('a', 'OKU-0000-0002', 'four@example.org')).toBe(404);
  expect(await guess('a', 'OKU-0000-0003', 'five@example.org')).toBe(404);
  expect(await guess('a', 'OKU-0000-0004', 'six@example.org')).toBe(429);
  expect(await guess('g', 'OKU-0000-0005', 'One.Person@gmail.com')).toBe(404);
  expect(await guess('h', 'OKU-0000-0006', 'oneperson+1@gmail.com')).toBe(404);
  expect(await guess('i', 'OKU-0000-0007', 'oneperson@gmail.com')).toBe(429);
  const write = (client: string, name: string, email: string) =>
    send(client, 'withdrawals', { name, number: 'OKU-1', email, goods: [] });
  expect(await write('d', 'A', 'full.mailbox@gmail.com')).toBe(200);
  expect(await write('e', 'B', 'fullmailbox@gmail.com')).toBe(200);
  expect(await write('f', 'C', 'f.ullmailbox+c@gmail.com')).toBe(429);
});

it('credit checks are limited by client and e-mail, and refused without an amount · CHK-32', async () => {
  const limits = { ...started.sandbox.limits, guestTriesPerMinute: 3, guestTriesPerHour: 2 };
  const app = makeSandboxApp({ ...started.sandbox, limits });
  const about = async (client: string, email: string, value = 1000) => {
    const address = { ...swissAddress, email };
    const body = {
      billing_address: address,
      shipping_address: address,
      order_total: { value, currency: 'CHF' },
      price_channel: 'okulino_web',
      items: [],
      tags: [],
      matching_profile: 4,
    };
    const headers = { 'content-type': 'application/json', 'x-client': client };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await app.request(`${at}/api/customers/last-payment?${channel}`, init)).status;
  };
  expect([await about('a', 'one@example.org', 0), await about('a', 'one@example.org', -5)]).toEqual([
    422, 422,
  ]);
  expect([await about('a', 'one@example.org'), await about('b', 'ONE@example.org')]).toEqual([200, 200]);
  expect(await about('c', 'one@example.org')).toBe(429);
  expect([await about('a', 'two@example.org'), await about('a', 'three@example.org')]).toEqual([200, 200]);
  expect(await about('a', 'four@example.org')).toBe(429);
});

it('a document is drawn once, and only a limited number for one visitor · DOC-7', async () => {
  const limits = { ...started.sandbox.limits, guestTriesPerMinute: 1 };
  const app = makeSandboxApp({ ...started.sandbox, limits });
  const client = started.client();
  const buy = async () => {
    const wishes = { ...knownBuyer, payment: 'invoice' };
    const { token_value: token } = await ordered(client, await cartWith(client, item(care)), wishes);
    return (await done(client.getCustomerDocuments({ params: { token } }))).result.urls;
  };
  const [one = ''] = await buy();
  const [another = ''] = await buy();
  const asked = (visitor: string, path: string) =>
    Promise.resolve(app.request(at + path, { headers: { 'x-client': visitor } }));
  const atOnce = await Promise.all([asked('a', one), asked('a', one), asked('a', one)]);
  expect(atOnce.map(({ status }) => status)).toEqual([200, 200, 200]);
  const late = await asked('a', another);
  expect([late.status, late.headers.get('retry-after')]).toEqual([429, '60']);
  expect([(await asked('b', another)).status, (await asked('a', another)).status]).toEqual([200, 200]);
});

it('eye checks are limited for each visitor: nobody takes every time of an optician · APPT-3', async () => {
  const limits = { ...started.sandbox.limits, guestTriesPerMinute: 2 };
  const app = makeSandboxApp({ ...started.sandbox, limits });
  let people = 0;
  const book = async (client: string, starts_at: string) => {
    people += 1;
    const body = {
      ...{ partner_id: 'ch-bern', starts_at, first_name: 'Mara', last_name: 'Keller' },
      ...{ email: `invented-${people}@example.org`, request_id: `booking-${people}` },
    };
    const headers = { 'content-type': 'application/json', 'x-client': client };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await app.request(`${at}/api/eye-checks?${channel}`, init)).status;
  };
  expect(await book('a', '2026-12-01T09:00:00.000Z')).toBe(200);
  // A time that is taken is no booking.
  expect([await book('a', '2026-12-01T09:00:00.000Z'), await book('a', '2026-12-01T09:00:00.000Z')]).toEqual([
    422, 422,
  ]);
  expect([await book('a', '2026-12-01T09:30:00.000Z'), await book('a', '2026-12-01T10:00:00.000Z')]).toEqual([
    200, 429,
  ]);
  expect(await book('b', '2026-12-01T10:00:00.000Z')).toBe(200);
});
