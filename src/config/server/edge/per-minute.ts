/** True: go on; false: too often. */
export type PerMinute = (client: string) => boolean;

/** At most so many of one client within a minute by the clock. Kept in memory, for as many clients as a minute has. */
export const makePerMinute = (max: number, now: () => number): PerMinute => {
  let minute = 0;
  let counts = new Map<string, number>();
  return (client) => {
    const current = Math.floor(now() / 60_000);
    if (current !== minute || counts.size > 50_000) {
      minute = current;
      counts = new Map();
    }
    const count = (counts.get(client) ?? 0) + 1;
    counts.set(client, count);
    return count <= max;
  };
};
