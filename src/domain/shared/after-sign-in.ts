/** Where a shopper goes on after signing in, and by what kind of step. */

import * as E from 'fp-ts/Either';
import type { Locale } from './locale.ts';
import { pathTo, prefixOf } from './paths.ts';
import { redirectPath } from './redirect.ts';
import { isServicePath } from './service-path.ts';

/** Files that the download page opens. Source: ROUTE-16, D43. */
export const documentExtensions = ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'jpg', 'jpeg', 'png'] as const;

export type Departure =
  /** A page of ours. */
  | { readonly _tag: 'Route'; readonly path: string }
  /** A page of the other application: the browser loads it whole. Source: ROUTE-8. */
  | { readonly _tag: 'FullLoad'; readonly path: string }
  /** A document: `path` is the download page, with the file in its query. Source: ROUTE-16. */
  | { readonly _tag: 'Download'; readonly path: string };

const endsInDocument = (path: string): boolean => {
  const [pathname = ''] = path.split(/[?#]/);
  const extension = /\.([a-z]+)$/i.exec(pathname)?.[1]?.toLowerCase();
  return documentExtensions.some((known) => known === extension);
};

/** The page that opens a document of this shop. Source: ROUTE-2, ROUTE-16. */
export const downloadPath = (file: string, locale: Locale): string =>
  `${prefixOf(locale)}/download?file=${encodeURIComponent(file.toWellFormed())}`;

/** How a path of this shop is gone to. Source: ROUTE-8, ROUTE-16. */
export const departTo = (path: string, locale: Locale): Departure => {
  if (isServicePath(path)) return { _tag: 'FullLoad', path };
  if (!endsInDocument(path)) return { _tag: 'Route', path };
  return { _tag: 'Download', path: downloadPath(path, locale) };
};

export interface AfterSignInInput {
  /** The address's `redirectUrl`; anybody can write it. */
  readonly redirectUrl?: string | null | undefined;
  /** What was kept before the sign-in began. */
  readonly stored?: string | null | undefined;
  /** The shop's own, `https://shop.example`: whole addresses that begin with it are paths. */
  readonly origin: string;
  readonly locale: Locale;
}

const inside = (target: string, origin: string): string =>
  target.startsWith(`${origin}/`) ? target.slice(origin.length) : target;

/**
 * The parameter counts before what was kept; an empty one is none. What leads away from the shop, or cannot be read,
 * leads home in the shopper's language: it does not fall back to what was kept. Source: ROUTE-16, D43.
 */
export const afterSignIn = ({ redirectUrl, stored, origin, locale }: AfterSignInInput): Departure => {
  const target = redirectUrl || stored;
  const path = target ? redirectPath(inside(target, origin)) : E.left(undefined);
  return E.isRight(path) ? departTo(path.right, locale) : { _tag: 'Route', path: pathTo.home(locale) };
};
