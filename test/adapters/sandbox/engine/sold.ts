import * as E from 'fp-ts/Either';
import type { OrderWire } from '../../../../src/adapters/contract/orders/orders.ts';
import { findRow } from '../../../../src/adapters/sandbox/db/rows.ts';
import { makeCompanion } from '../../../../src/adapters/sandbox/engine/companion.ts';
import type { Sandbox } from '../../../../src/adapters/sandbox/sandbox.ts';
import type { CartFacts } from '../../../../src/adapters/shop-server/cart/cart-facts.ts';
import type { LevelsOf } from '../../../../src/adapters/shop-server/delivery/handlers.ts';
import { accountNumber } from '../../../../src/adapters/shop-server/engine/account-number.ts';
import type {
  CartEngine,
  CouponEngine,
  LeftCart,
  OrderEngine,
} from '../../../../src/adapters/shop-server/engine/order-engine.ts';
import type { SoldOrder } from '../../../../src/adapters/shop-server/engine/sold-order.ts';
import { refuse } from '../../../../src/adapters/shop-server/refusal.ts';
import type { ProductId } from '../../../../src/domain/catalogue/product.ts';
import type { BrandId } from '../../../../src/domain/shared/brand-id.ts';
import type { OrderSource } from '../../../../src/domain/tracking/campaign.ts';
import { swissAddress } from '../fixtures/shopper.ts';
import { startSandbox, type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';
import { type Deliveries, haltingDeliveries } from './delivering.ts';

const cart: CartFacts = {
  token: 'cart-1',
  id: '1',
  checkoutState: 'completed',
  createdAt: new Date(testNow),
  lines: [
    {
      id: 'line-1',
      product: {
        id: '20012' as ProductId,
        sku: 'CARE',
        title: 'Pflege',
        slug: 'pflege',
        image: '/images/20012/front',
        category: 'lenscare',
        brand: [],
        status: 'active',
        isTrial: false,
        orderable: true,
      },
      variantId: '20012',
      options: {},
      meta: {},
      quantity: 2,
      unit: 1000,
      total: 2000,
      savings: 0,
    },
  ],
  currency: 'EUR',
  totals: {
    itemsBefore: 2000,
    promotion: 0,
    items: 2000,
    shipping: 750,
    rounding: 0,
    total: 2750,
    website: 2000,
    savings: 0,
  },
  priceChannel: 'okulino_web',
  shipmentId: 'parcel',
  shippingMethod: 'swisspost_a_parcel',
  paymentMethod: 'visa',
  email: 'mara@example.org',
  billingAddress: swissAddress,
  shippingAddress: swissAddress,
};

/** An order that an engine placed a moment ago. */
export const soldNow = (change: Partial<SoldOrder> = {}): SoldOrder => ({
  token: 'order-1',
  number: 'OKU-0001-0002',
  brand: 'okulino',
  locale: 'de',
  state: 'waiting',
  cart,
  currency: 'EUR',
  placedAt: new Date(testNow),
  payableUntil: new Date(testNow + 30 * 60_000),
  ...change,
  // A separate order for each cart.
  ...(change.token !== undefined && { cart: { ...(change.cart ?? cart), token: `cart of ${change.token}` } }),
});

export interface ToldEngine extends OrderEngine {
  readonly carts: CartEngine;
  readonly coupons: CouponEngine;
  readonly deliveries: Deliveries;
  /** Stock levels of the engine. */
  levels: LevelsOf;
  /** Abandoned carts, by their shop. */
  leftAt: Partial<Record<BrandId, readonly LeftCart[]>>;
  /** The tokens of the carts that an account leaves there. */
  cartsOf: Readonly<Record<string, readonly string[]>>;
  /** The shops whose old carts were to be deleted, and since when they are unchanged. */
  readonly cleared: (readonly [BrandId, string])[];
  readonly told: (readonly unknown[])[];
  /** The state of the order at the engine from now on. */
  stands: SoldOrder | undefined;
  /** Orders of accounts at the engine, by account id. */
  bought: Readonly<Record<string, readonly SoldOrder[]>>;
  closed: boolean;
  away: boolean;
}

export const tellableEngine = (): ToldEngine => {
  const told: (readonly unknown[])[] = [];
  const there = (): void => {
    if (engine.away) throw Object.assign(new Error('away'), { code: 'Unreachable' });
  };
  const engine: ToldEngine = {
    told,
    stands: undefined,
    leftAt: {},
    cartsOf: {},
    cleared: [],
    carts: {
      left: async (brand) => {
        there();
        return engine.leftAt[brand] ?? [];
      },
      look: async (_, { token }) => {
        there();
        return engine.stands?.cart.token === token ? engine.stands.cart : undefined;
      },
      reminded: async (brand, token) => {
        told.push(['reminded', brand, token]);
      },
      ofAccount: async (_, account) =>
        engine.away ? refuse(503, 'server.engine_unavailable') : E.right(engine.cartsOf[account] ?? []),
      forgetOf: async (brand, account) => {
        there();
        told.push(['forget carts', brand, account]);
        return engine.cartsOf[account] ?? [];
      },
      forgetOld: async (brand, before) => {
        there();
        engine.cleared.push([brand, before.toISOString()]);
      },
    },
    coupons: {
      make: async (coupon) => {
        there();
        told.push(['coupon', coupon]);
      },
    },
    deliveries: haltingDeliveries(there, soldNow),
    levels: async () => E.right([]),
    bought: {},
    closed: false,
    away: false,
    look: async ({ token }) => {
      there();
      return engine.stands?.token === token ? engine.stands : undefined;
    },
    ofAccount: async (_, account) => {
      there();
      return engine.bought[account] ?? [];
    },
    paid: async ({ token }, { method, reference }) => {
      there();
      told.push(['paid', token, method, reference]);
      return engine.closed ? 'closed' : 'told';
    },
    paidLater: async ({ token }, method) => {
      there();
      told.push(['later', token, method]);
      return engine.closed ? 'closed' : 'told';
    },
    refunded: async ({ token }, { amount, reference }) => {
      there();
      told.push(['refunded', token, amount, reference]);
    },
    forgetValues: async ({ token }) => {
      there();
      told.push(['forget', token]);
    },
  };
  return engine;
};

/** Keeps an order as at the request of who ordered it. */
export const keptFor = async (
  sandbox: Sandbox,
  sold: SoldOrder,
  source: OrderSource = {},
): Promise<OrderWire> => {
  const id = accountNumber(sold.cart.customerId);
  const buyer = id === undefined ? undefined : await findRow(sandbox.db, 'customer', { id });
  const wire = await makeCompanion(sandbox).keepOrder(sold, buyer, source);
  if (!wire) throw new Error('The order is not returned');
  return wire;
};

/** A companion beside an engine that sends and receives. */
export const startCompanion = async (): Promise<{
  shop: TestSandbox;
  engine: ToldEngine;
  sandbox: Sandbox;
}> => {
  const engine = tellableEngine();
  const { carts, coupons, deliveries } = engine;
  const levelsOf: LevelsOf = (channel, items) => engine.levels(channel, items);
  const shop = await startSandbox(undefined, {
    engine: { orders: engine, carts, coupons, deliveries, levelsOf },
  });
  return { shop, engine, sandbox: shop.sandbox };
};
