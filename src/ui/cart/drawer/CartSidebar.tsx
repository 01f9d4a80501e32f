import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { piecesIn } from '../../../domain/cart/cart-count.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { useAddress } from '../../shared/address.ts';
import { Dialog } from '../../shared/elements/Dialog.tsx';
import { useServices } from '../../shared/services.ts';
import { useCart } from '../use-cart.ts';
import { CartDrawer } from './CartDrawer.tsx';
import styles from './CartSidebar.module.css';
import { useHeldLinks } from './use-held-links.ts';
import { useSidebar } from './use-sidebar.ts';

/**
 * The cart drawer beside the page. It stays closed on the cart's page and in the checkout, which show the cart already.
 * Navigation closes it. Source: CART-7.
 */
export const CartSidebar = () => {
  const { t } = useTranslation('cart');
  const { sidebar, locale } = useServices();
  const { pathname } = useAddress();
  const state = useSidebar();
  const cart = useCart();
  useHeldLinks(cart);
  const shownByPage = pathname === pathTo.cart(locale) || pathname.includes('/checkout/');
  const count = piecesIn(cart.remote.value);

  const page = useRef(pathname);
  useEffect(() => {
    if (page.current === pathname) return;
    page.current = pathname;
    if (!shownByPage) sidebar.close();
  }, [pathname, shownByPage, sidebar]);

  return (
    <Dialog
      open={state.open && !shownByPage}
      onClose={sidebar.close}
      side="end"
      className={styles.drawer ?? ''}
      title={
        <>
          {t('title')}
          {/* The space is inside, where browsers count it to the name of the heading. */}
          {count > 0 && <span className={styles.count}>{` ${t('count', { count })}`}</span>}
        </>
      }
    >
      <CartDrawer state={cart} sidebar={state} onLeave={sidebar.close} />
    </Dialog>
  );
};
