import type { CartPort } from '../../application/cart/ports.ts';
import type { MyOrdersPort } from '../../application/orders/ports.ts';
import { browsingApi } from '../contract/browsing-api.ts';
import { myOrderOperations } from '../contract/orders/my-orders.ts';
import { type CartSettings, makeCartAdapter } from './cart-adapter.ts';
import { type ClientSettings, makeClient } from './client.ts';
import { makeMyOrdersAdapter } from './my-orders-adapter.ts';

/** What is asked about orders of who is signed in, and about the cart that one of them goes into again. */
export interface MyOrdersPorts {
  readonly orders: MyOrdersPort;
  readonly carts: Pick<CartPort, 'create' | 'load'>;
}

export const makeMyOrdersPorts = (settings: ClientSettings & CartSettings): MyOrdersPorts => ({
  orders: makeMyOrdersAdapter(makeClient(settings, myOrderOperations)),
  carts: makeCartAdapter(makeClient(settings, browsingApi), settings),
});
