import { useTranslation } from 'react-i18next';
import { useFrame } from '../use-frame.ts';
import css from './MenuList.module.css';
import link from './menu-link.module.css';
import { MenuLink, SubMenu } from './SubMenu.tsx';

/** The categories of the menu in two levels, one below the other. Source: UI-3, CONT-5. */
export const MenuList = () => {
  const { t } = useTranslation('frame');
  return (
    <nav aria-label={t('categories')}>
      <ul className={css.level}>
        {useFrame().menu.map(
          ([name, address, children]) =>
            children && (
              <li key={name}>
                <MenuLink name={name} address={address} className={`${link.link} ${link.strong}`} />
                <ul className={css.children}>
                  <SubMenu entries={children} />
                </ul>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
};
