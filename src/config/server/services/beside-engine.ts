import { makeAccountEngine } from '../../../adapters/engine-vendure/accounts/account-engine.ts';
import { makeCartEngine } from '../../../adapters/engine-vendure/carts/cart-engine.ts';
import { makeCouponEngine } from '../../../adapters/engine-vendure/coupons/coupon-engine.ts';
import type { Engine } from '../../../adapters/engine-vendure/engine.ts';
import { makeEngineHandlers } from '../../../adapters/engine-vendure/handlers.ts';
import { makeDeliveryEngine } from '../../../adapters/engine-vendure/orders/delivery-engine.ts';
import { makeInStock } from '../../../adapters/engine-vendure/orders/in-stock.ts';
import { makeOrderEngine } from '../../../adapters/engine-vendure/orders/order-engine.ts';
import { makeRangeFollower } from '../../../adapters/engine-vendure/range/range-follower.ts';
import { makeEngineLevels } from '../../../adapters/engine-vendure/stock/engine-levels.ts';
import { makeCompanion } from '../../../adapters/sandbox/engine/companion.ts';
import { keepPastOrders } from '../../../adapters/sandbox/engine/keep-past-orders.ts';
import { makeRangeKeeper } from '../../../adapters/sandbox/engine/keep-range.ts';
import { makeNoticesApp, noticesPath } from '../../../adapters/sandbox/engine/notices-app.ts';
import { remindOfLeftCarts } from '../../../adapters/sandbox/engine/remind-of-left-carts.ts';
import { seedAboutProducts } from '../../../adapters/sandbox/prepare-database.ts';
import type { Sandbox } from '../../../adapters/sandbox/sandbox.ts';
import { makeLevelsOf } from '../../../adapters/sandbox/stock/levels-of.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import { EngineDoesNotFit } from '../process/engine-misfits.ts';
import type { Beside } from './sandbox.ts';

export interface BesideEngine {
  readonly engine: Engine;
  /** The address of the engine. It tells its range from another engine's. */
  readonly address: string;
  /** The engine's channel of each shop. */
  readonly channels: Readonly<Record<BrandId, string>>;
  /** The secret that signs the engine's webhooks. */
  readonly webhookSecret: string;
  /** Whether the engine keeps the shops' customers. */
  readonly accounts: boolean;
}

/** How often the engine is asked for changes that no webhook reported, and for abandoned carts. Units: ms. */
const askEvery = 60_000;

/**
 * Builds the sandbox without its own carts, orders, stock and range. The engine answers those instead and reports
 * changes by webhooks. The engine's range is copied before the shop opens.
 */
export const besideEngine = async (
  own: Sandbox,
  { engine, address, channels, webhookSecret, accounts }: BesideEngine,
): Promise<Omit<Beside, 'checks'>> => {
  const levelsOf = makeEngineLevels(engine, makeLevelsOf(own));
  const sandbox: Sandbox = {
    ...own,
    engine: {
      orders: makeOrderEngine(engine, own.shops),
      carts: makeCartEngine(engine, own.shops),
      coupons: makeCouponEngine(engine),
      deliveries: makeDeliveryEngine(engine, own.shops, makeInStock(levelsOf)),
      ...(accounts && { accounts: makeAccountEngine(engine, own.shops, own.report) }),
      levelsOf,
    },
  };
  const onFirst = () => seedAboutProducts(own.db);
  const keeper = makeRangeKeeper(sandbox, { engine: address, onFirst });
  const range = makeRangeFollower({ engine, keeper, clock: own.clock, report: own.report });
  // An earlier copy is enough to open with. The engine is asked again after a minute.
  const isCopied = (await range.changed()) || (await keeper.marks()).size > 0;
  if (!isCopied) throw new EngineDoesNotFit(address, [{ _tag: 'NoRange' }]);
  await keepPastOrders(sandbox);
  const following = own.leavesDueWork
    ? undefined
    : setInterval(() => {
        void range.changed();
        void remindOfLeftCarts(sandbox);
      }, askEvery);
  return {
    sandbox,
    handlers: makeEngineHandlers(sandbox, { engine, companion: makeCompanion(sandbox), levelsOf }),
    app: makeNoticesApp(sandbox, {
      secret: webhookSecret,
      channels,
      onRange: () => void range.changed(),
    }),
    paths: [noticesPath],
    close: async () => clearInterval(following),
  };
};
