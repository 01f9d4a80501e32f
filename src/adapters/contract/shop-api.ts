import { accountApi } from './account-api.ts';
import { browsingApi } from './browsing-api.ts';
import { findOperations } from './catalogue/find-products.ts';
import { crawlingApi } from './catalogue/product-addresses.ts';
import { expressOperations } from './checkout/express.ts';
import { orderingApi } from './ordering-api.ts';
import { guestSubscriptionOperations } from './orders/guest-subscriptions.ts';
import { myOrderOperations } from './orders/my-orders.ts';
import { personalApi } from './personal/personal-api.ts';

/** The Shop API: every call from the shop to its backend. */
export const shopApi = {
  ...browsingApi,
  ...findOperations,
  ...orderingApi,
  ...expressOperations,
  ...accountApi,
  ...personalApi,
  ...myOrderOperations,
  ...crawlingApi,
  ...guestSubscriptionOperations,
} as const;

export type ShopApi = typeof shopApi;
export type OperationName = keyof ShopApi;
