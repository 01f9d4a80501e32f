import type { BrandId } from '../../domain/shared/brand-id.ts';
import { type OrderSource, orderSource } from '../../domain/tracking/campaign.ts';
import { cookieName } from '../../domain/tracking/cart-cookies.ts';
import { trackingCookie } from '../../domain/tracking/cookies.ts';
import { readTracking } from '../../domain/tracking/tracking-cookie.ts';
import { cookieIn } from './cookie-jar.ts';

/**
 * Returns the order's source from the tracking cookie. `sharing`: the shop, if it shares its host name with others.
 * Source: TRK-2.
 */
export const orderSourceOf = (cookies: string, sharing?: BrandId): OrderSource =>
  orderSource(readTracking(cookieIn({ cookie: cookies }, cookieName(trackingCookie, sharing)) ?? ''));
