import type { ClockPort } from '../../../application/shared/clock.ts';
import type { Tally } from '../fleet.ts';

export interface RateLimit {
  /**
   * Counts a call. Returns 0 if it is allowed, else the time until the next one is allowed; then the call is not
   * counted. Units: ms.
   */
  readonly take: (key: string) => number;
  /** Removes the last counted call. */
  readonly giveBack: (key: string) => void;
}

/** Maximum number of keys kept. The oldest are dropped first. */
const maxKeys = 10_000;

/**
 * Allows `max` calls per key within a sliding window. Counts are in memory, per process; with a `tally`, calls counted
 * by other servers are added with a short delay. Measures elapsed time, so changing the clock allows no extra calls.
 * Source: TIME-3.
 */
export const makeRateLimit = (
  { now: wall, steady = wall }: ClockPort,
  max: number,
  { windowMs = 60_000, tally }: { readonly windowMs?: number; readonly tally?: Tally | undefined } = {},
): RateLimit => {
  const calls = new Map<string, readonly number[]>();
  const nameOf = tally?.nameOf ?? ((key: string) => key);
  const keep = (name: string, counted: readonly number[]): void => {
    calls.delete(name);
    calls.set(name, counted);
    if (calls.size > maxKeys) calls.delete(calls.keys().next().value ?? '');
  };
  const recentOf = (name: string, now: number): readonly number[] =>
    (calls.get(name) ?? []).filter((at) => at > now - windowMs && at <= now);
  const drop = (name: string): void => {
    const counted = calls.get(name);
    if (counted) calls.set(name, counted.slice(0, -1));
  };
  tally?.onTold((name, change) => {
    if (change === -1) return drop(name);
    const now = steady();
    keep(name, [...recentOf(name, now), now]);
  });
  return {
    take: (key) => {
      const now = steady();
      const name = nameOf(key);
      const recent = recentOf(name, now);
      const [first = now] = recent.slice(-max);
      const wait = recent.length < max ? 0 : first + windowMs - now;
      keep(name, wait === 0 ? [...recent, now] : recent);
      if (wait === 0) tally?.tell(name, 1);
      return wait;
    },
    giveBack: (key) => {
      const name = nameOf(key);
      drop(name);
      tally?.tell(name, -1);
    },
  };
};
