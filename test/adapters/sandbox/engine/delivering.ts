import * as E from 'fp-ts/Either';
import type { CartFacts } from '../../../../src/adapters/shop-server/cart/cart-facts.ts';
import type {
  Delivery,
  DeliveryEngine,
} from '../../../../src/adapters/shop-server/engine/delivery-engine.ts';
import type { SoldOrder } from '../../../../src/adapters/shop-server/engine/sold-order.ts';
import type { Refusal } from '../../../../src/adapters/shop-server/refusal.ts';

/** The step at which an order stops: before the request to the engine, or while its answer is on the way. */
export type Halt = 'weighing' | 'before the order' | 'after the order';

export interface Deliveries extends DeliveryEngine {
  /** Requested deliveries, by the token of each order. */
  readonly asked: { readonly token: string; readonly delivery: Delivery }[];
  readonly weighed: Delivery[];
  readonly orders: Map<string, SoldOrder>;
  /** The reason for a refusal, when it is weighed or ordered. */
  refusesWeighing: Refusal | undefined;
  refusesOrder: Refusal | undefined;
  /** The step at which the next request gets no answer until `wake`. */
  halt: Halt | undefined;
  readonly wake: () => void;
}

/** Deliveries of an engine that can refuse, and stop at each step. `order`: its state once it is placed. */
export const haltingDeliveries = (there: () => void, order: () => SoldOrder): Deliveries => {
  let waiting: (() => void)[] = [];
  const haltAt = async (step: Halt): Promise<void> => {
    if (engine.halt !== step) return;
    engine.halt = undefined;
    await new Promise<void>((wake) => waiting.push(wake));
  };
  const cartOf = ({ account, paymentMethod, billing, shipping }: Delivery): CartFacts => ({
    ...order().cart,
    checkoutState: 'payment_selected',
    customerId: account.id,
    email: account.email,
    paymentMethod,
    billingAddress: billing,
    shippingAddress: shipping,
  });
  const engine: Deliveries = {
    asked: [],
    weighed: [],
    orders: new Map(),
    refusesWeighing: undefined,
    refusesOrder: undefined,
    halt: undefined,
    wake: () => {
      for (const wake of waiting) wake();
      waiting = [];
    },
    weigh: async (delivery) => {
      there();
      await haltAt('weighing');
      engine.weighed.push(delivery);
      return engine.refusesWeighing ? E.left(engine.refusesWeighing) : E.right(cartOf(delivery));
    },
    place: async (delivery, token) => {
      there();
      engine.asked.push({ token, delivery });
      await haltAt('before the order');
      if (engine.refusesOrder) return E.left(engine.refusesOrder);
      const { brand, locale, paymentMethod } = delivery;
      const number = `OKU-7000-${engine.orders.size}`;
      const made: SoldOrder = engine.orders.get(token) ?? {
        ...order(),
        token: `link of ${number}`,
        number,
        brand,
        locale,
        state: paymentMethod === 'invoice' ? 'open' : 'waiting',
        cart: { ...cartOf(delivery), token },
      };
      engine.orders.set(token, made);
      await haltAt('after the order');
      return E.right(made);
    },
    placed: async (_, token) => {
      there();
      return engine.orders.get(token);
    },
  };
  return engine;
};
