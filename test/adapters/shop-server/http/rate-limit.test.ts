import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeRateLimit } from '../../../../src/adapters/shop-server/http/rate-limit.ts';

it('the rate limit allows each key a number of calls per minute, and says when to retry', () => {
  let now = 0;
  const { take } = makeRateLimit({ now: () => now }, 2);
  expect([take('a'), take('a'), take('a'), take('b')]).toEqual([0, 0, 60_000, 0]);
  now = 59_999;
  expect(take('a')).toBe(1);
  now = 60_000;
  expect(take('a')).toBe(0);
});

it('the rate limit allows a call with fewer than the maximum before it in the window, whatever the clock does', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.integer({ min: -30, max: 90 }), { maxLength: 40, size: 'max' }),
      (max, pauses) => {
        let now = 1000;
        let counted: readonly number[] = [];
        const { take } = makeRateLimit({ now: () => now }, max, { windowMs: 100 });
        for (const pause of pauses) {
          now += pause;
          counted = counted.filter((at) => at > now - 100 && at <= now);
          const [first = now] = counted;
          const wait = counted.length < max ? 0 : first + 100 - now;
          if (wait === 0) counted = [...counted, now];
          expect(take('a')).toBe(wait);
        }
      },
    ),
  ));

it('the rate limit remembers ten thousand keys, and forgets the least recent first', () => {
  const { take } = makeRateLimit({ now: () => 0 }, 1);
  const call = (count: number) => {
    for (let at = 0; at < count; at++) take(`${at}`);
  };
  expect([take('a'), take('b')]).toEqual([0, 0]);
  call(9998);
  expect(take('a')).toBeGreaterThan(0);
  take('one more');
  expect([take('a') > 0, take('b')]).toEqual([true, 0]);
});

it('the rate limit does not count a call that is given back', () => {
  const { take, giveBack } = makeRateLimit({ now: () => 0 }, 2);
  giveBack('nobody');
  expect([take('a'), take('a')]).toEqual([0, 0]);
  giveBack('a');
  expect([take('a'), take('a') > 0]).toEqual([0, true]);
  const many = makeRateLimit({ now: () => 0 }, 3);
  expect([many.take('a'), many.take('a'), many.take('a')]).toEqual([0, 0, 0]);
  many.giveBack('a');
  expect([many.take('a'), many.take('a') > 0]).toEqual([0, true]);
});
