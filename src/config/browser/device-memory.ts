/** Data that a device stores for its visitor besides the cart: one chunk, loaded when the first of it is needed. */
export { makeSeenCarts } from '../../adapters/browser/seen-carts.ts';
export { makeWishlistStorage } from '../../adapters/browser/wishlist-storage.ts';
export { recentSearchesOfDevice } from './recent-searches.ts';
