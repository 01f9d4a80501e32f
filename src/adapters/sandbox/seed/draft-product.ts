import { hashOf } from './stock-profile.ts';

/** 2781 → 2790, 1316 → 1340: prices end in 40 or 90. Units: minor. */
export const tidyPrice = (minor: number): number => Math.max(190, Math.round(minor / 50) * 50 - 10);

const daysSince = (days: number): string =>
  new Date(Date.UTC(2021, 0, 4) + days * 86_400_000).toISOString().slice(0, 10);

/** What a product is rated, how often it is sold and since when: always the same. Packs of one group are rated alike. */
export const character = (id: string, group: string, appeal: number) => {
  const hash = hashOf(`character ${id}`);
  const count = hash % 17 === 0 ? 0 : 3 + ((hash >>> 3) % (40 + appeal * 9));
  return {
    rating: { tenths: count === 0 ? 0 : 34 + ((hashOf(`stars ${group}`) >>> 4) % 16), count },
    popularity: appeal * 100 + ((hash >>> 5) % 4000),
    since: daysSince((hash >>> 9) % 2080),
  };
};
