import type { WishlistState } from '../../application/customer/wishlist.ts';
import { useServices } from '../shared/services.ts';
import { useStream } from '../shared/use-stream.ts';

const none: WishlistState = { open: false, wishes: [], failed: false };

/** Returns the wishlist as far as known; empty before the page has hydrated. */
export const useWishes = (): WishlistState => useStream(useServices().wishlist.state$, none);
