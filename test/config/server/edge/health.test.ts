import { expect, it } from 'vitest';
import { serve } from '../serve.ts';

const there = { name: 'database', check: async () => 1 };
const gone = { name: 'content', check: () => Promise.reject(new Error('postgres://user:s3cret@host')) };
const ready = async (...settings: Parameters<typeof serve>) => {
  const answer = await serve(...settings).get('/ready');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return [answer.status, await answer.json()];
};

it('a server is live as soon as it responds, whatever is missing', async () => {
  const answer = await serve({ checks: [gone] }).get('/health');
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'live' }]);
});

it('a server is ready when all its parts respond', async () => {
  expect(await ready({ checks: [there] })).toEqual([200, { status: 'ready', parts: { database: true } }]);
});

it('a server is not ready without one of its parts, and names it without the reason', async () => {
  expect(await ready({ checks: [there, gone] })).toEqual([
    503,
    { status: 'not-ready', parts: { database: true, content: false } },
  ]);
});

it('a server is degraded, but still gets visitors, without a part that pages can do without', async () => {
  const engine = { ...gone, name: 'engine', isSparable: true } as const;
  const without = { database: true, engine: false };
  expect(await ready({ checks: [there, engine] })).toEqual([200, { status: 'degraded', parts: without }]);
  expect(await ready({ checks: [there, engine], isLeaving: () => true })).toEqual([
    503,
    { status: 'leaving', parts: without },
  ]);
  expect(await ready({ checks: [engine, { ...gone, name: 'database' }] })).toEqual([
    503,
    { status: 'not-ready', parts: { database: false, engine: false } },
  ]);
  expect(await ready({ checks: [{ ...there, isSparable: true }] })).toEqual([
    200,
    { status: 'ready', parts: { database: true } },
  ]);
});

it('a server is ready without an optional service, and reports which one does not respond', async () => {
  const services = () => ({ content: false, search: true });
  expect(await ready({ checks: [there], services })).toEqual([
    200,
    { status: 'ready', parts: { database: true }, services: { content: false, search: true } },
  ]);
});

it('a readiness check waits no longer than a few seconds for a part', async () => {
  const hanging = { name: 'database', check: () => new Promise(() => undefined) };
  expect(await ready({ checks: [hanging] })).toEqual([
    503,
    { status: 'not-ready', parts: { database: false } },
  ]);
});

it('a server is not ready from the moment it is asked to stop', async () => {
  expect(await ready({ checks: [there], isLeaving: () => true })).toEqual([
    503,
    { status: 'leaving', parts: { database: true } },
  ]);
});

it('a health check writes no access log line', async () => {
  const lines: string[] = [];
  const { get } = serve({ log: (line) => lines.push(line) });
  await get('/health');
  await get('/ready');
  await get('/');
  expect(lines).toHaveLength(1);
});
