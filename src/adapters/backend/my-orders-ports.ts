import type { CartPort } from '../../application/cart/ports.ts';
import type { MyOrdersPort } from '../../application/orders/ports.ts';
import { browsingApi } from '../contract/browsing-api.ts';
import { myOrderOperations } from '../contract/orders/my-orders.ts';
import { type CartSettings, makeCartAdapter } from './cart-adapter.ts';
import { type ClientSettings, makeClient } from './client.ts';
import { makeMyOrdersAdapter } from './my-orders-adapter.ts';

/** The ports for the orders of the signed-in customer, and for the cart that a reorder goes into. */
export interface MyOrdersPorts {
  readonly orders: MyOrdersPort;
  readonly carts: Pick<CartPort, 'create' | 'load'>;
}

export const makeMyOrdersPorts = (settings: ClientSettings & CartSettings): MyOrdersPorts => ({
  orders: makeMyOrdersAdapter(makeClient(settings, myOrderOperations)),
  carts: makeCartAdapter(makeClient(settings, browsingApi), settings),
});
