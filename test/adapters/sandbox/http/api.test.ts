import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeSandboxApp } from '../../../../src/adapters/sandbox/app.ts';
import { bodyLimit } from '../../../../src/adapters/shop-server/http/read-body.ts';
import { refuse } from '../../../../src/adapters/shop-server/refusal.ts';
import {
  care,
  cartWith,
  done,
  failed,
  item,
  knownBuyer,
  ordered,
  refused,
  swissAddress,
} from '../fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../fixtures/start-sandbox.ts';

let started: TestSandbox;
beforeAll(async () => {
  started = await startSandbox();
});
afterAll(() => started?.close());
afterEach(() => started.controls.reset());

const at = 'http://okulino.localhost:4200';
const channel = 'brand_channel=okulino&locale=de';
const ask = (path: string, init?: RequestInit) => started.fetch(new Request(`${at}${path}`, init));
const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  ask(path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

describe('the API over HTTP', () => {
  it('does not allow caching of carts, and caches catalogue reads briefly', async () => {
    const cart = await post(`/api/carts?${channel}`, '');
    expect([cart.status, cart.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const listing = await ask(`/api/products?${channel}`);
    expect(listing.headers.get('cache-control')).toContain('public, max-age=30');
    const unknown = await ask(`/api/products/1?${channel}`);
    expect([unknown.status, unknown.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  it('names the invalid path, never the value', async () => {
    const wrong = await ask('/api/products?brand_channel=secret&locale=de');
    expect(wrong.status).toBe(400);
    const text = await wrong.text();
    expect(text).toContain('brand_channel');
    expect(text).not.toContain('secret');
    const body = await post(
      `/api/carts/t/items?${channel}`,
      '{"request_id":"r","items":[{"quantity":"secret"}]}',
    );
    expect([body.status, (await body.text()).includes('secret')]).toEqual([400, false]);
  });

  const noNames = {
    'too long': 'a'.repeat(201),
    'with a line break': 'a%0Ab',
    'with an escape character': '%1B[2J',
  };
  it.each(Object.entries(noNames))('finds nothing by an identifier that is %s', async (_, name) => {
    const { token_value: token } = await cartWith(started.client(), item(care));
    // Removing an item that is gone is no error, unlike an invalid id.
    const gone = (line: string) => ask(`/api/carts/${token}/items/${line}?${channel}`, { method: 'DELETE' });
    expect([(await gone('gone')).status, (await gone(name)).status]).toEqual([200, 404]);
    const asked = { product_id: decodeURIComponent(name), quantity: 1, price_channel: 'okulino_web' };
    const priced = await post(`/api/pricing?${channel}`, JSON.stringify(asked));
    expect([priced.status, await priced.json()]).toMatchObject([400, { code: 'request.invalid' }]);
  });

  it.each([
    ['not JSON by its type', { 'content-type': 'text/plain' }, '{}', 415],
    ['not JSON by its text', {}, '{', 400],
    ['too large', {}, `{"a":"${'x'.repeat(bodyLimit)}"}`, 413],
    ['of another site', { origin: 'https://evil.example' }, '{}', 403],
    ['of an unknown origin', { origin: 'null' }, '{}', 403],
    ['of another site by its own header', { 'sec-fetch-site': 'cross-site' }, '{}', 403],
  ])('refuses a write that is %s', async (_, headers, body, status) => {
    expect((await post(`/api/pricing?${channel}`, body, headers)).status).toBe(status);
  });

  it.each([
    ['a NUL in the path', () => ask(`/api/carts/%00?${channel}`), 400],
    ['a NUL in the query', () => ask(`/api/products?${channel}&category=%00`), 400],
    ['a NUL in the body', () => post(`/api/carts/t/coupon?${channel}`, '{"couponCode":"\\u0000"}'), 400],
    ['a NUL in a name', () => post(`/api/carts/t/coupon?${channel}`, '{"couponCode":"x","\\u0000":1}'), 400],
    [
      'an incomplete character',
      () => post(`/api/carts/t/coupon?${channel}`, '{"couponCode":"\\ud800"}'),
      400,
    ],
    [
      'deeply nested JSON',
      () => post(`/api/carts/t/coupon?${channel}`, `${'['.repeat(30_000)}${']'.repeat(30_000)}`),
      400,
    ],
    ['a payment without a name', () => ask('/pay/%00'), 404],
  ])('does not query the database with %s', async (_, call, status) => {
    expect((await call()).status).toBe(status);
    expect(started.incidents).toEqual([]);
  });

  it('reads no more of a form on the payment page than a button sends', async () => {
    const body = new URLSearchParams({ ending: 'x'.repeat(5000) });
    expect((await ask('/pay/nothing', { method: 'POST', body })).status).toBe(404);
  });

  it('accepts writes from the shop’s own pages', async () => {
    expect((await post(`/api/carts?${channel}`, '', { origin: at })).status).toBe(200);
    const hidden = { origin: 'null', 'sec-fetch-site': 'same-origin' };
    expect((await post(`/api/carts?${channel}`, '', hidden)).status).toBe(200);
    expect((await post(`/api/carts?${channel}`, '', { origin: 'http://opalys.localhost:4200' })).status).toBe(
      200,
    );
  });

  it('responds 404 to an unknown route', async () => {
    const answer = await ask('/api/nothing');
    expect([answer.status, await answer.json()]).toEqual([404, { code: 'route.unknown' }]);
  });

  it('does not reveal why it crashed, and reports no payload', async () => {
    const incidents: unknown[] = [];
    const app = makeSandboxApp({
      ...started.sandbox,
      report: (incident) => incidents.push(incident),
      clock: {
        now: () => {
          throw new Error('secret');
        },
      },
    });
    const answer = await app.request(`${at}/api/carts/token-of-mine?${channel}`, { method: 'POST' });
    expect(answer.status).toBe(404);
    const crash = await app.request(`${at}/api/carts?${channel}`, { method: 'POST' });
    expect([crash.status, await crash.json()]).toEqual([500, { code: 'server.failed' }]);
    expect(JSON.stringify(incidents)).not.toContain('secret');
    expect(incidents).toHaveLength(1);
  });

  it('limits the number of carts and of sign-in attempts', async () => {
    const app = makeSandboxApp({
      ...started.sandbox,
      limits: {
        cartsPerMinute: 2,
        couponTriesPerMinute: 1,
        guestTriesPerMinute: 3,
        guestTriesPerHour: 2,
        accountTries: 1,
      },
    });
    const make = () => app.request(`${at}/api/carts?${channel}`, { method: 'POST' });
    expect([(await make()).status, (await make()).status]).toEqual([200, 200]);
    const refused = await make();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    const guess = () =>
      app.request(`${at}/api/customers/session?${channel}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'guess@example.org', password: 'wrong 2026' }),
      });
    expect((await guess()).status).toBe(422);
    const locked = await guess();
    expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, '900']);
  });

  it('does not report an incident if a client hangs up in the middle of a body', async () => {
    const before = started.incidents.length;
    const half = new ReadableStream<Uint8Array>({
      start: (body) => body.enqueue(new TextEncoder().encode('{"items":[')),
      pull: (body) => body.error(new Error('ECONNRESET')),
    });
    const init: RequestInit & { readonly duplex: 'half' } = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: half,
      duplex: 'half',
    };
    const answer = await makeSandboxApp(started.sandbox).request(`${at}/api/carts?${channel}`, init);
    expect(answer.status).toBe(413);
    expect(started.incidents).toHaveLength(before);
  });
});

it('an operation that is handed in replaces the built-in one, and no other', async () => {
  const app = makeSandboxApp(started.sandbox, {
    getCart: async () => refuse(503, 'server.engine_unavailable'),
  });
  const { token_value: token } = await cartWith(started.client(), item(care));
  const answer = await app.request(`${at}/api/carts/${token}?${channel}`);
  expect([answer.status, await answer.json()]).toEqual([503, { code: 'server.engine_unavailable' }]);
  expect((await ask(`/api/carts/${token}?${channel}`)).status).toBe(200);
  expect((await app.request(`${at}/api/products?${channel}`)).status).toBe(200);
});

it('order look-ups and withdrawals are limited, by client and by order or mailbox · LAW-4 · LAW-5', async () => {
  const limits = { ...started.sandbox.limits, guestTriesPerMinute: 3, guestTriesPerHour: 2 };
  const app = makeSandboxApp({ ...started.sandbox, limits });
  const send = async (client: string, path: string, body: unknown) => {
    const headers = { 'content-type': 'application/json', 'x-client': client };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await app.request(`${at}/api/${path}?${channel}`, init)).status;
  };
  const guess = (client: string, number: string) =>
    send(client, 'order-look-ups', { number, email: 'guess@example.org' });
  expect(await guess('a', 'OKU-0000-0001')).toBe(404);
  expect(await guess('b', 'oku 0000 0001')).toBe(404);
  expect(await guess('c', 'OKU-0000-0001')).toBe(429);
  expect(await guess('a', 'OKU-0000-0002')).toBe(404);
  expect(await guess('a', 'OKU-0000-0003')).toBe(404);
  expect(await guess('a', 'OKU-0000-0004')).toBe(429);
  const write = (client: string, name: string) =>
    send(client, 'withdrawals', { name, number: 'OKU-1', email: 'full@example.org', goods: [] });
  expect([await write('d', 'A'), await write('e', 'B'), await write('f', 'C')]).toEqual([200, 200, 429]);
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

it('an invisible name is rejected, and invisible characters are removed from others · ADDR-8', async () => {
  const client = started.client();
  const { token_value: token } = await cartWith(client, item(care));
  const named = (first_name: string) =>
    client.updateOrder({
      params: { token },
      body: { email: 'seen@example.org', billing_address: { ...swissAddress, first_name } },
    });
  const codesOf = async (name: string) => (await refused(named(name))).violations?.map(({ code }) => code);
  expect(await codesOf('\u200b\u3164')).toEqual(['validation.required']);
  expect(await codesOf('evil\u200b.com')).toEqual(['validation.carries_link']);
  expect((await done(named('Ma\u200bra'))).billing_address?.first_name).toBe('Mara');
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

describe('the test controls', () => {
  const control = (body: unknown) => post('/sandbox/controls', JSON.stringify(body));

  it('set a number of faults by operation', async () => {
    const client = started.client();
    const cart = await cartWith(client, item(care));
    const get = client.getCart({ params: { token: cart.token_value } });
    await control({ fault: { operation: 'getCart', fault: { _tag: 'Status', status: 503, times: 1 } } });
    expect(await failed(get)).toEqual({ _tag: 'Unavailable', status: 503 });
    expect((await done(get)).items).toHaveLength(1);
    await control({ fault: { operation: 'getCart', fault: { _tag: 'Cut' } } });
    expect(await failed(get)).toEqual({ _tag: 'Unreachable' });
    await control({ fault: { operation: 'getCart', fault: { _tag: 'Nonsense' } } });
    expect((await failed(get))._tag).toBe('Unreadable');
    await control({ reset: true });
    expect((await done(get)).items).toHaveLength(1);
  });

  it('can lose a response after the work was done', async () => {
    const client = started.client();
    const { token_value: token } = await done(client.createCart({}));
    const add = client.addToCart({ params: { token }, body: { request_id: 'lost', items: [item(care)] } });
    started.controls.setFault('addToCart', { _tag: 'CutAfter', times: 1 });
    expect(await failed(add)).toEqual({ _tag: 'Unreachable' });
    expect((await done(add)).items.map(({ quantity }) => quantity)).toEqual([1]);
  });

  it('set the clock, and reject invalid values', async () => {
    await control({ clock: '2027-01-01T00:00:00Z' });
    expect(started.controls.clock.now()).toBe(Date.parse('2027-01-01T00:00:00Z'));
    expect((await control({ clock: 'tomorrow' })).status).toBe(400);
    expect((await control({ fault: { operation: 'nothing', fault: { _tag: 'Cut' } } })).status).toBe(400);
  });

  it('do not exist unless they are enabled', async () => {
    const { controls: _, ...sandbox } = started.sandbox;
    const answer = await makeSandboxApp(sandbox).request(`${at}/sandbox/controls`, { method: 'POST' });
    expect(answer.status).toBe(404);
  });
});

describe('the pages of the sandbox', () => {
  it.each([
    ['/sandbox', 'SEHEN10'],
    ['/mailbox', 'Mailbox'],
  ])('show %s without scripts, under a strict content security policy', async (path, text) => {
    const page = await ask(path);
    const body = await page.text();
    expect(body).toContain(text);
    expect(body).not.toMatch(/<script|style=|\son\w+=/);
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  });

  it.each(['/pay/nothing', '/mailbox/0', '/mailbox/x', '/mailbox/99999'])(
    'answer %s with 404',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );

  it('link to every shop', async () => {
    const body = await (await ask('/sandbox')).text();
    for (const brand of ['okulino', 'linsenwerk', 'viszola', 'opalys', 'augental'])
      expect(body).toContain(`http://${brand}.localhost:4200/`);
  });
});
