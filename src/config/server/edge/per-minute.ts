import type { Tally } from '../../../adapters/shop-server/fleet.ts';

/** Counts a call. 0: go on; else after how many seconds the next minute begins, in which the client may call again. */
export type PerMinute = (client: string) => number;

const minute = 60_000;

/**
 * At most so many of one client within a minute by the clock. Kept in memory, for as many clients as a minute has; with a
 * `tally` what other servers let through counts here too, a moment later.
 */
export const makePerMinute = (max: number, now: () => number, tally?: Tally): PerMinute => {
  let current = 0;
  let counts = new Map<string, number>();
  const count = (name: string): number => {
    const started = Math.floor(now() / minute);
    if (started !== current || counts.size > 50_000) {
      current = started;
      counts = new Map();
    }
    const next = (counts.get(name) ?? 0) + 1;
    counts.set(name, next);
    return next;
  };
  tally?.onTold((name, change) => void (change === 1 && count(name)));
  return (client) => {
    const name = tally?.nameOf(client) ?? client;
    if (count(name) > max) return Math.ceil((minute - (now() % minute)) / 1000);
    tally?.tell(name, 1);
    return 0;
  };
};
