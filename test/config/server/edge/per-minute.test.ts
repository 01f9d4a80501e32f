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

it('begins anew when more clients came within a minute than it keeps in mind', () => {
  const count = makePerMinute(1, () => 0);
  expect(count('a')).toBe(0);
  for (let at = 0; at < 49_999; at++) count(`${at}`);
  expect(count('a')).toBe(60);
  count('one more');
  expect(count('a')).toBe(0);
});
