import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { FlagUser } from '../../../application/flags/ports.ts';
import { bucketId, readBucket } from '../../../domain/flags/bucket.ts';
import { type Forced, forcedCookie, forcedIn, readForced } from '../../../domain/flags/forced.ts';
import { deviceOf, isCrawler } from '../../../domain/layout/device.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import { cookieName } from '../../../domain/tracking/cart-cookies.ts';
import { bucketCookie } from '../../../domain/tracking/cookies.ts';
import type { Visit } from '../visit.ts';

/** What a visitor wants to see by their own choice: chosen before, or in this address. */
export const forcedBy = (c: Context): Forced =>
  new Map([...readForced(getCookie(c, forcedCookie.name)), ...forcedIn(new URL(c.req.url).searchParams)]);

/**
 * For whom features are decided: the visitor's bucket, the shop, the kind of device, nothing else. Machines are
 * nobody in particular. Source: TRK-5, UI-9.
 */
export const flagUserOf = (c: Context, visit: Visit, locale: Locale, mayForce: boolean): FlagUser => {
  const userAgent = c.req.header('user-agent') ?? '';
  const attributes = { brand: visit.brand, locale, device: deviceOf(userAgent) };
  if (isCrawler(userAgent)) return { attributes };
  const kept = getCookie(c, cookieName(bucketCookie, visit.sharedHost ? visit.brand : undefined));
  const bucket = readBucket(kept);
  const forced = mayForce ? forcedBy(c) : undefined;
  return {
    attributes,
    ...(bucket !== undefined && { id: bucketId(bucket) }),
    ...(forced && forced.size > 0 && { forced }),
  };
};
