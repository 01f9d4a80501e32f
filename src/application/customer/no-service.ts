import * as TE from 'fp-ts/TaskEither';
import type { UserBillingPort } from './ports/billing.ts';
import type { StorePort } from './ports/stores.ts';
import type { WishlistPort } from './ports/wishlist.ts';

/** The wish list of a shop that has none. It stays empty, whatever is added. Source: CAT-17. */
export const noWishlist: WishlistPort = {
  products: TE.right([]),
  add: () => TE.right(undefined),
  remove: () => TE.right(undefined),
};

/** The stores of a shop that has none. Source: CAT-17. */
export const noStores: StorePort = { stores: TE.right([]) };

/** The billing addresses of a shop that stores them only with orders. Source: CAT-17. */
export const noUserBilling: UserBillingPort = { billingAddresses: TE.right([]) };
