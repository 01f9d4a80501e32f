import { accountApi } from './account-api.ts';
import { browsingApi } from './browsing-api.ts';
import { findOperations } from './catalogue/find-products.ts';
import { crawlingApi } from './catalogue/product-addresses.ts';
import { orderingApi } from './ordering-api.ts';
import { myOrderOperations } from './orders/my-orders.ts';
import { personalApi } from './personal/personal-api.ts';

/** The Shop API: every call that the shop makes of its backend. */
export const shopApi = {
  ...browsingApi,
  ...findOperations,
  ...orderingApi,
  ...accountApi,
  ...personalApi,
  ...myOrderOperations,
  ...crawlingApi,
} as const;

export type ShopApi = typeof shopApi;
export type OperationName = keyof ShopApi;
