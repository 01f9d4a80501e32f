import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeSandboxApp } from '../../../../src/adapters/sandbox/app.ts';
import { bodyLimit } from '../../../../src/adapters/shop-server/http/read-body.ts';
import { refuse } from '../../../../src/adapters/shop-server/refusal.ts';
import { care, cartWith, done, item, refused, swissAddress } from '../fixtures/shopper.ts';
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
