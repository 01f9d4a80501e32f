import { expect, it } from 'vitest';
import { makeRateLimit } from '../../../../src/adapters/sandbox/http/rate-limit.ts';

it('lets each key through so often within a minute, and says after how long again', () => {
  let now = 0;
  const { take } = makeRateLimit({ now: () => now }, 2);
  expect([take('a'), take('a'), take('a'), take('b')]).toEqual([0, 0, 60_000, 0]);
  now = 59_999;
  expect(take('a')).toBe(1);
  now = 60_000;
  expect(take('a')).toBe(0);
});

it('counts as if what was given back had never been', () => {
  const { take, giveBack } = makeRateLimit({ now: () => 0 }, 2);
  giveBack('nobody');
  expect([take('a'), take('a')]).toEqual([0, 0]);
  giveBack('a');
  expect([take('a'), take('a') > 0]).toEqual([0, true]);
});
