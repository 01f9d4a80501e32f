import type { ReactNode } from 'react';
import { MenuLink } from '../SubMenu.tsx';
import type { PanelKind } from './load-panel.ts';
import type { LinkGroup } from './use-panel-groups.ts';

/** A group of a panel's links below its title; the look depends on the shop. */
export const PanelLinks = ({
  group: { id, title, links },
  className,
  link,
  more,
}: {
  readonly group: LinkGroup;
  readonly className: string | undefined;
  readonly link: string | undefined;
  /** Renders what follows a link's name. */
  readonly more?: (link: PanelKind) => ReactNode;
}) => (
  <div className={className}>
    <p id={id}>{title}</p>
    <ul aria-labelledby={id}>
      {links.map((one) => (
        <li key={one.address + one.name}>
          <MenuLink name={one.name} address={one.address} className={link ?? ''} after={more?.(one)} />
        </li>
      ))}
    </ul>
  </div>
);
