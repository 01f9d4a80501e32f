/** Data that a device stores for its visitor besides the cart: one chunk, loaded when the first of it is needed. */

import { makeRecentSearchesStorage } from '../../adapters/browser/recent-searches-storage.ts';
import { makeRecentSearches, type RecentSearches } from '../../application/search/recent-searches.ts';
import type { TextStore } from '../../application/shared/text-store.ts';

export { makeSeenCarts } from '../../adapters/browser/seen-carts.ts';
export { makeWishlistStorage } from '../../adapters/browser/wishlist-storage.ts';

export const recentSearchesOfDevice = (device: TextStore): RecentSearches =>
  makeRecentSearches(makeRecentSearchesStorage(device));
