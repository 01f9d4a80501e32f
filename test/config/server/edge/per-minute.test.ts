import { expect, it } from 'vitest';
import { makePerMinute } from '../../../../src/config/server/edge/per-minute.ts';

it('lets each client through so often in a minute by the clock, and says how long until the next', () => {
  let now = 120_000;
  const count = makePerMinute(2, () => now);
  expect([count('a'), count('a'), count('a'), count('b')]).toEqual([0, 0, 60, 0]);
  now = 178_500;
  expect(count('a')).toBe(2);
  now = 180_000;
  expect(count('a')).toBe(0);
});
