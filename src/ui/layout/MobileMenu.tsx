import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { pathTo } from '../../domain/shared/paths.ts';
import { CloseIcon, MenuIcon } from '../art/icons/header.ts';
import { PhoneIcon } from '../art/icons/service.ts';
import { PreLink } from '../shared/PreLink.tsx';
import { useServices } from '../shared/services.ts';
import { useTranslation } from '../shared/translation/use-translation.ts';
import { dial } from './dial.ts';
import header from './Header.module.css';
import { LanguageForms } from './LanguageChoice.tsx';
import css from './MobileMenu.module.css';
import { menu } from './menu.ts';
import link from './menu-link.module.css';
import { SubMenu } from './SubMenu.tsx';

/** The whole menu on a small screen. It opens without a script, lies above all else, and closes on Escape. */
export const MobileMenu = () => {
  const { t } = useTranslation();
  const { locale, shop } = useServices();
  const { key } = useLocation();
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
          <ul className={css.level}>
            {menu.map((entry) => (
              <li key={entry.name}>
                <PreLink
                  to={pathTo.category(locale, entry.path[locale])}
                  className={`${link.link} ${link.strong}`}
                >
                  {t(`navigation.${entry.name}`)}
                </PreLink>
                <ul className={css.children}>
                  <SubMenu entry={entry} />
                </ul>
              </li>
            ))}
            <li>
              <PreLink to={pathTo.content(locale, 'help')} className={`${link.link} ${link.strong}`}>
                {t('navigation.advice')}
              </PreLink>
            </li>
          </ul>
        </nav>
        <a href={dial(shop.contact.phone)} className={`${link.link} ${link.strong} ${css.phone}`}>
          <PhoneIcon />
          {shop.contact.phone}
        </a>
        <LanguageForms />
      </div>
    </>
  );
};
