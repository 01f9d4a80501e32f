import { expect, it } from 'vitest';
import { retryRateLimited } from '../../src/conformance/http/retry-rate-limited.ts';

const enough = (headers: Record<string, string> = {}) => new Response(null, { status: 429, headers });
const ask = async (...answers: readonly Response[]) => {
  const left = [...answers];
  const waits: number[] = [];
  const fetch = retryRateLimited(
    async () => left.shift() ?? enough(),
    async (ms) => void waits.push(ms),
  );
  const { status } = await fetch(new Request('http://shop.test/api/carts', { method: 'POST', body: '{}' }));
  return { status, waits };
};

it('repeats a request once the server has time', async () => {
  expect(await ask(enough({ 'retry-after': '7' }), enough(), Response.json({}))).toEqual({
    status: 200,
    waits: [7000, 5000],
  });
});

it('gives up repeating a request after half a minute', async () => {
  const { status, waits } = await ask();
  expect([status, waits.reduce((sum, ms) => sum + ms, 0)]).toEqual([429, 30_000]);
});
