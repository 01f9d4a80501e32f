import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { lawFor } from '../../../application/shared/law-for.ts';
import { isNothingToSend } from '../../../domain/cart/cart-check.ts';
import { piecesIn } from '../../../domain/cart/cart-count.ts';
import { shippingCost } from '../../../domain/cart/open-shipping.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { CouponForm } from '../../cart/coupon/CouponForm.tsx';
import { CouponLost } from '../../cart/coupon/CouponLost.tsx';
import { couponsAllowed } from '../../cart/coupon/coupons-allowed.ts';
import { CartContent } from '../../cart/drawer/CartContent.tsx';
import { CartSkeleton } from '../../cart/drawer/CartSkeleton.tsx';
import { EmptyCart } from '../../cart/drawer/EmptyCart.tsx';
import { useCartActions } from '../../cart/drawer/use-cart-actions.ts';
import { useSidebar } from '../../cart/drawer/use-sidebar.ts';
import { ExpressPay } from '../../cart/express/ExpressPay.tsx';
import { GiftDialog } from '../../cart/gift/GiftDialog.tsx';
import { GiftHint } from '../../cart/gift/GiftHint.tsx';
import { CartChanges } from '../../cart/notices/CartNotices.tsx';
import { CartProblem } from '../../cart/notices/CartProblem.tsx';
import { LeftBehind } from '../../cart/notices/LeftBehind.tsx';
import { LooseCart } from '../../cart/notices/LooseCart.tsx';
import { Recommendations } from '../../cart/offers/Recommendations.tsx';
import { SwitchDialog } from '../../cart/offers/SwitchDialog.tsx';
import { pendingOf } from '../../cart/pending-of.ts';
import { CartTotal } from '../../cart/sums/CartTotal.tsx';
import { DeliveryHint } from '../../cart/sums/DeliveryHint.tsx';
import { FreeShippingHint } from '../../cart/sums/FreeShippingHint.tsx';
import { OpenSums } from '../../cart/sums/OpenSums.tsx';
import { ToCheckout } from '../../cart/sums/ToCheckout.tsx';
import { busyItems, useCart } from '../../cart/use-cart.ts';
import { useDesk } from '../../cart/use-desk.ts';
import { fetchChoosing } from '../../catalogue/product/form/card/fetch-choosing.ts';
import { LensAdvice } from '../../law/LensAdvice.tsx';
import { ChoosingContext } from '../../shared/choosing.ts';
import { buttonClass } from '../../shared/elements/button.ts';
import { Head } from '../../shared/elements/Head.tsx';
import { OrderBy } from '../../shared/elements/OrderBy.tsx';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import { AddedNote } from './AddedNote.tsx';
import styles from './CartPage.module.css';
import { ExpressNote } from './ExpressNote.tsx';

/** The cart as a page. Opening it requests dates and recommendations, as opening the drawer does. */
export const CartPage = () => {
  const { t } = useTranslation('cart');
  const { shop, locale, sidebar } = useServices();
  const state = useCart();
  const lookedUp = useSidebar();
  const actions = useCartActions();
  const pending = pendingOf(state);
  const { remote } = state;
  const cart = remote.value ?? null;
  const shippingPrice = cart ? shippingCost(cart) : undefined;
  const isEmpty = (!cart || cart.items.length === 0) && pending.length === 0;

  const count = piecesIn(cart);
  const { obstacles } = useDesk().check;
  const isSent = cart && !isNothingToSend(cart, obstacles) && !lookedUp.delivery?.value?.allStopped;
  const arrival = isSent ? lookedUp.delivery?.value?.prediction : undefined;

  useEffect(() => {
    sidebar.open();
    return sidebar.close;
  }, [sidebar]);

  return (
    <div>
      <Head title={t('title')} />
      <div className={styles.page}>
        <h1 className={styles.title}>
          {t('title')}
          {/* The space is inside, where browsers count it to the name of the heading. */}
          {count > 0 && <span className={styles.count}>{` ${t('count', { count })}`}</span>}
        </h1>
        <ExpressNote />
        {(!isEmpty || remote._tag === 'Ready') && <AddedNote isEmpty={isEmpty} />}
        {remote._tag === 'Failed' && <CartProblem failure={remote.error} />}
        {isEmpty && remote._tag === 'Loading' && <CartSkeleton />}
        {isEmpty && remote._tag === 'Ready' && <EmptyCart />}
        {!isEmpty && (
          <div className={styles.columns}>
            <div className={styles.main}>
              <LooseCart />
              <CartChanges />
              {cart && <LeftBehind cart={cart} />}
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
                <FreeShippingHint cart={cart} shippingPrice={shippingPrice} />
                <GiftHint cart={cart} />
                {couponsAllowed(shop, cart) && <CouponForm coupon={cart.coupon} />}
                <OpenSums cart={cart} shippingPrice={shippingPrice} />
                <div className={styles.way}>
                  <CouponLost />
                  <CartTotal cart={cart} shippingPrice={shippingPrice} />
                  <ToCheckout className={styles.wide} />
                </div>
                <ExpressPay cart={cart} />
                {arrival && <OrderBy arrival={arrival} className={styles.orderBy} />}
                {cart.items.some(({ category }) => category === 'lens') && (
                  <LensAdvice
                    law={lawFor(shop, cart.shippingAddress?.countryCode)}
                    className={styles.advice}
                  />
                )}
                <PreLink className={buttonClass('plain')} to={pathTo.home(locale)}>
                  {t('backToShopping')}
                </PreLink>
              </section>
            )}
            <div className={styles.more}>
              <ChoosingContext value={fetchChoosing}>
                <Recommendations recommendation={lookedUp.recommendation} />
              </ChoosingContext>
            </div>
          </div>
        )}
      </div>
      {/* On a phone this bar stays at the bottom of the screen while the customer reads the lines. */}
      {cart && cart.items.length > 0 && (
        <div className={styles.bar}>
          <CouponLost />
          <CartTotal cart={cart} shippingPrice={shippingPrice} />
          <ToCheckout className={styles.wide} />
        </div>
      )}
    </div>
  );
};
