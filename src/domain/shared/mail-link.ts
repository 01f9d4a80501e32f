/** The paths of links in e-mails. */

import type { Locale } from './locale.ts';
import { localeOf, prefixOf, withoutLocale } from './paths.ts';

/** The first path segments of links in e-mails. */
const mailPaths = ['abandoned-cart', 'reorder', 'authenticate'] as const;
export type MailPath = (typeof mailPaths)[number];

/** Returns which e-mail link a path is. Undefined for other pages. Source: ROUTE-5. */
export const mailPathOf = (pathname: string): MailPath | undefined => {
  const first = withoutLocale(pathname).split('/')[1];
  return mailPaths.find((path) => path === first);
};

/** Whether a page loads the visitor's data itself, as the pages of e-mail links do. Source: ROUTE-9. */
export const skipsUserData = (pathname: string): boolean => mailPathOf(pathname) !== undefined;

/** Returns the link that restores a cart. `type` states the reason for the e-mail. Source: ROUTE-5. */
export const abandonedCartPath = (locale: Locale, type: string, token: string): string =>
  `${prefixOf(locale)}/abandoned-cart/${encodeURIComponent(type.toWellFormed())}/${encodeURIComponent(token.toWellFormed())}`;

/** Returns the link that repeats an order. `type` states the reason for the e-mail. Source: ROUTE-5. */
export const reorderPath = (locale: Locale, type: string, token: string): string =>
  `${prefixOf(locale)}/reorder/${encodeURIComponent(type.toWellFormed())}/${encodeURIComponent(token.toWellFormed())}`;

/**
 * Returns the link for setting a new password. Its secret comes after the `#`, which browsers do not send to a server,
 * so it is not logged. Source: ROUTE-5, AUTH-11.
 */
export const resetPasswordPath = (locale: Locale, secret: string): string =>
  `${prefixOf(locale)}/reset-password#${encodeURIComponent(secret.toWellFormed())}`;

/** The pages that the old shop's password links led to. The second showed the result afterwards. */
const oldResetPages: ReadonlySet<string> = new Set(['/reset-password', '/reset-password/async']);

/**
 * Returns the current link for a password link of the old shop, which had its token in the query. Undefined for any
 * other address. The token is moved behind the `#`, so that the server does not see it again. Source: ROUTE-5, ROUTE-7,
 * AUTH-11.
 */
export const movedResetPath = (pathname: string, query: URLSearchParams): string | undefined => {
  const page = withoutLocale(pathname);
  const token = query.get('token')?.trim() ?? '';
  if (!oldResetPages.has(page) || (token === '' && page === '/reset-password')) return undefined;
  const locale = localeOf(pathname);
  return token === '' ? `${prefixOf(locale)}/reset-password` : resetPasswordPath(locale, token);
};

/**
 * Returns the link that signs in and then leads to `url`. Its hash is valid once; the page removes it from the address.
 * Source: ROUTE-5, AUTH-7.
 */
export const authenticatePath = (locale: Locale, hash: string, url: string): string =>
  `${prefixOf(locale)}/authenticate?hash=${encodeURIComponent(hash.toWellFormed())}&url=${encodeURIComponent(url.toWellFormed())}`;

/**
 * Returns the link for consenting to e-mails. Opening it changes nothing, because e-mail scanners also open links.
 * Source: ACC-3.
 */
export const mailConsentPath = (locale: Locale, secret = ''): string =>
  `${prefixOf(locale)}/newsletter/confirm${secret && `?token=${encodeURIComponent(secret.toWellFormed())}`}`;

/** What a link confirms, if not the chosen e-mails of the shop: its page says so. Source: STOCK-9. */
const confirmed = 'alert';
export type Confirmed = typeof confirmed;
export const readConfirmed = (input: string | undefined): Confirmed | undefined =>
  input === confirmed ? confirmed : undefined;

/** Returns the link that confirms a product alert. Source: STOCK-9. */
export const alertConsentPath = (locale: Locale, secret: string): string =>
  mailConsentPath(locale, secret).replace('?', `?for=${confirmed}&`);

/** Returns the link for unsubscribing from e-mails of one kind. Opening it changes nothing either. Source: ACC-3. */
export const mailStopPath = (locale: Locale, secret = ''): string =>
  `${prefixOf(locale)}/newsletter/unsubscribe${secret && `?token=${encodeURIComponent(secret.toWellFormed())}`}`;
