import type { ClockPort } from '../../../application/shared/clock.ts';
import type { Tally } from '../fleet.ts';

export interface RateLimit {
  /** Counts a call. 0: go on; else after how long one more is let through, and this one was not counted. Units: ms. */
  readonly take: (key: string) => number;
  /** The last call that was counted was none after all. */
  readonly giveBack: (key: string) => void;
}

/** Keys that are remembered at once; the oldest are forgotten first. */
const maxKeys = 10_000;

/**
 * At most `max` calls of one key within a window that slides. Kept in memory: one process, one count; with a `tally` what
 * other servers counted counts here too, a moment later. Timed by what has passed: a clock that is set gives nobody more tries. Source: TIME-3.
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
