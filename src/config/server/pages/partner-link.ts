import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Shop } from '../../../application/shared/shop.ts';
import { cookieName } from '../../../domain/tracking/cart-cookies.ts';
import {
  keptOffer,
  offerCookies,
  offerIn,
  offerParameters,
  type PartnerOffer,
} from '../../../domain/tracking/partner-offer.ts';
import type { Visit } from '../visit.ts';

type Place = Pick<Visit, 'brand' | 'sharedHost' | 'secure'>;

const nameIn =
  ({ brand, sharedHost }: Place) =>
  (cookie: Parameters<typeof cookieName>[0]): string =>
    cookieName(cookie, sharedHost ? brand : undefined);

/**
 * Stores the offer of a partner's link and redirects to the page without it. The page stays the same for everybody, and
 * a shared address does not carry a partner's prices. Undefined if the address is no such link. Source: PRICE-6.
 */
export const followPartnerLink = (
  c: Context,
  place: Place,
  { partnerChannels }: Pick<Shop, 'partnerChannels'>,
): Response | undefined => {
  const url = new URL(c.req.url);
  const offer = offerIn(url.searchParams);
  if (!offer) return undefined;
  for (const [cookie, value] of offerCookies(offer, { partnerChannels }))
    setCookie(c, nameIn(place)(cookie), value, {
      path: '/',
      sameSite: 'Lax',
      secure: place.secure,
      ...(value === '' ? { maxAge: 0 } : 'maxAge' in cookie && { maxAge: cookie.maxAge }),
    });
  for (const name of offerParameters) url.searchParams.delete(name);
  c.header('cache-control', 'no-store');
  return c.redirect(url.pathname + url.search, 302);
};

/** Returns the offer that the browser keeps from a partner's link. Source: PRICE-6. */
export const offerOf = (c: Context, place: Place): PartnerOffer =>
  keptOffer((cookie) => getCookie(c, nameIn(place)(cookie)));
