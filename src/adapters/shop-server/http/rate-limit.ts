import type { ClockPort } from '../../../application/shared/clock.ts';

export interface RateLimit {
  /** Counts a call. 0: go on; else after how long one more is let through, and this one was not counted. Units: ms. */
  readonly take: (key: string) => number;
  /** The last call that was counted was none after all. */
  readonly giveBack: (key: string) => void;
}

/** Keys that are remembered at once; the oldest are forgotten first. */
const maxKeys = 10_000;

/** At most `max` calls of one key within a window that slides. Kept in memory: one process, one count. */
export const makeRateLimit = (clock: ClockPort, max: number, windowMs = 60_000): RateLimit => {
  const calls = new Map<string, readonly number[]>();
  return {
    take: (key) => {
      const now = clock.now();
      const recent = (calls.get(key) ?? []).filter((at) => at > now - windowMs && at <= now);
      const [first = now] = recent;
      const wait = recent.length < max ? 0 : first + windowMs - now;
      calls.delete(key);
      calls.set(key, wait === 0 ? [...recent, now] : recent);
      if (calls.size > maxKeys) calls.delete(calls.keys().next().value ?? '');
      return wait;
    },
    giveBack: (key) => {
      const counted = calls.get(key);
      if (counted) calls.set(key, counted.slice(0, -1));
    },
  };
};
