import { makeClient, type ShopClient } from '../../../src/adapters/backend/client.ts';
import { shopApi } from '../../../src/adapters/contract/shop-api.ts';
import { makeAccountEngine } from '../../../src/adapters/engine-vendure/accounts/account-engine.ts';
import { makeCartEngine } from '../../../src/adapters/engine-vendure/carts/cart-engine.ts';
import { makeCouponEngine } from '../../../src/adapters/engine-vendure/coupons/coupon-engine.ts';
import { makeEngine } from '../../../src/adapters/engine-vendure/engine.ts';
import { makeEngineHandlers } from '../../../src/adapters/engine-vendure/handlers.ts';
import { makeDeliveryEngine } from '../../../src/adapters/engine-vendure/orders/delivery-engine.ts';
import { makeInStock } from '../../../src/adapters/engine-vendure/orders/in-stock.ts';
import { makeOrderEngine } from '../../../src/adapters/engine-vendure/orders/order-engine.ts';
import { makeEngineLevels } from '../../../src/adapters/engine-vendure/stock/engine-levels.ts';
import { makeSandboxApp } from '../../../src/adapters/sandbox/app.ts';
import { makeCompanion } from '../../../src/adapters/sandbox/engine/companion.ts';
import type { Sandbox } from '../../../src/adapters/sandbox/sandbox.ts';
import { makeLevelsOf } from '../../../src/adapters/sandbox/stock/levels-of.ts';
import { type BrandId, brandIds } from '../../../src/domain/shared/brand-id.ts';
import type { Locale } from '../../../src/domain/shared/locale.ts';
import { startSandbox, type TestSandbox } from '../sandbox/fixtures/start-sandbox.ts';
import type { Engine } from './recording.ts';

export const channels = Object.fromEntries(brandIds.map((id) => [id, id])) as Record<BrandId, string>;

/** A shop whose carts, orders, stock and, if requested, customers are kept by an engine; everything else is the sandbox's. */
export const startEngineShop = async (
  { address, key, fetch: answer }: Engine,
  keepsCustomers = false,
): Promise<TestSandbox> => {
  const shop = await startSandbox();
  // A copy, so that a test may change the settings of a shop.
  const plain = { ...shop.sandbox, shops: { ...shop.sandbox.shops } };
  const engine = makeEngine({ address, key, channels, fetch: answer, report: plain.report });
  const levelsOf = makeEngineLevels(engine, makeLevelsOf(plain));
  const orders = makeOrderEngine(engine, plain.shops);
  const carts = makeCartEngine(engine, plain.shops);
  const coupons = makeCouponEngine(engine);
  const deliveries = makeDeliveryEngine(engine, plain.shops, makeInStock(levelsOf));
  const accounts = keepsCustomers ? makeAccountEngine(engine, plain.shops, plain.report) : undefined;
  const sandbox: Sandbox = {
    ...plain,
    engine: { orders, carts, coupons, deliveries, ...(accounts && { accounts }), levelsOf },
  };
  const handlers = makeEngineHandlers(sandbox, { engine, companion: makeCompanion(sandbox), levelsOf });
  const app = makeSandboxApp(sandbox, handlers);
  const fetch = async (request: Request) => app.fetch(request);
  return {
    ...shop,
    sandbox,
    fetch,
    client: (brand_channel: BrandId = 'okulino', locale: Locale = 'de'): ShopClient =>
      makeClient(
        { fetch, base: 'http://okulino.localhost:4200/api', channel: { brand_channel, locale } },
        shopApi,
      ),
  };
};
