import { cartOperations } from './cart.ts';
import { catalogueOperations } from './catalogue.ts';
import { checkoutOperations } from './checkout.ts';
import { orderOperations } from './orders.ts';
import { searchOperations } from './search.ts';

/** The Shop API: every call that the shop makes of its backend. */
export const shopApi = {
  ...catalogueOperations,
  ...searchOperations,
  ...cartOperations,
  ...checkoutOperations,
  ...orderOperations,
} as const;

export type ShopApi = typeof shopApi;
export type OperationName = keyof ShopApi;
