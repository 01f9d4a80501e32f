import { useEffect, useRef } from 'react';
import { ChevronDownIcon, CloseIcon, MenuIcon } from '../../art/icons/header.ts';
import { PhoneIcon } from '../../art/icons/service.ts';
import { useAddress } from '../../shared/address.ts';
import { dial } from '../../shared/dial.ts';
import { useServices } from '../../shared/services.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import list from '../menu/MenuList.module.css';
import link from '../menu/menu-link.module.css';
import { MenuLink } from '../menu/SubMenu.tsx';
import { useFrame } from '../use-frame.ts';
import { AccountColumn } from './AccountColumn.tsx';
import { CategoryButton, CategoryMenu, useHasCategories } from './CategoryMenu.tsx';
import header from './Header.module.css';
import { LanguageEntry } from './LanguagePanel.tsx';
import css from './MobileMenu.module.css';

/**
 * The menu of a small screen; what is below its entries is a menu of its own. It opens without a script, lies above all
 * else, and closes on Escape.
 */
export const MobileMenu = () => {
  const { t } = useTranslation();
  const { shop } = useServices();
  const { key } = useAddress();
  const { menu } = useFrame();
  const hasCategories = useHasCategories();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (key && panel.current?.matches(':popover-open')) panel.current.hidePopover();
  }, [key]);
  return (
    <>
      <button
        type="button"
        className={`${header.tool} ${css.opener}`}
        popoverTarget="menu"
        aria-label={t('header.openMenu')}
      >
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
        <nav aria-label={t('header.menu')}>
          <ul className={list.level}>
            {menu
              .filter(([, address]) => address)
              .map(([name, address]) => (
                <li key={name}>
                  <MenuLink name={name} address={address} className={`${link.link} ${link.strong}`} />
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
        <a href={dial(shop.contact.phone)} className={`${link.link} ${link.strong} ${css.phone}`}>
          <PhoneIcon />
          {shop.contact.phone}
        </a>
        <LanguageEntry className={`${link.link} ${link.strong} ${css.act}`} />
      </div>
      {hasCategories && <CategoryMenu />}
    </>
  );
};
