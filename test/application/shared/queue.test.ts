import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeQueue } from '../../../src/application/shared/queue.ts';

it('runs queued jobs one after the other, in their order · CART-17', () =>
  fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 8 }), async (s, count) => {
      const inTurn = makeQueue();
      const seen: string[] = [];
      const jobs = Array.from({ length: count }, (_, n) =>
        inTurn(async () => {
          seen.push(`begin ${n}`);
          await s.schedule(Promise.resolve());
          seen.push(`end ${n}`);
          return n;
        }),
      );
      await s.waitIdle();
      expect(await Promise.all(jobs)).toEqual(jobs.map((_, n) => n));
      expect(seen).toEqual(jobs.flatMap((_, n) => [`begin ${n}`, `end ${n}`]));
    }),
  ));

it('runs the next queued job after one that throws', async () => {
  const inTurn = makeQueue();
  const broken = inTurn(async () => {
    throw new Error('broken');
  });
  const next = inTurn(async () => 'next');
  await expect(broken).rejects.toThrow('broken');
  expect(await next).toBe('next');
});
