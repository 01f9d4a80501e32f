import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTransport, flush, getClient } from '@sentry/browser';
import type { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { destinationOf } from '../../../src/adapters/reporting/envelope.ts';
import { openSentry, type SentrySettings } from '../../../src/adapters/reporting/sentry.ts';
import { makeErrorRoutes } from '../../../src/config/server/services/error-routes.ts';
import { isIgnored } from '../../../src/domain/reporting/ignored-errors.ts';

const secrets = {
  token: 'AbC123def456GhI789jk-_Zz',
  email: 'mara.keller@example.org',
  lens: '-2.25',
};

/** A fake Sentry that stores what is posted to it. */
const arrived: { readonly path: string; readonly body: string; readonly headers: string }[] = [];
const sentry = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    arrived.push({
      path: request.url ?? '',
      body: Buffer.concat(parts).toString(),
      headers: JSON.stringify(request.headers),
    });
    response.end('{}');
  });
});
let dsn = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => sentry.listen(0, '127.0.0.1', resolve));
  dsn = `http://publickey@127.0.0.1:${(sentry.address() as AddressInfo).port}/42`;
});
afterAll(() => void sentry.close());
afterEach(async () => {
  await getClient()?.close();
  arrived.length = 0;
});

/** The shop's real server in between. */
const ourServer = (): Hono => {
  const destination = destinationOf(dsn);
  if (!destination) throw new Error('no DSN');
  return makeErrorRoutes({
    visitOf: () => ({
      brand: 'okulino',
      host: 'localhost',
      origin: 'http://localhost',
      client: '192.0.2.7',
      secure: false,
      passedOn: false,
    }),
    errors: {
      sentry: destination,
      reports: () => 0,
      send: (address, body) => fetch(address, { method: 'POST', body }),
    },
  });
};

const open = (more: Partial<SentrySettings> = {}) => {
  const app = ourServer();
  return openSentry({
    dsn,
    tunnel: '/api/monitoring',
    environment: 'test',
    sampling: { traces: false, replay: 'no' },
    path: () => '/',
    more: {
      transport: (options) =>
        createTransport(options, async ({ body }) => {
          const { status } = await app.request('http://localhost/api/monitoring', {
            method: 'POST',
            headers: { cookie: `session=${secrets.token}`, 'user-agent': 'Somebody/1' },
            body: body as BodyInit,
          });
          return { statusCode: status };
        }),
    },
    ...more,
  });
};

/** What Sentry has received so far, without generated keys. */
const heard = async (): Promise<string> => {
  await flush(2000);
  for (let wait = 0; wait < 50 && arrived.length === 0; wait += 1)
    await new Promise((resolve) => setTimeout(resolve, 10));
  return arrived.map(({ body, headers }) => body + headers).join('\n');
};

it('the Sentry reporter sends an error through our server, without personal data · TRK-6', async () => {
  const reporter = await open();
  reporter.setTag('brand', 'okulino');
  reporter.addBreadcrumb({
    kind: 'page',
    text: `/reorder/mail/${secrets.token}?hash=${secrets.token}`,
    at: 1000,
  });
  reporter.addBreadcrumb({ kind: 'failure', text: `createCart of ${secrets.email}`, at: 2000 });
  reporter.captureException(
    new TypeError(`No cart ${secrets.token} of ${secrets.email} with ${secrets.lens}`),
    { operation: 'createCart' },
  );
  const envelope = await heard();
  expect(arrived.map(({ path }) => path)).toEqual(['/api/42/envelope/']);
  for (const text of ['TypeError', 'No cart', 'okulino', 'createCart', '/reorder/mail/…'])
    expect(envelope).toContain(text);
  for (const secret of [...Object.values(secrets), 'mara', 'Somebody', '192.0.2.7'])
    expect(envelope).not.toContain(secret);
});

it('the Sentry reporter sends the last fifty breadcrumbs at most · TRK-6', async () => {
  const reporter = await open();
  for (let at = 0; at < 80; at += 1) reporter.addBreadcrumb({ kind: 'press', text: `button${at}x`, at });
  reporter.captureException(new Error('broken'));
  const pressed = (await heard()).match(/button\d+x/g) ?? [];
  expect(pressed).toHaveLength(50);
  expect(pressed.at(-1)).toBe('button79x');
});

it('the Sentry reporter ignores errors that say nothing about the shop · TRK-6', async () => {
  const reporter = await open();
  const ignored = [
    'Failed to fetch dynamically imported module: /a.js',
    'ResizeObserver loop limit exceeded',
  ];
  for (const message of ignored) {
    expect(isIgnored(message)).toBe(true);
    reporter.captureException(new TypeError(message));
  }
  await flush(500);
  expect(arrived).toEqual([]);
});

it('the Sentry reporter does not trace a visit that was not sampled · TRK-6', async () => {
  await open();
  expect(getClient()?.getOptions().tracesSampleRate).toBe(0);
  expect(getClient()?.getIntegrationByName('BrowserTracing')).toBeUndefined();
});

it('the Sentry reporter collects no data by itself · TRK-6', async () => {
  await open();
  expect(getClient()?.getOptions().dataCollection).toEqual({
    userInfo: false,
    cookies: false,
    httpHeaders: false,
    httpBodies: [],
    urlQueryParams: false,
  });
  for (const name of ['GlobalHandlers', 'Breadcrumbs', 'HttpContext', 'BrowserSession', 'Replay'])
    expect(getClient()?.getIntegrationByName(name)).toBeUndefined();
});
