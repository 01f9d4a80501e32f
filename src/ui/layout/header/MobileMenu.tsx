import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { pathTo } from '../../../domain/shared/paths.ts';
import { ChevronDownIcon, CloseIcon, MenuIcon } from '../../art/icons/header.ts';
import { useAddress } from '../../shared/address.ts';
import { dial } from '../../shared/dial.ts';
import { Drawing } from '../../shared/elements/Drawing.tsx';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import { useLocale } from '../../shared/use-locale.ts';
import list from '../menu/MenuList.module.css';
import link from '../menu/menu-link.module.css';
import { departmentAt } from '../menu/panels/panel-path.ts';
import { ReorderLink } from '../menu/ReorderLink.tsx';
import { MenuLink } from '../menu/SubMenu.tsx';
import { useFrame } from '../use-frame.ts';
import { AccountColumn } from './AccountColumn.tsx';
import { CategoryButton, CategoryMenu, useHasCategories } from './CategoryMenu.tsx';
import header from './Header.module.css';
import { LanguageEntry } from './LanguagePanel.tsx';
import css from './MobileMenu.module.css';

/** The picture of the department that an entry links to; nothing for other entries. It loads once the menu is open. */
const Picture = ({ address }: { readonly address: string }) => {
  const found = departmentAt(useLocale(), address);
  return found && <Drawing name={`tile-${found.name}`} />;
};

/**
 * The menu of a small screen: the visitor's own pages, the departments as pictures, and the rest as a list. Children of
 * its entries are in a separate menu. It opens without a script, covers everything else, and closes on Escape.
 */
export const MobileMenu = () => {
  const { t } = useTranslation(['frame', 'common']);
  const { shop, locale } = useServices();
  const { key } = useAddress();
  const { menu } = useFrame();
  const hasCategories = useHasCategories();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (key && panel.current?.matches(':popover-open')) panel.current.hidePopover();
  }, [key]);
  return (
    <>
      <button type="button" className={header.tool} popoverTarget="menu" aria-label={t('header.openMenu')}>
        <MenuIcon />
      </button>
      <div
        ref={panel}
        id="menu"
        popover="auto"
        role="dialog"
        aria-label={t('header.menu')}
        className={css.panel}
      >
        <div className={css.head}>
          <strong>{shop.name}</strong>
          <button
            type="button"
            className={header.tool}
            popoverTarget="menu"
            popoverTargetAction="hide"
            aria-label={t('header.closeMenu')}
          >
            <CloseIcon />
          </button>
        </div>
        <section className={css.mine}>
          <h2>{t('mine')}</h2>
          <ReorderLink className={link.link} />
          <PreLink to={pathTo.find(locale)} className={link.link}>
            <b aria-hidden="true">±</b>
            {t('find')}
          </PreLink>
        </section>
        <nav aria-label={t('header.menu')}>
          <ul className={`${list.level} ${css.ways}`}>
            {menu
              .filter(([, address]) => address)
              .map(([name, address]) => (
                <li key={name}>
                  <MenuLink name={name} address={address} className={`${link.link} ${link.strong}`}>
                    <Picture address={address} />
                  </MenuLink>
                </li>
              ))}
            {hasCategories && (
              <li>
                <CategoryButton className={`${link.link} ${link.strong} ${css.act}`}>
                  <ChevronDownIcon />
                </CategoryButton>
              </li>
            )}
          </ul>
        </nav>
        <AccountColumn />
        <LanguageEntry className={`${link.link} ${css.act}`} />
        <a href={dial(shop.contact.phone)} className={link.link}>
          {shop.contact.phone}
        </a>
      </div>
      {hasCategories && <CategoryMenu />}
    </>
  );
};
