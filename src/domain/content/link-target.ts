/** Where a link of the content service leads. Only what has passed here is put on a page. */

import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import type { Locale } from '../shared/locale.ts';
import { pagePath } from '../shared/page-path.ts';
import { pathTo, withoutLocale } from '../shared/paths.ts';
import { redirectPath } from '../shared/redirect.ts';

export type LinkTarget =
  /** A page of the shop, in the shopper's language. */
  | { readonly _tag: 'Page'; readonly path: string }
  /** A page elsewhere, a mail or a call. */
  | { readonly _tag: 'Elsewhere'; readonly url: string };

/** A link as editors make it. Source: CONT-5. */
export interface EditedLink {
  /** `story`: a page of the shop, by its slug; `url`: any address. */
  readonly linktype: 'story' | 'url';
  readonly cachedUrl: string;
  readonly url: string;
}

/** A link with the words on it. */
export interface ContentLink {
  readonly label: string;
  readonly target: LinkTarget;
}

const pageOf = (slug: string, locale: Locale): O.Option<LinkTarget> => {
  const own = withoutLocale(`/${slug.trim().replace(/^\/+|\/+$/g, '')}`).slice(1);
  const path = own === '' || own === 'home' ? pathTo.home(locale) : pagePath(locale, own);
  return pipe(
    O.fromEither(redirectPath(path)),
    O.map((page) => ({ _tag: 'Page', path: page })),
  );
};

/** Schemes that a link may have; a script is none of them. */
const elsewhere = /^(?:https?:\/\/[^\s/]|mailto:|tel:)/i;

/** Where an address leads, if it may: a path of the shop as it is, another server, a mail, a call. Source: CONT-5. */
export const addressTarget = (address: string): O.Option<LinkTarget> => {
  const trimmed = address.trim();
  const path = redirectPath(trimmed);
  if (E.isRight(path)) return O.some({ _tag: 'Page', path: path.right });
  return elsewhere.test(trimmed) ? O.some({ _tag: 'Elsewhere', url: trimmed }) : O.none;
};

/**
 * Where a link leads. A story's slug is a page in the shopper's language; an address is a path of the shop or one of
 * another server. What is neither, a script say, leads nowhere. Source: CONT-5.
 */
export const linkTarget = (
  { linktype, cachedUrl, url }: EditedLink,
  locale: Locale,
): O.Option<LinkTarget> => {
  if (linktype === 'story') return cachedUrl.trim() === '' ? O.none : pageOf(cachedUrl, locale);
  return addressTarget(url || cachedUrl);
};
