import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Chrome } from '../../../domain/layout/chrome.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { LockIcon } from '../../art/icons/actions.ts';
import { SearchBox } from '../../search/SearchBox.tsx';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import { Navigation } from '../menu/Navigation.tsx';
import { ReorderLink } from '../menu/ReorderLink.tsx';
import { AccountLink } from './AccountLink.tsx';
import { CartButton } from './CartButton.tsx';
import css from './Header.module.css';
import { LanguageButton, LanguagePanel } from './LanguagePanel.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { useFolds } from './use-folds.ts';
import { WishesButton } from './WishesButton.tsx';

/** Name, search, cart and menu; in the checkout only what does not distract from it. Source: UI-2, UI-3. */
export const Header = ({ chrome }: { readonly chrome: Chrome }) => {
  const { t } = useTranslation();
  const { shop, locale } = useServices();
  const region = useRef<HTMLElement>(null);
  useFolds(region);
  return (
    <header
      ref={region}
      className={css.header}
      data-layout={shop.header}
      data-calm={!chrome.menu || undefined}
    >
      <div className={css.row}>
        {chrome.menu && <MobileMenu />}
        <PreLink
          to={pathTo.home(locale)}
          className={css.home}
          aria-label={t('header.home', { name: shop.name })}
        >
          {/* React preloads pictures that stand alone, which would delay the page's own. */}
          <picture>
            <img src={`/brand/${shop.id}/logo.svg`} alt="" width="233" height="43" className={css.logo} />
          </picture>
        </PreLink>
        {chrome.menu ? (
          <>
            <div className={css.search}>
              <SearchBox />
            </div>
            <div className={css.tools}>
              <div className={css.wide}>
                <LanguageButton />
              </div>
              <div className={css.wide}>
                <ReorderLink className={css.tool} />
              </div>
              <WishesButton />
              <AccountLink />
              <CartButton badge={chrome.cartBadge} />
            </div>
          </>
        ) : (
          <div className={css.tools}>
            <p className={css.secure}>
              <LockIcon /> {t('header.secure')}
            </p>
            <div className={css.wide}>
              <LanguageButton />
            </div>
          </div>
        )}
      </div>
      {chrome.menu && <Navigation />}
      <LanguagePanel />
    </header>
  );
};
