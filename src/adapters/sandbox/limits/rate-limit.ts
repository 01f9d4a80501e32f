import type { ClockPort } from '../../../application/shared/clock.ts';

/** True: go on; false: too often. */
export type RateLimit = (key: string) => boolean;

/** Keys that are remembered at once; the oldest are forgotten first. */
const maxKeys = 10_000;

/** At most `max` calls of one key within a window that slides. Kept in memory: one process, one count. */
export const makeRateLimit = (clock: ClockPort, max: number, windowMs = 60_000): RateLimit => {
  const calls = new Map<string, readonly number[]>();
  return (key) => {
    const now = clock.now();
    const recent = (calls.get(key) ?? []).filter((at) => at > now - windowMs && at <= now);
    const allowed = recent.length < max;
    calls.delete(key);
    calls.set(key, allowed ? [...recent, now] : recent);
    if (calls.size > maxKeys) calls.delete(calls.keys().next().value ?? '');
    return allowed;
  };
};
