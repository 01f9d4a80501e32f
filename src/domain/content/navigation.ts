/** The menu as the content service sends it, and as the shop shows it: two levels, without hidden entries. */

import * as O from 'fp-ts/Option';
import type { Locale } from '../shared/locale.ts';
import { type EditedLink, type LinkTarget, linkTarget } from './link-target.ts';

/** Source: CONT-5. */
export interface MenuItem {
  readonly id: string;
  readonly displayName: string;
  readonly link: EditedLink;
  readonly hide: boolean;
  readonly children: readonly MenuItem[];
}

/** A heading has no link. */
export type MenuTarget = LinkTarget | { readonly _tag: 'Heading' };

export interface MenuLink {
  readonly id: string;
  readonly name: string;
  readonly target: MenuTarget;
}
/** The second level has no children. */
export interface MenuEntry extends MenuLink {
  readonly children: readonly MenuLink[];
}

const heading: MenuTarget = { _tag: 'Heading' };

/** Returns the target of an entry. An entry without an allowed link becomes a heading. Source: CONT-5. */
export const menuTarget = (link: EditedLink, locale: Locale): MenuTarget =>
  O.getOrElse((): MenuTarget => heading)(linkTarget(link, locale));

const isSeen = ({ hide, displayName }: MenuItem): boolean => !hide && displayName.trim() !== '';

const linkOf = (item: MenuItem, locale: Locale): MenuLink => ({
  id: item.id,
  name: item.displayName.trim(),
  target: menuTarget(item.link, locale),
});

/** Returns the menu in the editor's order. Hiding an entry hides its children. A third level is left out. Source: CONT-5. */
export const menuOf = (items: readonly MenuItem[], locale: Locale): readonly MenuEntry[] =>
  items.filter(isSeen).map((item) => ({
    ...linkOf(item, locale),
    children: item.children.filter(isSeen).map((child) => linkOf(child, locale)),
  }));
