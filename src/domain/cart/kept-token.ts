import type { Cart, CartToken } from './cart.ts';
import { tokenIn } from './cart-token.ts';

/**
 * What the cookie `cart_id` says about its cart beside the token. `FromLink`: a link brought it here, whose sender may
 * know the token too; `requestId` renews it. `Continued`: it is the renewed cart of the link with the token `link`.
 */
export type TokenMark =
  | { readonly _tag: 'FromLink'; readonly requestId: string }
  | { readonly _tag: 'Continued'; readonly link: CartToken };

/** Returns the mark as it stands in the cookie behind the token. Source: REO-6. */
export const writeMark = (mark: TokenMark): string =>
  mark._tag === 'FromLink' ? `.${mark.requestId}` : `..${mark.link}`;

/** Returns what stands behind the token. Undefined for a cart that is the visitor's own from the start. Source: REO-6. */
const readMark = (text: string): TokenMark | undefined => {
  const [, dots = '', value = ''] = /^(\.\.?)([^.]*)$/.exec(text) ?? [];
  const link = tokenIn(value);
  if (link === undefined) return undefined;
  return dots === '.' ? { _tag: 'FromLink', requestId: link } : { _tag: 'Continued', link };
};

/** The token of a cookie, and what stands behind it. */
export interface KeptToken {
  readonly token: CartToken;
  readonly mark?: TokenMark;
}

/** Reads the cookie. Undefined if it holds no token. Source: CART-3, REO-6. */
export const readKept = (text: string): KeptToken | undefined => {
  const token = tokenIn(text);
  if (token === undefined) return undefined;
  const mark = readMark(text.slice(token.length));
  return mark ? { token, mark } : { token };
};

/**
 * Returns the token that a link opens on this device: that of the cart in which the link's cart was continued here, else
 * the link's own. Source: REO-6.
 */
export const openedBy = (link: CartToken, kept: KeptToken | undefined): CartToken =>
  kept?.mark?._tag === 'Continued' && kept.mark.link === link ? kept.token : link;

/**
 * Returns the mark for the cart that a link has opened. Undefined if it was the cart of this device already: what the
 * cookie says of it stays. Undefined also if it is the signed-in customer's: it opens for nobody else. Source: REO-6.
 */
export const markOfOpened = (
  { token, customer }: Pick<Cart, 'token' | 'customer'>,
  kept: KeptToken | undefined,
  requestId: string,
): TokenMark | undefined =>
  token === kept?.token || customer?.accountId !== undefined ? undefined : { _tag: 'FromLink', requestId };

/** Returns what the cookie says after the cart of this token became the current one: the same of the same cart. Source: REO-6. */
export const keptAs = (kept: KeptToken | undefined, token: CartToken): KeptToken =>
  kept?.token === token ? kept : { token };
