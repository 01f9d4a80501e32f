import { expect, it } from 'vitest';
import { makePerMinute } from '../../../../src/config/server/edge/per-minute.ts';

it('a client has a number of requests per minute, and is told the seconds until the next', () => {
  let now = 120_000;
  const count = makePerMinute(2, () => now);
  expect([count('a'), count('a'), count('a'), count('b')]).toEqual([0, 0, 60, 0]);
  now = 178_500;
  expect(count('a')).toBe(2);
  now = 180_000;
  expect(count('a')).toBe(0);
});

it('all clients are counted anew once too many came within a minute', () => {
  const count = makePerMinute(1, () => 0);
  expect(count('a')).toBe(0);
  for (let at = 0; at < 49_999; at++) count(`${at}`);
  expect(count('a')).toBe(60);
  count('one more');
  expect(count('a')).toBe(0);
});
