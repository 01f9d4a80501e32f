import * as E from 'fp-ts/Either';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { isNoCart } from '../../../application/cart/no-cart.ts';
import type { CartRenewal } from '../../../application/cart/ports.ts';
import type { Failure } from '../../../application/shared/failure.ts';
import type { CartToken } from '../../../domain/cart/cart.ts';
import { type KeptToken, readKept, writeMark } from '../../../domain/cart/kept-token.ts';
import { cartCookie, cookieName } from '../../../domain/tracking/cart-cookies.ts';
import type { Visit } from '../visit.ts';

export const cartCookieOf = ({ brand, sharedHost }: Visit): string =>
  cookieName(cartCookie, sharedHost ? brand : undefined);

/** Reads the cookie of the cart. */
export const keptCartOf = (c: Context, visit: Visit): KeptToken | undefined =>
  readKept(getCookie(c, cartCookieOf(visit)) ?? '');

export const cartTokenOf = (c: Context, visit: Visit): CartToken | undefined => keptCartOf(c, visit)?.token;

export const keepCart = (c: Context, visit: Visit, { token, mark }: KeptToken): void =>
  setCookie(c, cartCookieOf(visit), `${token}${mark ? writeMark(mark) : ''}`, {
    path: '/',
    sameSite: 'Lax',
    secure: visit.secure,
  });

/**
 * Returns the cart that a form may put something into. One that came by a link is renewed first, so that the sender of
 * the link does not see it. Every form that changes a cart takes it from here. Source: REO-6.
 */
export const ownCart = async (
  c: Context,
  visit: Visit,
  checkout: CartRenewal,
): Promise<E.Either<Failure, KeptToken | undefined>> => {
  const kept = keptCartOf(c, visit);
  if (kept?.mark?._tag !== 'FromLink') return E.right(kept);
  const renewed = await checkout.renew(kept.token, kept.mark.requestId)();
  // A cart that is gone is so for the form too, which handles that.
  if (E.isLeft(renewed)) return isNoCart(renewed.left) ? E.right({ token: kept.token }) : renewed;
  const own: KeptToken = { token: renewed.right.token, mark: { _tag: 'Continued', link: kept.token } };
  keepCart(c, visit, own);
  return E.right(own);
};
