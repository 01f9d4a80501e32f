import type { Tally } from '../../../adapters/shop-server/fleet.ts';

/** Counts a call. Returns 0 if it is allowed, else the seconds until the next minute, when the client may call again. */
export type PerMinute = (client: string) => number;

const minute = 60_000;

/**
 * Limits a client to a number of calls per clock minute. Stored in memory for the clients of the current minute. With a
 * `tally`, calls that other servers allowed count here too, after a moment.
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
