import type { WishlistState } from '../../application/customer/wishlist.ts';
import { useServices } from '../shared/services.ts';
import { useStream } from '../shared/use-stream.ts';

const none: WishlistState = { open: false, wishes: [], failed: false };

/** What was put aside, as far as it is known: nothing before the page has come alive. */
export const useWishes = (): WishlistState => useStream(useServices().wishlist.state$, none);
