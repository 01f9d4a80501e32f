import { after, before, describe, test } from 'node:test';
import { type Engine, runEngine } from './fixtures/engine';
import { testAccess } from './suites/access';
import { testAccounts } from './suites/accounts';
import { testCarts } from './suites/carts';
import { testClaimedOrders } from './suites/claimed-orders';
import { testClaims } from './suites/claims';
import { testCoupons } from './suites/coupons';
import { testDeliveries } from './suites/deliveries';
import { testForgetCarts } from './suites/forget-carts';
import { testForgetValues } from './suites/forget-values';
import { testGiftOrders } from './suites/gift-orders';
import { testGifts } from './suites/gifts';
import { testLeftCarts } from './suites/left-carts';
import { testLimits } from './suites/limits';
import { testMadeCoupons } from './suites/made-coupons';
import { testMending } from './suites/mending';
import { testMendingRaces } from './suites/mending-races';
import { testOrders } from './suites/orders';
import { testOutbox } from './suites/outbox';
import { testPaidLater } from './suites/paid-later';
import { testPastOrders } from './suites/past-orders';
import { testRaces } from './suites/races';
import { testRange } from './suites/range';
import { testRenewals } from './suites/renewals';

/** One engine for all tests: it takes some seconds to start. */
describe('the engine', { concurrency: 1 }, () => {
  let engine: Engine | undefined;
  const running = (): Engine => {
    if (!engine) throw new Error('The engine does not run.');
    return engine;
  };
  before(async () => {
    engine = await runEngine();
  });
  after(() => engine?.stop());

  const suites = {
    testAccess,
    testRange,
    testCarts,
    testLimits,
    testClaims,
    testRenewals,
    testLeftCarts,
    testCoupons,
    testMadeCoupons,
    testGifts,
    testGiftOrders,
    testOrders,
    testPaidLater,
    testDeliveries,
    testMending,
    testMendingRaces,
    testForgetValues,
    testForgetCarts,
    testAccounts,
    testClaimedOrders,
    testRaces,
    testOutbox,
    // Orders without notices: they run after the tests that count notices.
    testPastOrders,
  };
  for (const suite of Object.values(suites)) suite(running, test);
});
