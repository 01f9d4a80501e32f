/** Where a shopper goes after signing in, and by what kind of navigation. */

import * as E from 'fp-ts/Either';
import type { Locale } from './locale.ts';
import { pathTo, prefixOf } from './paths.ts';
import { redirectPath } from './redirect.ts';
import { isServicePath } from './service-path.ts';

/** Files that the download page opens. Source: ROUTE-16. */
export const documentExtensions = ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'jpg', 'jpeg', 'png'] as const;

export type Departure =
  /** A page of this application. */
  | { readonly _tag: 'Route'; readonly path: string }
  /** A page of the other application, opened with a full page load. Source: ROUTE-8. */
  | { readonly _tag: 'FullLoad'; readonly path: string }
  /** A document: `path` is the download page, with the file in its query. Source: ROUTE-16. */
  | { readonly _tag: 'Download'; readonly path: string };

const endsInDocument = (path: string): boolean => {
  const [pathname = ''] = path.split(/[?#]/);
  const extension = /\.([a-z]+)$/i.exec(pathname)?.[1]?.toLowerCase();
  return documentExtensions.some((known) => known === extension);
};

/** Returns the path of the page that opens a document of this shop. Source: ROUTE-2, ROUTE-16. */
export const downloadPath = (file: string, locale: Locale): string =>
  `${prefixOf(locale)}/download?file=${encodeURIComponent(file.toWellFormed())}`;

/** Returns how to navigate to a path of this shop. Source: ROUTE-8, ROUTE-16. */
export const departTo = (path: string, locale: Locale): Departure => {
  if (isServicePath(path)) return { _tag: 'FullLoad', path };
  if (!endsInDocument(path)) return { _tag: 'Route', path };
  return { _tag: 'Download', path: downloadPath(path, locale) };
};

export interface AfterSignInInput {
  /** The address's `redirectUrl`. It is not trusted, because anyone can set it. */
  readonly redirectUrl?: string | null | undefined;
  /** The target stored before the sign-in began. */
  readonly stored?: string | null | undefined;
  /** The shop's own origin, `https://shop.example`. Full URLs that begin with it are treated as paths. */
  readonly origin: string;
  readonly locale: Locale;
}

const inside = (target: string, origin: string): string =>
  target.startsWith(`${origin}/`) ? target.slice(origin.length) : target;

/**
 * Returns the navigation after a sign-in. The parameter takes precedence over the stored target; an empty one is
 * ignored. A target outside the shop, or one that cannot be read, leads to the home page in the shopper's language, not
 * to the stored target. Source: ROUTE-16.
 */
export const afterSignIn = ({ redirectUrl, stored, origin, locale }: AfterSignInInput): Departure => {
  const target = redirectUrl || stored;
  const path = target ? redirectPath(inside(target, origin)) : E.left(undefined);
  return E.isRight(path) ? departTo(path.right, locale) : { _tag: 'Route', path: pathTo.home(locale) };
};
