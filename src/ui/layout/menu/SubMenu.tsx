import type { ReactNode } from 'react';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import css from './menu-link.module.css';
import type { PackedLink } from './packed-menu.ts';

/** An entry of the menu as a link, `children` before its name; a heading leads nowhere, and what is not the shop's is the browser's. */
export const MenuLink = ({
  name,
  address,
  className,
  children,
}: {
  readonly name: string;
  readonly address: string;
  readonly className: string;
  readonly children?: ReactNode;
}) => {
  if (address === '') return <span className={className}>{name}</span>;
  return address.startsWith('/') ? (
    <PreLink to={address} className={className}>
      {children}
      {name}
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
