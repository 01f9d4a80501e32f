import type { OrderTraces } from '../../application/checkout/ports.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';
import { clearedAfterOrder } from '../../domain/tracking/cookies.ts';
import type { CookieJar } from './cookie-jar.ts';
import { makeNamedCookie } from './named-cookie.ts';

/** Clears the cookies that an order uses up. `sharing`: the shop, if it shares its host name with others. Source: CART-4. */
export const makeOrderTraces = (jar: CookieJar, secure: boolean, sharing?: BrandId): OrderTraces => ({
  clear: () => {
    for (const cookie of clearedAfterOrder) makeNamedCookie(jar, cookie, { secure, sharing }).clear();
  },
});
