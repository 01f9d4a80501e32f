import { useEffect } from 'react';
import { type Location, Outlet, ScrollRestoration } from 'react-router';
import { chromeOf } from '../../domain/layout/chrome.ts';
import { skipsUserData } from '../../domain/shared/mail-link.ts';
import { useFetchCart } from '../cart/use-fetch-cart.ts';
import { useAddress } from '../shared/address.ts';
import { FollowContext } from '../shared/elements/PreLink.tsx';
import { NotificationRegion } from '../shared/notifications/NotificationRegion.tsx';
import { useServices } from '../shared/services.ts';
import { useTranslation } from '../shared/translation/use-translation.ts';
import { WishlistSlot } from '../wishlist/WishlistSlot.tsx';
import { CartSlot } from './CartSlot.tsx';
import { ConnectionHint } from './ConnectionHint.tsx';
import { Footer } from './Footer.tsx';
import { Here } from './Here.tsx';
import { Header } from './header/Header.tsx';
import { PromotionSlot } from './header/PromotionSlot.tsx';
import { TopBar } from './header/TopBar.tsx';
import css from './Layout.module.css';
import { LoadingBar } from './LoadingBar.tsx';
import { BottomNavigation } from './menu/BottomNavigation.tsx';
import { useFollow } from './use-follow.ts';

/** A page that is fetched anew has no key of its own: without its path it would open where another one was left. */
const placeOf = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key);

/** The same elements each time: what does not depend on the page is not rendered again with the next one. */
const topBar = <TopBar />;
const footer = <Footer />;

const Framed = () => {
  const { t } = useTranslation();
  const { cart } = useServices();
  const fetchCart = useFetchCart();
  const { pathname } = useAddress();
  const follow = useFollow();
  const chrome = chromeOf(pathname);
  useEffect(() => (skipsUserData(location.pathname) ? undefined : cart.restore()), [cart]);
  const { layout } = chrome;
  const page = (
    <main id="main" tabIndex={-1} className={css.main} data-layout={layout}>
      <Outlet />
    </main>
  );
  return (
    <FollowContext value={follow}>
      <LoadingBar>
        <a href="#main" className={css.skip}>
          {t('layout.skip')}
        </a>
        {layout === 'blank' ? (
          page
        ) : (
          <>
            {layout !== 'loading' && topBar}
            <Header chrome={chrome} onCartIntent={fetchCart} />
            {chrome.menu && layout === 'default' && <PromotionSlot />}
            <ConnectionHint />
            {page}
            {layout !== 'loading' && footer}
            {chrome.bottomNavigation && <BottomNavigation />}
          </>
        )}
        <NotificationRegion />
        <CartSlot />
        <WishlistSlot />
        <ScrollRestoration getKey={placeOf} />
      </LoadingBar>
    </FollowContext>
  );
};

/** The frame around every page. Live state (the cart, notifications) is empty at first and fills in the browser. */
export const Layout = () => (
  <Here>
    <Framed />
  </Here>
);
