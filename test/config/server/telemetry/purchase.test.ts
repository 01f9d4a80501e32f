import type { Container } from 'inversify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Telemetry } from '../../../../src/application/telemetry/telemetry.ts';
import { wireServer } from '../../../../src/config/server/make-shop.ts';
import type { Backend } from '../../../../src/config/server/services/backend.ts';
import { telemetryOf } from '../../../../src/config/server/telemetry/telemetry-of.ts';
import { SANDBOX_TOKENS, TOKENS } from '../../../../src/config/server/wiring/tokens.ts';
import { openBrowser } from '../../../adapters/sandbox/fixtures/browser.ts';
import { inMemory } from '../../../adapters/sandbox/fixtures/own-database.ts';
import { cartWith, checkedOut, daily, done, item } from '../../../adapters/sandbox/fixtures/shopper.ts';
import { testEnvironment } from '../../test-environment.ts';
import { quietParts } from '../quiet-parts.ts';
import { factsOf, openCollector, type SentSpan } from './collector.ts';

const buyer = { first_name: 'Ottilie', last_name: 'Wiesengrund', email: 'ottilie.w@example.org' };
const address = {
  first_name: buyer.first_name,
  last_name: buyer.last_name,
  street: 'Kirschgartenweg',
  street_number: '417',
  postcode: '8002',
  city: 'Zürich',
  country_code: 'CH',
  salutation: 2,
} as const;
/** Trace ids from a trusted proxy, and from an untrusted client. */
const asked = { trusted: '0af7651916cd43dd8448eb211c80319c', stranger: 'b7ad6b7169203331b7ad6b7169203331' };
const parentOf = (trace: string) => `00-${trace}-00f067aa0ba902b7-01`;
const connection = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });

let collector: Awaited<ReturnType<typeof openCollector>>;
let telemetry: Telemetry;
let container: Container;
let backend: Backend;
const lines: string[] = [];
/** Data of the purchase that must not leak. */
const secrets: string[] = [];
let spans: readonly SentSpan[] = [];
let publicAnswer: readonly [number, string];

const ask = (path: string, headers: Record<string, string> = {}, from = '10.0.0.1') =>
  container
    .get(TOKENS.pageServer)
    .request(
      `http://okulino.localhost${path}`,
      { headers: { host: 'okulino.localhost', ...headers } },
      connection(from),
    );

/** A browser behind the proxy, from the product to the thank-you page. */
const buy = async () => {
  const app = container.get(TOKENS.pageServer);
  const browser = openBrowser({
    fetch: async (request) => {
      request.headers.set('host', 'okulino.localhost');
      return app.fetch(request, connection('10.0.0.1') as never);
    },
  });
  const { client } = browser;
  const eyes = { power: '-3.25', base_curve: '8.6' };
  const { options } = await done(client.getProduct({ params: { id: daily } }));
  const values = Object.fromEntries(
    options.map(({ code, values: [first = ''] }) => [code, eyes[code as keyof typeof eyes] ?? first]),
  );
  const cart = await cartWith(client, item(daily, 2, values));
  const { email } = buyer;
  const { token_value: token } = await checkedOut(client, cart, { email, billing: address });
  const order = await done(client.createMyOrderFromCart({ body: { token_value: token } }));
  const payment = await done(
    client.startPayment({
      params: { token: order.token_value },
      body: { method: 'visa', return_path: '/thank-you' },
    }),
  );
  if (payment.status !== 'redirect') throw new Error('nothing is to be paid');
  await app.request(
    `http://okulino.localhost/pay/${payment.payment_id}`,
    { method: 'POST', body: new URLSearchParams({ ending: 'succeed' }) },
    connection('10.0.0.1'),
  );
  await ask(`/thank-you/${order.token_value}?email=${buyer.email}`);
  await ask(`/s?search=${buyer.last_name}`);
  await done(
    client.addToCart({ params: { token: 'gone-token' }, body: { request_id: 'r', items: [] } }),
  ).catch(() => undefined);
  const ids = [token, order.token_value, order.number, payment.payment_id, 'gone-token'];
  secrets.push(...Object.values(buyer), address.street, ...Object.values(values), ...ids.map(String));
  secrets.push(...browser.cookies.values());
};

