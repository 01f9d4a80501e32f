import { useTranslation } from 'react-i18next';
import type { CartSidebarState } from '../../../application/cart/cart-sidebar.ts';
import type { CartState } from '../../../application/cart/cart-state.ts';
import { shippingCost } from '../../../domain/cart/open-shipping.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { buttonClass } from '../../shared/elements/button.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import { CouponForm } from '../coupon/CouponForm.tsx';
import { CouponLost } from '../coupon/CouponLost.tsx';
import { couponsAllowed } from '../coupon/coupons-allowed.ts';
import { ExpressPay } from '../express/ExpressPay.tsx';
import { GiftDialog } from '../gift/GiftDialog.tsx';
import { GiftHint } from '../gift/GiftHint.tsx';
import { CartChanges } from '../notices/CartNotices.tsx';
import { CartProblem } from '../notices/CartProblem.tsx';
import { LeftBehind } from '../notices/LeftBehind.tsx';
import { LooseCart } from '../notices/LooseCart.tsx';
import { Recommendations } from '../offers/Recommendations.tsx';
import { SwitchDialog } from '../offers/SwitchDialog.tsx';
import { pendingOf } from '../pending-of.ts';
import { CartTotal } from '../sums/CartTotal.tsx';
import { DeliveryHint } from '../sums/DeliveryHint.tsx';
import { FreeShippingHint } from '../sums/FreeShippingHint.tsx';
import { OpenSums } from '../sums/OpenSums.tsx';
import { ToCheckout } from '../sums/ToCheckout.tsx';
import { busyItems } from '../use-cart.ts';
import { CartContent } from './CartContent.tsx';
import styles from './CartDrawer.module.css';
import { CartSkeleton } from './CartSkeleton.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { useCartActions } from './use-cart-actions.ts';

/**
 * The content of the cart drawer: the lines at the top; below, the amount missing for free delivery, the total, and the
 * buttons to check out or go on shopping.
 */
export const CartDrawer = ({
  state,
  sidebar,
  onLeave,
}: {
  readonly state: CartState;
  readonly sidebar: CartSidebarState;
  readonly onLeave: () => void;
}) => {
  const { t } = useTranslation('cart');
  const { shop, locale } = useServices();
  const actions = useCartActions();
  const pending = pendingOf(state);
  const { remote } = state;
  const cart = remote.value ?? null;
  const shippingPrice = cart ? shippingCost(cart) : undefined;
  const isEmpty = (!cart || cart.items.length === 0) && pending.length === 0;

  return (
    <>
      <div className={styles.body}>
        {remote._tag === 'Failed' && <CartProblem failure={remote.error} />}
        {isEmpty && remote._tag === 'Loading' && <CartSkeleton />}
        {isEmpty && remote._tag === 'Ready' && <EmptyCart onLeave={onLeave} />}
        {!isEmpty && (
          <>
            <LooseCart />
            <CartChanges />
            {cart && <LeftBehind cart={cart} />}
            <SwitchDialog />
            <GiftDialog />
            <CartContent
              cart={cart ?? { items: [] }}
              pending={pending}
              busy={busyItems(state)}
              delivery={sidebar.delivery?.value}
              actions={actions}
            />
            <DeliveryHint delivery={sidebar.delivery} />
            <PreLink className={buttonClass('plain')} to={pathTo.cart(locale)}>
              {t('viewCart')}
            </PreLink>
          </>
        )}
        {cart && cart.items.length > 0 && (
          <>
            <GiftHint cart={cart} />
            {couponsAllowed(shop, cart) && <CouponForm coupon={cart.coupon} />}
            <OpenSums cart={cart} shippingPrice={shippingPrice} />
            <ExpressPay cart={cart} />
            <Recommendations recommendation={sidebar.recommendation} />
          </>
        )}
      </div>
      {cart && cart.items.length > 0 && (
        <footer className={styles.foot}>
          <CouponLost />
          <FreeShippingHint cart={cart} shippingPrice={shippingPrice} />
          <CartTotal cart={cart} shippingPrice={shippingPrice} />
          <ToCheckout className={styles.wide} onLeave={onLeave} />
          <Button kind="plain" className={styles.wide} onClick={onLeave}>
            {t('backToShopping')}
          </Button>
        </footer>
      )}
    </>
  );
};
