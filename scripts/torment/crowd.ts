import { loadModule } from '../load-module.ts';
import type { Buyer } from './buyer.ts';

const { makeClient } = await loadModule<typeof import('../../src/adapters/backend/client.ts')>(
  '/src/adapters/backend/client.ts',
);
const { shopApi } = await loadModule<typeof import('../../src/adapters/contract/shop-api.ts')>(
  '/src/adapters/contract/shop-api.ts',
);
export const { openDatabase } = await loadModule<typeof import('../../src/adapters/sandbox/db/connect.ts')>(
  '/src/adapters/sandbox/db/connect.ts',
);

/** Buyers of one shop, and how many answers did not come to any of them. */
export const makeCrowd = (port: number, random: () => number) => {
  const origin = `http://localhost:${port}`;
  let lost = 0;
  return {
    buyer: (at = origin): Buyer => ({
      client: makeClient(
        {
          fetch: (request) => fetch(request),
          base: `${at}/api`,
          channel: { brand_channel: 'okulino', locale: 'de' },
        },
        shopApi,
      ),
      origin: at,
      random,
      onLost: () => {
        lost += 1;
      },
    }),
    lost: () => lost,
    forget: () => {
      lost = 0;
    },
  };
};

/** Several at once, each taking the next when it is done with one. */
export const inTurns = async (count: number, hands: number, work: () => Promise<void>): Promise<void> => {
  let taken = 0;
  const hand = async () => {
    while (taken < count) {
      taken += 1;
      await work();
    }
  };
  await Promise.all(Array.from({ length: hands }, hand));
};
