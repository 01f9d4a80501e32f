import type { ReactNode } from 'react';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import css from './menu-link.module.css';
import type { PackedLink } from './packed-menu.ts';

/**
 * An entry of the menu as a link, `children` before its name, `after` behind it. A heading is not a link. The browser,
 * not the router, opens addresses outside the shop.
 */
export const MenuLink = ({
  name,
  address,
  className,
  children,
  after,
  panel,
  here,
}: {
  readonly name: string;
  readonly address: string;
  readonly className: string;
  readonly children?: ReactNode;
  readonly after?: ReactNode;
  /** The address of the panel that opens below the entry. */
  readonly panel?: string;
  /** Whether the current page is within the link's target. */
  readonly here?: boolean;
}) => {
  if (address === '') return <span className={className}>{name}</span>;
  return address.startsWith('/') ? (
    <PreLink to={address} className={className} data-panel={panel} data-here={here || undefined}>
      {children}
      {name}
      {after}
    </PreLink>
  ) : (
    <a href={address} className={className}>
      {name}
    </a>
  );
};

/** The second level of a menu entry, used in the bar and on small screens. Equal markup compresses to almost nothing. */
export const SubMenu = ({ entries }: { readonly entries: readonly PackedLink[] }) =>
  entries.map(([name, address]) => (
    <li key={name}>
      <MenuLink name={name} address={address} className={css.link ?? ''} />
    </li>
  ));
