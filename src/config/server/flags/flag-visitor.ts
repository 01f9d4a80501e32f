import type { Context } from 'hono';
import { parse } from 'hono/utils/cookie';
import type { FlagUser } from '../../../application/flags/ports.ts';
import { type Bucket, bucketId, readBucket } from '../../../domain/flags/bucket.ts';
import { type Forced, forcedCookie, forcedIn, readForced } from '../../../domain/flags/forced.ts';
import { deviceOf, isCrawler } from '../../../domain/layout/device.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import { type Cookie, cookieName } from '../../../domain/tracking/cart-cookies.ts';
import { mayRun } from '../../../domain/tracking/consent.ts';
import { bucketCookie, consentCookie } from '../../../domain/tracking/cookies.ts';
import { readConsent } from '../../../domain/tracking/kept-consent.ts';
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
 * Returns the bucket of a visitor whose consent to statistics is valid. The cookie of the bucket may outlive the consent
 * until scripts delete it. Source: TRK-5, TRK-7.
 */
const bucketOf = (
  cookie: string | undefined,
  { brand, sharedHost }: Pick<Visit, 'brand' | 'sharedHost'>,
  now: number,
): Bucket | undefined => {
  const kept = (of: Cookie) => cookieIn(cookie, cookieName(of, sharedHost ? brand : undefined));
  const bucket = readBucket(kept(bucketCookie));
  if (bucket === undefined) return undefined;
  return mayRun('statistics', readConsent(kept(consentCookie) ?? '', now)) ? bucket : undefined;
};

/**
 * Returns the user for whom features are decided: the visitor's bucket, the shop and the kind of device, nothing else.
 * Crawlers have no bucket. `now`: milliseconds since 1970. Source: TRK-5, UI-9.
 */
export const flagUserOf = (
  request: FlagRequest,
  visit: Pick<Visit, 'brand' | 'sharedHost'>,
  locale: Locale,
  mayForce: boolean,
  now: number,
): FlagUser => {
  const { brand } = visit;
  const { userAgent = '', cookie } = request;
  const attributes = { brand, locale, device: deviceOf(userAgent) };
  if (isCrawler(userAgent)) return { attributes };
  const bucket = bucketOf(cookie, visit, now);
  const forced = mayForce ? forcedBy(request) : undefined;
  return {
    attributes,
    ...(bucket !== undefined && { id: bucketId(bucket) }),
    ...(forced && forced.size > 0 && { forced }),
  };
};
