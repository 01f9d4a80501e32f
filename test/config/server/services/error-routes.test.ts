import { describe, expect, it, vi } from 'vitest';
import { destinationOf } from '../../../../src/adapters/reporting/envelope.ts';
import { makeErrorList } from '../../../../src/adapters/sandbox/errors/error-list.ts';
import { makePerMinute } from '../../../../src/config/server/edge/per-minute.ts';
import { keptErrors, logOnlyErrors, sentryErrors } from '../../../../src/config/server/services/errors.ts';
import { serve } from '../serve.ts';

const dsn = 'https://publickey@errors.example.com/sentry/42';
const envelope = (to = dsn) => `${JSON.stringify({ dsn: to })}\n{"type":"event"}\n{}`;
const report = {
  name: 'TypeError',
  message: 'x of mara@example.org',
  frames: ['submit /assets/app.js:1:2?hash=secret'],
  page: '/reorder/mail/linkword',
  tags: {},
  crumbs: [],
};

const post = (
  { app }: ReturnType<typeof serve>,
  path: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
) =>
  app.request(`http://localhost${path}`, {
    method: 'POST',
    headers: { host: 'localhost', ...headers },
    body,
  });

const destination = () => {
  const sentry = destinationOf(dsn);
  if (!sentry) throw new Error('no DSN');
  return sentry;
};

const tunnel = (reports = () => 0) => {
  const sent: [string, string][] = [];
  const sentry = destination();
  const send = async (address: string, body: Uint8Array) =>
    void sent.push([address, new TextDecoder().decode(body)]);
  return { sent, ...serve({ errors: { sentry, send, reports } }) };
};

describe('the Sentry tunnel', () => {
  it('passes on events of our own project · TRK-6', async () => {
    const here = tunnel();
    expect((await post(here, '/api/monitoring', envelope())).status).toBe(204);
    expect(here.sent).toEqual([['https://errors.example.com/sentry/api/42/envelope/', envelope()]]);
  });

  it.each([
    ['another project', envelope('https://publickey@errors.example.com/sentry/43'), {}, 403],
    ['another host', envelope('https://publickey@evil.example/sentry/42'), {}, 403],
    ['another key', envelope('https://other@errors.example.com/sentry/42'), {}, 403],
    ['no DSN', '{}\n{}', {}, 403],
    ['no JSON', 'x\n', {}, 403],
    ['no second line', 'x', {}, 403],
    ['too much', `${envelope()}${'x'.repeat(1_000_001)}`, {}, 413],
    ['another site’s', envelope(), { origin: 'https://evil.example' }, 403],
  ])('rejects %s · TRK-6', async (_, body, headers, status) => {
    const here = tunnel();
    expect((await post(here, '/api/monitoring', body, headers)).status).toBe(status);
    expect(here.sent).toEqual([]);
  });

  it('limits the requests of a client · TRK-6', async () => {
    const allowed = makePerMinute(2, () => 0);
    const here = tunnel(() => allowed('one'));
    const answers = [];
    for (let times = 0; times < 3; times += 1) answers.push(await post(here, '/api/monitoring', envelope()));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 429]);
    expect(answers.map(({ headers }) => headers.get('retry-after'))).toEqual([null, null, '60']);
  });

  it('does not exist without a DSN, nor does our own endpoint without a receiver · TRK-6', async () => {
    const { backend: _, ...here } = { backend: 0, ...serve({ backendPaths: [] }) };
    expect((await post(here, '/api/monitoring', envelope())).status).toBe(405);
    expect((await post(here, '/api/errors', JSON.stringify(report))).status).toBe(405);
  });
});

describe('errors of browsers', () => {
  const listening = () => {
    const errors = makeErrorList({ now: () => 0 });
    const lines = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const heard = keptErrors(errors);
    return { errors, lines, heard, ...serve({ errors: heard.errors }) };
  };

  it('are logged and listed, without personal data · TRK-6', async () => {
    const here = listening();
    expect((await post(here, '/api/errors', JSON.stringify(report))).status).toBe(204);
    expect(here.heard.told).toBe('own');
    const line = String(here.lines.mock.calls[0]?.[0]);
    expect(JSON.parse(line)).toEqual(
      expect.objectContaining({ level: 'error', kind: 'browser', detail: 'TypeError: x of [email]' }),
    );
    expect(line + JSON.stringify(here.errors.all())).not.toMatch(/mara|secret|linkword/);
  });

  it.each([
    ['something else', '{"name":1}', {}, 400],
    ['no JSON', '{', {}, 400],
    ['too much', JSON.stringify({ ...report, message: 'x'.repeat(40_000) }), {}, 400],
    ['another site’s', JSON.stringify(report), { origin: 'https://evil.example' }, 403],
  ])('are not accepted: %s · TRK-6', async (_, body, headers, status) => {
    const here = listening();
    expect((await post(here, '/api/errors', body, headers)).status).toBe(status);
    expect(here.errors.all()).toEqual([]);
  });

  it('are dropped if they say nothing about the shop · TRK-6', async () => {
    const here = listening();
    const ignored = { ...report, message: 'ResizeObserver loop limit exceeded' };
    expect((await post(here, '/api/errors', JSON.stringify(ignored))).status).toBe(204);
    expect(here.errors.all()).toEqual([]);
  });
});

describe('errors of the server', () => {
  class Broken extends Error {
    override readonly name = 'Broken';
  }

  it('are sent to Sentry by type and place, without their message · TRK-6', () => {
    const sent: [string, string][] = [];
    const send = async (address: string, body: Uint8Array) =>
      void sent.push([address, new TextDecoder().decode(body)]);
    const { report: tell, told } = sentryErrors(dsn, destination(), send);
    tell(new Broken('of mara@example.org'));
    expect(told).toBe(dsn);
    expect(sent[0]?.[0]).toBe('https://errors.example.com/sentry/api/42/envelope/');
    const [header, , event] = (sent[0]?.[1] ?? '').split('\n').map((part) => JSON.parse(part) as object);
    expect(header).toEqual(expect.objectContaining({ dsn }));
    expect(event).toEqual(expect.objectContaining({ level: 'error', tags: { side: 'server' } }));
    expect(sent[0]?.[1]).toContain('"type":"Broken"');
    expect(sent[0]?.[1]).not.toContain('mara');
  });

  it('are listed by the sandbox, equal ones once · TRK-6', () => {
    const errors = makeErrorList({ now: () => 0 });
    const { report: tell } = keptErrors(errors);
    const broken = new Broken('x');
    tell(broken);
    tell(broken);
    expect(errors.all()).toEqual([
      expect.objectContaining({
        side: 'server',
        count: 2,
        report: expect.objectContaining({ name: 'Broken' }),
      }),
    ]);
  });

  it('are not sent anywhere without a receiver · TRK-6', () => {
    const off = logOnlyErrors();
    off.report(new Broken('x'));
    expect([off.told, off.errors.hear]).toEqual([undefined, undefined]);
  });
});

it.each([
  ['https://key@errors.example.com/42', 'https://errors.example.com/api/42/envelope/'],
  ['http://key@127.0.0.1:9000/a/b/7', 'http://127.0.0.1:9000/a/b/api/7/envelope/'],
  ['https://errors.example.com/42', undefined],
  ['https://key@errors.example.com/', undefined],
  ['https://key@errors.example.com/x', undefined],
  ['sandbox', undefined],
])('the DSN %s gives the envelope address %s', (text, address) =>
  expect(destinationOf(text)?.address).toBe(address),
);