beforeAll(async () => {
  collector = await openCollector();
  const settings = testEnvironment({
    DIOPTRA_OTLP: collector.address,
    DIOPTRA_OTLP_AUTHORIZATION: 'Bearer collector',
    DIOPTRA_TRACE_PERCENT: '100',
    DIOPTRA_TRUSTED_PROXIES: '10.0.0.0/8',
    DIOPTRA_ACCESS_LOG: 'on',
    DIOPTRA_ORIGINS: 'okulino=http://okulino.localhost',
  });
  telemetry = await telemetryOf(settings);
  container = wireServer(settings, { ...quietParts, telemetry });
  container.rebind(SANDBOX_TOKENS.databasePlace).toConstantValue((await inMemory()).place);
  backend = await container.getAsync(TOKENS.backend);
  const log = vi.spyOn(console, 'log').mockImplementation((line) => lines.push(String(line)));
  await ask('/p/10010/hydralis-30-tageslinsen', { traceparent: parentOf(asked.trusted) });
  await ask('/p/10010/hydralis-30-tageslinsen', { traceparent: parentOf(asked.stranger) }, '203.0.113.5');
  await buy();
  const answer = await ask('/metrics');
  publicAnswer = [answer.status, await answer.text()];
  log.mockRestore();
  await telemetry.close();
  await backend.close();
  spans = collector.spans();
});
afterAll(() => collector.close());

/** The path from the root span down to a span. */
const wayTo = (span: SentSpan | undefined): readonly string[] =>
  span ? [...wayTo(spans.find(({ spanId }) => spanId === span.parentSpanId)), span.name] : [];
const waysIn = (trace: string) => spans.filter(({ traceId }) => traceId === trace).map(wayTo);

describe('the telemetry of a purchase', () => {
  it('traces a page from the edge through loader and operation to the database · OPS-1', () => {
    expect(waysIn(asked.trusted)).toContainEqual([
      'request',
      'render product',
      'loader product',
      'operation getProduct',
      expect.stringMatching(/^sql select \w+$/),
    ]);
  });

  it('traces an order from the edge to the row that it inserts · OPS-1', () => {
    expect(spans.map(wayTo)).toContainEqual([
      'request',
      'operation createMyOrderFromCart',
      'sql insert shop_order',
    ]);
    const ordering = spans.find(({ name }) => name === 'operation createMyOrderFromCart');
    expect(factsOf(ordering ?? {})).toEqual({
      operation: 'createMyOrderFromCart',
      brand: 'okulino',
      status: 200,
      outcome: 'done',
    });
  });

  it('continues the trace of a trusted proxy, and of no other client · OPS-2', () => {
    const first = spans.find(({ traceId, name }) => traceId === asked.trusted && name === 'request');
    expect(first?.parentSpanId).toBe('00f067aa0ba902b7');
    expect(factsOf(first ?? {})).toEqual({
      brand: 'okulino',
      route: 'product',
      cache: 'rendered',
      status: 200,
    });
    expect(waysIn(asked.stranger)).toEqual([]);
    expect(spans.filter(({ name }) => name === 'request').length).toBeGreaterThan(8);
  });

  it('has its trace in each line of the log · OPS-2', () => {
    const logged = lines.map(
      (line) => JSON.parse(line) as { readonly trace?: string; readonly path: string },
    );
    expect(logged[0]).toMatchObject({ trace: asked.trusted, path: '/p/10010/hydralis-30-tageslinsen' });
    expect(logged.every(({ trace }) => spans.some(({ traceId }) => traceId === trace))).toBe(true);
  });

  it('holds nothing of the buyer, the eyes, the order or a token · OPS-3', () => {
    const said = collector.said();
    expect(secrets.length).toBeGreaterThan(10);
    const longer = secrets.filter((secret) => secret.length > 3);
    expect(longer.filter((secret) => said.some((text) => text.includes(secret)))).toEqual([]);
    // A short secret may be part of a measured number: it must not occur as a whole value.
    const attributes = collector.attributes().map(({ value }) => value.stringValue);
    expect(secrets.filter((secret) => attributes.includes(secret))).toEqual([]);
    expect(said.filter((text) => text.includes('?') || text.includes('@'))).toEqual([]);
  });

  it('cannot be read at an address of the shop · OPS-6', () => {
    expect(publicAnswer).toEqual([404, expect.not.stringContaining('dioptra_')]);
  });

  it('counts pages, orders, payments, refusals and the queue · OPS-4', () => {
    const said = JSON.stringify(collector.metrics());
    for (const name of [
      'requests',
      'orders',
      'payments',
      'operation.refusals',
      'sql.seconds',
      'queue.length',
    ])
      expect(said).toContain(`"dioptra.${name}"`);
    const labels = collector.attributes().map(({ value }) => value.stringValue);
    expect(labels).toContain('succeeded');
    expect(labels).toContain('cart.not_found');
    expect(collector.sent.every(({ authorization }) => authorization === 'Bearer collector')).toBe(true);
  });
});
