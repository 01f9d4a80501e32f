import { useEffect } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { chromeOf } from '../../domain/layout/chrome.ts';
import { useFetchCart } from '../cart/use-fetch-cart.ts';
import { FollowContext } from '../shared/PreLink.tsx';
import { useServices } from '../shared/services.ts';
import { useTranslation } from '../shared/translation/use-translation.ts';
import { BottomNavigation } from './BottomNavigation.tsx';
import { CartSlot } from './CartSlot.tsx';
import { ConnectionHint } from './ConnectionHint.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import css from './Layout.module.css';
import { LoadingBar } from './LoadingBar.tsx';
import { LoadingFailedContext } from './loading-failed.ts';
import { NotificationRegion } from './NotificationRegion.tsx';
import { TopBar } from './TopBar.tsx';
import { useFollow } from './use-follow.ts';
import { useLoadingBar } from './use-loading-bar.ts';

/** A page that is fetched anew has no key of its own: without its path it would open where another one was left. */
const placeOf = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key);

/** The frame around every page. Live state (the cart, notifications) is empty at first and fills in the browser. */
export const Layout = () => {
  const { t } = useTranslation();
  const { cart } = useServices();
  const fetchCart = useFetchCart();
  const { pathname } = useLocation();
  const follow = useFollow();
  const { view, fail } = useLoadingBar(useNavigation().state !== 'idle');
  const chrome = chromeOf(pathname);
  useEffect(() => cart.restore(), [cart]);
  return (
    <FollowContext value={follow}>
      <LoadingFailedContext value={fail}>
        <a href="#main" className={css.skip}>
          {t('layout.skip')}
        </a>
        <LoadingBar view={view} />
        <TopBar />
        <Header chrome={chrome} onCartIntent={fetchCart} />
        <ConnectionHint />
        <main id="main" tabIndex={-1} className={css.main}>
          <Outlet />
        </main>
        <Footer />
        {chrome.bottomNavigation && <BottomNavigation />}
        <NotificationRegion />
        <CartSlot />
        <ScrollRestoration getKey={placeOf} />
      </LoadingFailedContext>
    </FollowContext>
  );
};
