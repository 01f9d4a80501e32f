import type { SeenCarts } from '../../src/application/cart/ports.ts';
import type { OrderAttempt } from '../../src/application/checkout/ports.ts';
import { noWishlist } from '../../src/application/customer/no-service.ts';
import { makeRecentSearches } from '../../src/application/search/recent-searches.ts';
import { makeNews } from '../../src/application/shared/shop-news.ts';
import type { Outside } from '../../src/config/composition/outside.ts';
import type { CartToken } from '../../src/domain/cart/cart.ts';
import type { SeenCart } from '../../src/domain/cart/cart-check.ts';

/** Stores one value in memory. */
export const keeping = <A>(first?: A) => {
  let kept = first;
  return {
    read: () => kept,
    kept: () => '',
    write: (next: A) => {
      kept = next;
      return true;
    },
    clear: () => {
      kept = undefined;
    },
  };
};

/** Carts as their visitor saw them; `first`: what they saw before. */
export const seeing = (first?: SeenCart): SeenCarts => {
  let told: string | undefined;
  let loss = '';
  return {
    ...keeping(first),
    readLoss: () => loss,
    closeLoss: (read) => {
      loss = read;
    },
    knowsGift: (cart) => told === cart,
    noteGift: (cart) => {
      told = cart;
    },
  };
};

/**
 * The environment of a visitor who keeps a cart and a pending order, and nothing else. Its clock is fixed, and waits
 * take no time.
 */
export const quietOutside = (): Omit<Outside, 'backend'> => {
  let ids = 0;
  const attempts = keeping<OrderAttempt>();
  return {
    cartTokens: keeping<CartToken>(),
    recentSearches: makeRecentSearches({ read: () => [], write: () => undefined }),
    addedProducts: { read: () => [], add: () => undefined, clear: () => undefined },
    openAccount: () => Promise.reject(new Error('nobody signs in')),
    wasSignedIn: () => false,
    lastChoices: {
      isAllowed: () => false,
      allow: async () => undefined,
      handOver: async () => undefined,
      isKept: () => false,
      read: async () => undefined,
      keep: async () => undefined,
      forget: () => undefined,
      onForgotten: () => undefined,
    },
    seenProducts: { read: () => [], add: () => undefined, clear: () => undefined },
    seenCarts: async () => seeing(),
    wishes: async () => noWishlist,
    keepsWishes: () => false,
    orderAttempts: async () => attempts,
    orderTraces: { clear: () => undefined },
    orderSource: async () => ({}),
    providerWindow: { go: () => undefined, show: async () => 'failed', hide: () => undefined },
    news: makeNews(),
    clock: { now: () => 0 },
    newId: () => `request-${++ids}`,
    wait: async () => undefined,
    untilOnline: () => undefined,
    serverAnswers: async () => true,
  };
};
