/** The menu as the content service sends it, and as the shop shows it: two levels, without what is hidden. */

import * as E from 'fp-ts/Either';
import type { Locale } from '../shared/locale.ts';
import { pathTo, withoutLocale } from '../shared/paths.ts';
import { redirectPath } from '../shared/redirect.ts';

/** Source: CONT-5. */
export interface MenuItem {
  readonly id: string;
  readonly displayName: string;
  /** `story`: a page of the shop, by its slug; `url`: any address. */
  readonly link: {
    readonly linktype: 'story' | 'url';
    readonly cachedUrl: string;
    readonly url: string;
  };
  readonly hide: boolean;
  readonly children: readonly MenuItem[];
}

export type MenuTarget =
  /** A page of the shop. */
  | { readonly _tag: 'Page'; readonly path: string }
  /** A page elsewhere. */
  | { readonly _tag: 'Elsewhere'; readonly url: string }
  /** A heading that leads nowhere. */
  | { readonly _tag: 'Heading' };

export interface MenuLink {
  readonly id: string;
  readonly name: string;
  readonly target: MenuTarget;
}
/** The second level has no third. */
export interface MenuEntry extends MenuLink {
  readonly children: readonly MenuLink[];
}

const heading: MenuTarget = { _tag: 'Heading' };

const pageOf = (slug: string, locale: Locale): MenuTarget => {
  const own = withoutLocale(`/${slug.trim().replace(/^\/+|\/+$/g, '')}`).slice(1);
  return {
    _tag: 'Page',
    path: own === '' || own === 'home' ? pathTo.home(locale) : pathTo.content(locale, own),
  };
};

/** Schemes that a menu may lead to; a script is none of them. */
const elsewhere = /^(?:https?:\/\/[^\s/]|mailto:|tel:)/i;

/**
 * Where an entry leads. A story's slug is a page in the shopper's language; an address is a path of the shop or one of
 * another server. What is neither, a script say, leads nowhere. Source: CONT-5.
 */
export const menuTarget = ({ linktype, cachedUrl, url }: MenuItem['link'], locale: Locale): MenuTarget => {
  if (linktype === 'story') return cachedUrl.trim() === '' ? heading : pageOf(cachedUrl, locale);
  const address = (url || cachedUrl).trim();
  const path = redirectPath(address);
  if (E.isRight(path)) return { _tag: 'Page', path: path.right };
  return elsewhere.test(address) ? { _tag: 'Elsewhere', url: address } : heading;
};

const isSeen = ({ hide, displayName }: MenuItem): boolean => !hide && displayName.trim() !== '';

const linkOf = (item: MenuItem, locale: Locale): MenuLink => ({
  id: item.id,
  name: item.displayName.trim(),
  target: menuTarget(item.link, locale),
});

/** In the editor's order. What is hidden hides what is below it; a third level is left out. Source: CONT-5. */
export const menuOf = (items: readonly MenuItem[], locale: Locale): readonly MenuEntry[] =>
  items.filter(isSeen).map((item) => ({
    ...linkOf(item, locale),
    children: item.children.filter(isSeen).map((child) => linkOf(child, locale)),
  }));
