import { expect, it } from 'vitest';
import { serve } from '../serve.ts';

const there = { name: 'database', check: async () => 1 };
const gone = { name: 'content', check: () => Promise.reject(new Error('postgres://user:s3cret@host')) };
const ready = async (...settings: Parameters<typeof serve>) => {
  const answer = await serve(...settings).get('/ready');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return [answer.status, await answer.json()];
};

it('is live as soon as it answers, whatever is missing', async () => {
  const answer = await serve({ checks: [gone] }).get('/health');
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'live' }]);
});

it('is ready when all that it stands on is there', async () => {
  expect(await ready({ checks: [there] })).toEqual([200, { status: 'ready', parts: { database: true } }]);
});

it('is not ready without one of its parts, and names it without a word of why', async () => {
  expect(await ready({ checks: [there, gone] })).toEqual([
    503,
    { status: 'not-ready', parts: { database: true, content: false } },
  ]);
});

it('is degraded without a part that pages are shown without: visitors are still sent here', async () => {
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

it('is ready without a service that it sells on without, and says which does not answer', async () => {
  const services = () => ({ content: false, search: true });
  expect(await ready({ checks: [there], services })).toEqual([
    200,
    { status: 'ready', parts: { database: true }, services: { content: false, search: true } },
  ]);
});

it('waits for no part longer than a few seconds', async () => {
  const hanging = { name: 'database', check: () => new Promise(() => undefined) };
  expect(await ready({ checks: [hanging] })).toEqual([
    503,
    { status: 'not-ready', parts: { database: false } },
  ]);
});

it('sends visitors elsewhere from the moment that it is asked to stop', async () => {
  expect(await ready({ checks: [there], isLeaving: () => true })).toEqual([
    503,
    { status: 'leaving', parts: { database: true } },
  ]);
});

it('writes no line for being asked whether it lives', async () => {
  const lines: string[] = [];
  const { get } = serve({ log: (line) => lines.push(line) });
  await get('/health');
  await get('/ready');
  await get('/');
  expect(lines).toHaveLength(1);
});
