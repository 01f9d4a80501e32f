import { makeCartHandlers } from './cart/handlers.ts';
import { makeTakeCoupon } from './cart/take-coupon.ts';
import { makeCheckoutHandlers } from './checkout/handlers.ts';
import { makeDeliveryHandlers } from './delivery/handlers.ts';
import type { Handlers } from './handler.ts';
import { makeRateLimit } from './limits/rate-limit.ts';
import { makeOrderHandlers } from './orders/handlers.ts';
import type { Sandbox } from './sandbox.ts';

/** The handlers of every operation, gathered from the capabilities. */
export const makeHandlers = (sandbox: Sandbox): Partial<Handlers> => {
  const mayTryCoupon = makeRateLimit(sandbox.clock, sandbox.limits.couponTriesPerMinute);
  const takeCoupon = makeTakeCoupon(sandbox, mayTryCoupon);
  return {
    ...makeDeliveryHandlers(sandbox),
    ...makeCartHandlers(sandbox, takeCoupon),
    ...makeCheckoutHandlers(sandbox, takeCoupon),
    ...makeOrderHandlers(sandbox),
  };
};
