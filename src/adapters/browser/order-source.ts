import type { BrandId } from '../../domain/shared/brand-id.ts';
import { cookieName } from '../../domain/tracking/cart-cookies.ts';
import { trackingCookie } from '../../domain/tracking/cookies.ts';
import { readTracking } from '../../domain/tracking/tracking-cookie.ts';
import { cookieIn } from './cookie-jar.ts';

/**
 * What kind of order the way here announced, as the tracking cookie keeps it. `sharing`: the shop, where it shares its
 * host name with others. Source: TRK-2, D70.
 */
export const orderTypeOf = (cookies: string, sharing?: BrandId): string | undefined => {
  const kept = cookieIn({ cookie: cookies }, cookieName(trackingCookie, sharing));
  return kept && readTracking(kept).order_type;
};
