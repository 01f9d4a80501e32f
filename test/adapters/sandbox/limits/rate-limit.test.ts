import { expect, it } from 'vitest';
import { makeRateLimit } from '../../../../src/adapters/sandbox/limits/rate-limit.ts';

it('lets each key through so often within a minute, and again when the minute has gone', () => {
  let now = 0;
  const allowed = makeRateLimit({ now: () => now }, 2);
  expect([allowed('a'), allowed('a'), allowed('a'), allowed('b')]).toEqual([true, true, false, true]);
  now = 59_999;
  expect(allowed('a')).toBe(false);
  now = 60_000;
  expect(allowed('a')).toBe(true);
});
