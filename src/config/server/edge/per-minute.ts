/** Counts a call. 0: go on; else after how many seconds the next minute begins, in which the client may call again. */
export type PerMinute = (client: string) => number;

const minute = 60_000;

/** At most so many of one client within a minute by the clock. Kept in memory, for as many clients as a minute has. */
export const makePerMinute = (max: number, now: () => number): PerMinute => {
  let current = 0;
  let counts = new Map<string, number>();
  return (client) => {
    const at = now();
    const started = Math.floor(at / minute);
    if (started !== current || counts.size > 50_000) {
      current = started;
      counts = new Map();
    }
    const count = (counts.get(client) ?? 0) + 1;
    counts.set(client, count);
    return count <= max ? 0 : Math.ceil((minute - (at % minute)) / 1000);
  };
};
