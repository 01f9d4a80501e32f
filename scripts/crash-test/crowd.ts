import type { OrderWire } from '../../src/adapters/contract/orders/orders.ts';
import { loadModule } from '../load-module.ts';
import { type Buyer, checkOut, fillCart, isRefused, order, pay } from './buyer.ts';
import type { Goods } from './goods.ts';

const { makeClient } = await loadModule<typeof import('../../src/adapters/backend/client.ts')>(
  '/src/adapters/backend/client.ts',
);
const { shopApi } = await loadModule<typeof import('../../src/adapters/contract/shop-api.ts')>(
  '/src/adapters/contract/shop-api.ts',
);
export const { openDatabase } = await loadModule<typeof import('../../src/adapters/sandbox/db/connect.ts')>(
  '/src/adapters/sandbox/db/connect.ts',
);

/** Buyers of one shop, and how many of their requests got no answer. */
export const makeCrowd = (port: number, random: () => number) => {
  const origin = `http://localhost:${port}`;
  let lost = 0;
  const buyer = (at = origin): Buyer => ({
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
  });
  /** A paid order, as confirmed to its buyer. `presses`: how often the order button is pressed at once. */
  const buy = async ({ plenty }: Goods, at = origin, presses = 1): Promise<OrderWire> => {
    const me = buyer(at);
    const good = plenty[Math.floor(random() * plenty.length)];
    if (!good) throw new Error('The shop sells no products');
    const cart = await fillCart(me, [good.item], [good.variant]);
    await checkOut(me, cart);
    const made = await order(me, cart, presses);
    if (isRefused(made)) throw new Error(`An order was refused: ${made.code}`);
    await pay(me, made);
    return made;
  };
  return {
    buyer,
    buy,
    lost: () => lost,
    forget: () => {
      lost = 0;
    },
  };
};

/** Several workers at once. Each takes the next task when it has finished one. */
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
