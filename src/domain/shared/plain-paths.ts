import type { Locale } from './locale.ts';
import { pathTo } from './paths.ts';

/** Returns the path of the cart for visitors without scripts. */
export const plainCartPath = (locale: Locale): string => `${pathTo.cart(locale)}/plain`;

/** Why the cart of a link was not brought back: it is gone, or it could not be loaded. */
export const lostLink = { gone: 'gone', later: 'later' } as const;
export type LostLink = keyof typeof lostLink;
export const lostLinkIn = (input: string | undefined): LostLink | undefined =>
  input === lostLink.gone || input === lostLink.later ? input : undefined;

/**
 * Returns the path that brings back the cart of a mail's link for visitors without scripts. `link`: the token of the
 * cart, or why it was not brought back. Source: REO-5.
 */
export const plainCartLinkPath = (locale: Locale, link: string): string =>
  `${plainCartPath(locale)}?${new URLSearchParams({ link })}`;

/** Reads a number of pieces that were just added. */
export const addedIn = (input: string | null | undefined): number | undefined =>
  /^[1-9]\d{0,3}$/.test(input ?? '') ? Number(input) : undefined;

/**
 * Returns the path of that cart after something was added, which it confirms. `isGone`: to a new cart, because the one
 * of this browser is gone. Source: CART-20, CART-26.
 */
export const plainCartAddedPath = (locale: Locale, pieces: string | null, isGone: boolean): string => {
  const added = addedIn(pieces);
  if (added === undefined) return plainCartPath(locale);
  return `${plainCartPath(locale)}?added=${added}${isGone ? '&gone=1' : ''}`;
};

/** Returns the path of that cart after a change of it that failed. */
export const plainCartFailedPath = (locale: Locale): string => `${plainCartPath(locale)}?failed=update`;

/** Returns the path of an order for visitors without scripts. */
export const plainOrderPath = (locale: Locale, token: string): string =>
  `${pathTo.thankYou(locale, token)}/plain`;

/** Returns the path of the account for visitors without scripts. */
export const plainAccountPath = (locale: Locale): string => pathTo.account(locale, 'plain');
