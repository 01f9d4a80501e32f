import { describe, expect, it } from 'vitest';
import { waitAfter, waitForCharge, waitForEngine } from '../../../../src/adapters/sandbox/jobs/back-off.ts';

const day = 24 * 60 * 60_000;
const waitsOf = (wait: typeof waitAfter): readonly number[] => {
  const waits: number[] = [];
  for (let failures = 1; ; failures += 1) {
    const next = wait(failures);
    if (next === undefined) return waits;
    waits.push(next);
  }
};

describe('the retry of a failed job', () => {
  it.each([
    ['anything', waitAfter],
    ['a report to an engine', waitForEngine],
    ['a charge', waitForCharge],
  ])('for %s waits as long or longer each time, for about a day', (_, wait) => {
    const waits = waitsOf(wait);
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    const all = waits.reduce((sum, one) => sum + one, 0);
    expect(all / day).toBeGreaterThan(0.9);
    expect(all / day).toBeLessThan(1.2);
  });

  it('is made for a charge six times within the hour in which the provider recognises it · SUBS-11', () => {
    let time = 0;
    const times = [0, ...waitsOf(waitForCharge)].map((wait) => {
      time += wait;
      return time;
    });
    expect(times.filter((time) => time < 55 * 60_000)).toHaveLength(6);
  });

  it('waits seconds at first and two minutes at most for an engine', () => {
    const waits = waitsOf(waitForEngine);
    expect(Math.max(...waits)).toBe(120_000);
    expect(waits.slice(0, 4)).toEqual([5000, 10_000, 20_000, 40_000]);
  });
});
