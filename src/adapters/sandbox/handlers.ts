import { makeCartHandlers } from './cart/handlers.ts';
import { makeTakeCoupon } from './cart/take-coupon.ts';
import { makeCatalogueHandlers } from './catalogue/handlers.ts';
import { makeCheckoutHandlers } from './checkout/handlers.ts';
import { makeDeliveryHandlers } from './delivery/handlers.ts';
import type { Handlers } from './handler.ts';
import { makeRateLimit } from './limits/rate-limit.ts';
import { makeOrderHandlers } from './orders/handlers.ts';
import type { Sandbox } from './sandbox.ts';
import { makeSearchHandlers } from './search/handlers.ts';

/** One handler for every operation of the contract: a missing one is a type error here. */
export const makeHandlers = (sandbox: Sandbox): Handlers => {
  const mayTryCoupon = makeRateLimit(sandbox.clock, sandbox.limits.couponTriesPerMinute);
  const takeCoupon = makeTakeCoupon(sandbox, mayTryCoupon);
  return {
    ...makeCatalogueHandlers(sandbox),
    ...makeSearchHandlers(sandbox),
    ...makeDeliveryHandlers(sandbox),
    ...makeCartHandlers(sandbox, takeCoupon),
    ...makeCheckoutHandlers(sandbox, takeCoupon),
    ...makeOrderHandlers(sandbox),
  };
};
