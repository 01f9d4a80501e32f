import type { Handlers } from '../shop-server/call.ts';
import { type LevelsOf, makeDeliveryHandlers } from '../shop-server/delivery/handlers.ts';
import type { Companion } from '../shop-server/engine/companion.ts';
import type { ShopServer } from '../shop-server/shop-server.ts';
import { makeCartHandlers } from './carts/handlers.ts';
import { makeReadCoupon } from './checkout/coupon-tries.ts';
import { makeCheckoutHandlers } from './checkout/handlers.ts';
import { makeDesk } from './desk.ts';
import type { Engine } from './engine.ts';
import { makeInStock } from './orders/in-stock.ts';
import { makePlaceOrder } from './orders/place-order.ts';
import { makeReorder } from './orders/reorder.ts';

/** What the handlers of an engine need. */
export interface EngineParts<Customer> {
  readonly engine: Engine;
  readonly companion: Companion<Customer>;
  /** The engine's stock. */
  readonly levelsOf: LevelsOf;
}

/** Returns the operations that Vendure handles; the companion handles all others. */
export const makeEngineHandlers = <Customer, Session>(
  server: ShopServer,
  { engine, companion, levelsOf }: EngineParts<Customer>,
): Partial<Handlers<Customer, Session>> => {
  const desk = makeDesk(server, engine, companion);
  const isInStock = makeInStock(levelsOf);
  const readCoupon = makeReadCoupon(server);
  return {
    ...makeCartHandlers<Customer, Session>(desk, readCoupon),
    ...makeCheckoutHandlers<Customer, Session>(desk, readCoupon, isInStock),
    ...makeDeliveryHandlers(server, levelsOf),
    createMyOrderFromCart: makePlaceOrder<Customer, Session>(desk, isInStock),
    reorder: makeReorder<Customer, Session>(desk, readCoupon),
  };
};
