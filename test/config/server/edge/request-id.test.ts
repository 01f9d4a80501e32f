import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeBackendPorts } from '../../../../src/adapters/backend/backend-ports.ts';
import { backendSettingsOf } from '../../../../src/config/backend-settings.ts';
import { brands } from '../../../../src/config/brands/brands.ts';
import { report, reportIncident } from '../../../../src/config/server/edge/report.ts';
import {
  passingRequestId,
  requestIdOf,
  withRequestId,
} from '../../../../src/config/server/edge/request-id.ts';
import { serve } from '../serve.ts';

const made = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

describe('the id of a request', () => {
  it.each(['a1b2c3d4', 'f'.repeat(128), 'Root-1.67891233_abc'])('is %s if a trusted proxy sends it', (id) => {
    expect(requestIdOf(id, true)).toBe(id);
    expect(requestIdOf(id, false)).toMatch(made);
  });
  it.each(['short', 'f'.repeat(129), 'a b c d e f g', '{"level":"x"}', 'ümlaut-ümlaut', undefined])(
    'is never %j, even from a trusted proxy',
    (id) => {
      expect(requestIdOf(id, true)).toMatch(made);
    },
  );

  it('is returned with every response, and passed on to the backend', async () => {
    const seen: (string | null)[] = [];
    const backend = passingRequestId(async (request) => {
      seen.push(request.headers.get('x-request-id'));
      return Response.json({});
    });
    const { get } = serve({ isTrusted: () => true, backend });
    const ids: (string | null)[] = [];
    for (const path of ['/api/products', '/', '/nowhere', '/broken', '/health'])
      ids.push((await get(path, { 'x-request-id': 'from-the-proxy' })).headers.get('x-request-id'));
    expect(ids).toEqual(ids.map(() => 'from-the-proxy'));
    expect(seen).toEqual(['from-the-proxy']);
    const own = await serve({ backend }).get('/api/products', { 'x-request-id': 'from-a-visitor' });
    expect(own.headers.get('x-request-id')).toMatch(made);
    expect(seen[1]).toBe(own.headers.get('x-request-id'));
  });

  it('is passed on with the requests of a port, however long they take', async () => {
    const seen: (string | null)[] = [];
    const fetch = passingRequestId(async (request) => {
      await new Promise((resolve) => setTimeout(resolve));
      seen.push(request.headers.get('x-request-id'));
      return new Response(null, { status: 404 });
    });
    const settings = backendSettingsOf(brands.okulino.shop, 'de', { base: 'http://shop.test/api', fetch });
    const { catalogue } = makeBackendPorts(settings);
    await Promise.all(
      ['10010', '10020'].map((id) => withRequestId(`request-${id}`, () => catalogue.product(id as never)())),
    );
    expect(seen.toSorted()).toEqual(['request-10010', 'request-10020']);
  });
});

describe('an error report', () => {
  const lines: string[] = [];
  afterEach(() => lines.splice(0));
  const listen = () => vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));

  it('names the error, its place and its request, and nothing that a visitor sent', () => {
    listen();
    withRequestId('request-1', () => report(new TypeError('mara@example.org is no name')));
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain('mara');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'error',
      request: 'request-1',
      kind: 'failure',
      detail: expect.stringContaining('TypeError'),
    });
  });

  it('names the operation of an incident, and no request if a job caused it', () => {
    listen();
    reportIncident({ kind: 'job-failed', operation: 'order-due', detail: 'Error 23505' });
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      time: expect.any(String),
      level: 'error',
      kind: 'job-failed',
      operation: 'order-due',
      detail: 'Error 23505',
    });
  });
});
