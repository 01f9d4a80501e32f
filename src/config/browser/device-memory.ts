/** What a device keeps for its visitor beside the cart: one chunk, fetched when the first of it is wanted. */
export { makeSeenCarts } from '../../adapters/browser/seen-carts.ts';
export { makeWishlistStorage } from '../../adapters/browser/wishlist-storage.ts';
export { recentSearchesOfDevice } from './recent-searches.ts';
