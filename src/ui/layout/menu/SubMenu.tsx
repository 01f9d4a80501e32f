import type { ReactNode } from 'react';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import css from './menu-link.module.css';
import type { PackedLink } from './packed-menu.ts';

/** An entry of the menu as a link, `children` before its name, `after` behind it; a heading leads nowhere, and what is not the shop's is the browser's. */
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
  /** Where what opens below it is had. */
  readonly panel?: string;
  /** The page on screen is within what it leads to. */
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

/** The second level of a menu's entry, in the bar and on a small screen alike: what is the same is packed once. */
export const SubMenu = ({ entries }: { readonly entries: readonly PackedLink[] }) =>
  entries.map(([name, address]) => (
    <li key={name}>
      <MenuLink name={name} address={address} className={css.link ?? ''} />
    </li>
  ));
