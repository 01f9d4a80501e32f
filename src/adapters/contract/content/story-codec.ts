import * as t from 'io-ts';
import type { MenuItem } from '../../../domain/content/navigation.ts';
import { pageKinds, type Story, type StoryAddress, storyVersions } from '../../../domain/content/story.ts';
import { LocalisedC, oneOf } from '../scalars.ts';
import { type BlockReading, blocksC } from './block-codec.ts';
import { type Dropped, lenient } from './lenient.ts';
import { FilledC } from './parts.ts';

export const storyC = (reading: BlockReading): t.Type<Story, unknown> =>
  t.type(
    {
      id: FilledC,
      slugs: LocalisedC,
      kind: oneOf('PageKind', pageKinds),
      title: t.string,
      description: t.string,
      blocks: blocksC(reading),
      version: oneOf('StoryVersion', storyVersions),
    },
    'Story',
  );

export const StoryAddressC: t.Type<StoryAddress, unknown> = t.intersection(
  [t.type({ slugs: LocalisedC, kind: oneOf('PageKind', pageKinds) }), t.partial({ changedAt: t.string })],
  'StoryAddress',
);

/** A menu item as the content service sends it. Source: CONT-5. */
interface MenuItemWire {
  readonly _uid: string;
  readonly display_name: string;
  readonly link: { readonly linktype: 'story' | 'url'; readonly cached_url: string; readonly url: string };
  readonly hide: boolean;
  readonly children: readonly MenuItemWire[];
}

/** Nothing is read below the last level. */
const NothingC = new t.Type<readonly MenuItemWire[], unknown>(
  'Nothing',
  (u): u is readonly MenuItemWire[] => Array.isArray(u),
  () => t.success([]),
  t.identity,
);

const menuItemAt = (depth: number, dropped: Dropped): t.Type<MenuItemWire, unknown> =>
  t.type(
    {
      _uid: FilledC,
      display_name: t.string,
      link: t.type({
        linktype: oneOf('LinkType', ['story', 'url'] as const),
        cached_url: t.string,
        url: t.string,
      }),
      hide: t.boolean,
      children: depth === 0 ? NothingC : lenient(menuItemAt(depth - 1, dropped), dropped),
    },
    'MenuItem',
  );

/** The menu, two levels below its entries. Source: CONT-5. */
export const menuC = (dropped: Dropped): t.Type<readonly MenuItemWire[], unknown> =>
  lenient(menuItemAt(2, dropped), dropped);

export const menuFromWire = (items: readonly MenuItemWire[]): readonly MenuItem[] =>
  items.map(({ _uid, display_name, link: { linktype, cached_url, url }, hide, children }) => ({
    id: _uid,
    displayName: display_name,
    link: { linktype, cachedUrl: cached_url, url },
    hide,
    children: menuFromWire(children),
  }));

export const menuToWire = (items: readonly MenuItem[]): readonly MenuItemWire[] =>
  items.map(({ id, displayName, link: { linktype, cachedUrl, url }, hide, children }) => ({
    _uid: id,
    display_name: displayName,
    link: { linktype, cached_url: cachedUrl, url },
    hide,
    children: menuToWire(children),
  }));
