/** Links that mails carry, as their paths name them. */

import type { Locale } from './locale.ts';
import { localeOf, prefixOf, withoutLocale } from './paths.ts';

/** First parts of paths that mails lead to. */
const mailPaths = ['abandoned-cart', 'reorder', 'authenticate'] as const;
export type MailPath = (typeof mailPaths)[number];

/** Which mail link a path is; nothing where it is a page like others. Source: ROUTE-5. */
export const mailPathOf = (pathname: string): MailPath | undefined => {
  const first = withoutLocale(pathname).split('/')[1];
  return mailPaths.find((path) => path === first);
};

/** Pages of mail links bring their visitor's data themselves. Source: ROUTE-9. */
export const skipsUserData = (pathname: string): boolean => mailPathOf(pathname) !== undefined;

/** The link that brings a cart back; `type` says what led to it. Source: ROUTE-5. */
export const abandonedCartPath = (locale: Locale, type: string, token: string): string =>
  `${prefixOf(locale)}/abandoned-cart/${encodeURIComponent(type.toWellFormed())}/${encodeURIComponent(token.toWellFormed())}`;

/** The link that orders again what an order holds; `type` says what led to it. Source: ROUTE-5. */
export const reorderPath = (locale: Locale, type: string, token: string): string =>
  `${prefixOf(locale)}/reorder/${encodeURIComponent(type.toWellFormed())}/${encodeURIComponent(token.toWellFormed())}`;

/**
 * The link to a new password. Its secret stands behind the `#`, which no browser sends to a server: it reaches no log.
 * Source: ROUTE-5, AUTH-11.
 */
export const resetPasswordPath = (locale: Locale, secret: string): string =>
  `${prefixOf(locale)}/reset-password#${encodeURIComponent(secret.toWellFormed())}`;

/** Pages of the old shop that its links to a new password led to; the second told later how that ended. */
const oldResetPages: ReadonlySet<string> = new Set(['/reset-password', '/reset-password/async']);

/**
 * Today's link for one of the old shop's, which carried its token in the query; nothing for any other address. What the
 * token brings goes behind the `#`, out of the server's sight. Source: ROUTE-5, ROUTE-7, AUTH-11.
 */
export const movedResetPath = (pathname: string, query: URLSearchParams): string | undefined => {
  const page = withoutLocale(pathname);
  const token = query.get('token')?.trim() ?? '';
  if (!oldResetPages.has(page) || (token === '' && page === '/reset-password')) return undefined;
  const locale = localeOf(pathname);
  return token === '' ? `${prefixOf(locale)}/reset-password` : resetPasswordPath(locale, token);
};

/**
 * The link that signs in, and where it leads then. Its hash is good once; the page takes it out of the address.
 * Source: ROUTE-5, AUTH-7.
 */
export const authenticatePath = (locale: Locale, hash: string, url: string): string =>
  `${prefixOf(locale)}/authenticate?hash=${encodeURIComponent(hash.toWellFormed())}&url=${encodeURIComponent(url.toWellFormed())}`;

/** The link that agrees to mails. Opening it changes nothing: scanners of mails open links, too. Source: ACC-3. */
export const mailConsentPath = (locale: Locale, secret = ''): string =>
  `${prefixOf(locale)}/newsletter/confirm${secret && `?token=${encodeURIComponent(secret.toWellFormed())}`}`;

/** The link that ends mails of a kind; opening it changes nothing either. Source: ACC-3. */
export const mailStopPath = (locale: Locale, secret = ''): string =>
  `${prefixOf(locale)}/newsletter/unsubscribe${secret && `?token=${encodeURIComponent(secret.toWellFormed())}`}`;
