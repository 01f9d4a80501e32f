/** The target of a link of the content service. Only targets validated here are put on a page. */

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
  /** A page elsewhere, an e-mail or a phone call. */
  | { readonly _tag: 'Elsewhere'; readonly url: string };

/** A link as an editor enters it. Source: CONT-5. */
export interface EditedLink {
  /** `story`: a page of the shop, by its slug; `url`: any URL. */
  readonly linktype: 'story' | 'url';
  readonly cachedUrl: string;
  readonly url: string;
}

/** A link with its label. */
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

/** The schemes that a link may have. `javascript:` is not one of them. */
const elsewhere = /^(?:https?:\/\/[^\s/]|mailto:|tel:)/i;

/**
 * Returns the target of an address, if it is allowed: a path of the shop unchanged, another server, an e-mail or a
 * phone call. Source: CONT-5.
 */
export const addressTarget = (address: string): O.Option<LinkTarget> => {
  const trimmed = address.trim();
  const path = redirectPath(trimmed);
  if (E.isRight(path)) return O.some({ _tag: 'Page', path: path.right });
  return elsewhere.test(trimmed) ? O.some({ _tag: 'Elsewhere', url: trimmed }) : O.none;
};

/**
 * Returns the target of a link. A story's slug is a page in the shopper's language. A URL is a path of the shop or an
 * address on another server. None for anything else, such as a script. Source: CONT-5.
 */
export const linkTarget = (
  { linktype, cachedUrl, url }: EditedLink,
  locale: Locale,
): O.Option<LinkTarget> => {
  if (linktype === 'story') return cachedUrl.trim() === '' ? O.none : pageOf(cachedUrl, locale);
  return addressTarget(url || cachedUrl);
};
