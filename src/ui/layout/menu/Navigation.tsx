import { useTranslation } from 'react-i18next';
import { ChevronDownIcon } from '../../art/icons/header.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useFramePlace } from '../frame-place.ts';
import { useFrame } from '../use-frame.ts';
import link from './menu-link.module.css';
import css from './Navigation.module.css';
import type { PackedLink } from './packed-menu.ts';
import { departmentAt, panelPath } from './panels/panel-path.ts';
import { MenuLink, SubMenu } from './SubMenu.tsx';

const Fold = ({ entry: [name, address, children = []] }: { readonly entry: PackedLink }) => {
  const { t } = useTranslation();
  const { within } = useFramePlace();
  return (
    <details className={css.fold} name="header">
      <summary className={css.entry} data-here={within.includes(address)}>
        {name}
        <ChevronDownIcon />
      </summary>
      <ul className={link.panel}>
        {address && (
          <li data-all>
            <MenuLink
              name={t('navigation.all', { category: name })}
              address={address}
              className={`${link.link} ${link.all}`}
            />
          </li>
        )}
        <SubMenu entries={children} />
      </ul>
    </details>
  );
};

/**
 * An entry of the menu. A department is a link; its panel loads when the pointer or the focus is near. Other entries
 * with children unfold them.
 */
const Entry = ({ entry }: { readonly entry: PackedLink }) => {
  const [name, address, children] = entry;
  const { within } = useFramePlace();
  const locale = useLocale();
  const department = departmentAt(locale, address);
  if (children && !department) return <Fold entry={entry} />;
  return (
    <MenuLink
      name={name}
      address={address}
      className={css.entry ?? ''}
      {...(department && { panel: panelPath(locale, department), here: within.includes(address) })}
    />
  );
};

/** The menu as edited in the content service, in two levels. Source: UI-3, MENU-1, CONT-5. */
export const Navigation = () => {
  const { t } = useTranslation();
  return (
    <nav className={css.navigation} aria-label={t('header.menu')}>
      <ul className={css.level}>
        {useFrame().menu.map((entry) => (
          <li key={entry[0]} className={entry[2] ? undefined : css.last}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
    </nav>
  );
};
