import type { Context } from 'hono';
import { parse } from 'hono/utils/cookie';
import type { FlagUser } from '../../../application/flags/ports.ts';
import { bucketId, readBucket } from '../../../domain/flags/bucket.ts';
import { type Forced, forcedCookie, forcedIn, readForced } from '../../../domain/flags/forced.ts';
import { deviceOf, isCrawler } from '../../../domain/layout/device.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import { cookieName } from '../../../domain/tracking/cart-cookies.ts';
import { bucketCookie } from '../../../domain/tracking/cookies.ts';
import type { Visit } from '../visit.ts';

/** The parts of a request that say who sent it. */
export interface FlagRequest {
  readonly userAgent: string | undefined;
  readonly cookie: string | undefined;
  readonly query: URLSearchParams;
}

export const flagRequestOf = ({ req }: Context): FlagRequest => ({
  userAgent: req.header('user-agent'),
  cookie: req.header('cookie'),
  query: new URL(req.url).searchParams,
});

const cookieIn = (cookie = '', name: string): string | undefined => parse(cookie, name)[name];

/** Returns the variants that a visitor chose, earlier in a cookie or in this address. */
export const forcedBy = ({ cookie, query }: FlagRequest): Forced =>
  new Map([...readForced(cookieIn(cookie, forcedCookie.name)), ...forcedIn(query)]);

/**
 * Returns the user for whom features are decided: the visitor's bucket, the shop and the kind of device, nothing else.
 * Crawlers have no bucket. Source: TRK-5, UI-9.
 */
export const flagUserOf = (
  request: FlagRequest,
  { brand, sharedHost }: Pick<Visit, 'brand' | 'sharedHost'>,
  locale: Locale,
  mayForce: boolean,
): FlagUser => {
  const { userAgent = '', cookie } = request;
  const attributes = { brand, locale, device: deviceOf(userAgent) };
  if (isCrawler(userAgent)) return { attributes };
  const bucket = readBucket(cookieIn(cookie, cookieName(bucketCookie, sharedHost ? brand : undefined)));
  const forced = mayForce ? forcedBy(request) : undefined;
  return {
    attributes,
    ...(bucket !== undefined && { id: bucketId(bucket) }),
    ...(forced && forced.size > 0 && { forced }),
  };
};
