import type { MenuEntry, MenuLink } from '../../../domain/content/navigation.ts';

/**
 * An entry of the menu as sent with every page, kept small: name, address, children. Addresses within the shop begin
 * with a slash; headings have an empty address.
 */
export type PackedLink = readonly [name: string, address: string, children?: readonly PackedLink[]];

const addressOf = ({ target }: MenuLink): string => {
  switch (target._tag) {
    case 'Page':
      return target.path;
    case 'Elsewhere':
      return target.url;
    case 'Heading':
      return '';
  }
};

export const packed = (entry: MenuEntry): PackedLink =>
  entry.children.length === 0
    ? [entry.name, addressOf(entry)]
    : [entry.name, addressOf(entry), entry.children.map((child) => [child.name, addressOf(child)])];
