import { useEffect } from 'react';
import type { Cart } from '../../../domain/cart/cart.ts';
import { piecesIn } from '../../../domain/cart/cart-count.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { CouponForm } from '../../cart/coupon/CouponForm.tsx';
import { couponsAllowed } from '../../cart/coupon/coupons-allowed.ts';
import { CartContent } from '../../cart/drawer/CartContent.tsx';
import { CartSkeleton } from '../../cart/drawer/CartSkeleton.tsx';
import { EmptyCart } from '../../cart/drawer/EmptyCart.tsx';
import { useCartActions } from '../../cart/drawer/use-cart-actions.ts';
import { useSidebar } from '../../cart/drawer/use-sidebar.ts';
import { GiftDialog } from '../../cart/gift/GiftDialog.tsx';
import { GiftHint } from '../../cart/gift/GiftHint.tsx';
import { CartNotices } from '../../cart/notices/CartNotices.tsx';
import { CartProblem } from '../../cart/notices/CartProblem.tsx';
import { Recommendations } from '../../cart/offers/Recommendations.tsx';
import { SwitchDialog } from '../../cart/offers/SwitchDialog.tsx';
import { pendingOf } from '../../cart/pending-of.ts';
import { CartSums } from '../../cart/sums/CartSums.tsx';
import { CartTotal } from '../../cart/sums/CartTotal.tsx';
import { DeliveryHint } from '../../cart/sums/DeliveryHint.tsx';
import { FreeShippingHint } from '../../cart/sums/FreeShippingHint.tsx';
import { busyItems, useCart } from '../../cart/use-cart.ts';
import { buttonClass } from '../../shared/elements/button.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { AddedNote } from './AddedNote.tsx';
import styles from './CartPage.module.css';

/** What it comes to, and the way on. On a phone it stays at the thumb while the lines are read. */
const ToCheckout = ({ cart }: { readonly cart: Cart }) => {
  const { t } = useTranslation('cart');
  const { locale } = useServices();
  return (
    <>
      <CartTotal cart={cart} />
      <PreLink className={buttonClass('primary', styles.wide)} to={pathTo.checkout(locale)}>
        {t('goToCheckout')}
      </PreLink>
    </>
  );
};

/** The cart as a page of its own. Looking at it asks for dates and recommendations, as opening the drawer does. */
export const CartPage = () => {
  const { t } = useTranslation('cart');
  const { shop, locale, sidebar } = useServices();
  const state = useCart();
  const lookedUp = useSidebar();
  const actions = useCartActions();
  const pending = pendingOf(state);
  const { remote } = state;
  const cart = remote.value ?? null;
  const isEmpty = (!cart || cart.items.length === 0) && pending.length === 0;

  const count = piecesIn(cart);

  useEffect(() => {
    sidebar.open();
    return sidebar.close;
  }, [sidebar]);

  return (
    <div className={styles.whole}>
      <title>{`${t('title')} · ${shop.name}`}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.page}>
        <h1 className={styles.title}>
          {t('title')} {count > 0 && <span className={styles.count}>{t('count', { count })}</span>}
        </h1>
        {!isEmpty && <AddedNote />}
        {remote._tag === 'Failed' && <CartProblem failure={remote.error} />}
        {isEmpty && remote._tag === 'Loading' && <CartSkeleton />}
        {isEmpty && remote._tag === 'Ready' && <EmptyCart />}
        {!isEmpty && (
          <div className={styles.columns}>
            <div className={styles.main}>
              <CartNotices />
              <SwitchDialog />
              <GiftDialog />
              <CartContent
                cart={cart ?? { items: [] }}
                pending={pending}
                busy={busyItems(state)}
                delivery={lookedUp.delivery?.value}
                actions={actions}
              />
            </div>
            {cart && cart.items.length > 0 && (
              <section className={styles.aside} aria-label={t('sum.total')}>
                <DeliveryHint delivery={lookedUp.delivery} />
                <FreeShippingHint cart={cart} />
                <GiftHint cart={cart} />
                {couponsAllowed(shop, cart) && <CouponForm coupon={cart.coupon} />}
                <CartSums basket={cart} withTotal={false} />
                <div className={styles.way}>
                  <ToCheckout cart={cart} />
                </div>
                <PreLink className={buttonClass('plain')} to={pathTo.home(locale)}>
                  {t('backToShopping')}
                </PreLink>
              </section>
            )}
            <div className={styles.more}>
              <Recommendations recommendation={lookedUp.recommendation} />
            </div>
          </div>
        )}
      </div>
      {cart && cart.items.length > 0 && (
        <div className={styles.bar}>
          <ToCheckout cart={cart} />
        </div>
      )}
    </div>
  );
};
