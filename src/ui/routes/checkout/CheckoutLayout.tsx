import { Outlet, useLocation } from 'react-router';
import { readStep } from '../../../domain/checkout/checkout-gate.ts';
import { ReorderedNote } from '../../account/orders/ReorderedNote.tsx';
import { CouponLost } from '../../cart/coupon/CouponLost.tsx';
import { CartNotices } from '../../cart/notices/CartNotices.tsx';
import { SwitchDialog } from '../../cart/offers/SwitchDialog.tsx';
import { useCart } from '../../cart/use-cart.ts';
import { CheckoutSteps } from '../../checkout/frame/CheckoutSteps.tsx';
import { Guarded } from '../../checkout/frame/Guarded.tsx';
import { OrderSummary } from '../../checkout/frame/OrderSummary.tsx';
import { useScreen } from '../../checkout/use-screen.ts';
import { useAccount } from '../../identity/use-account.ts';
import { useMedia } from '../../shared/use-media.ts';
import styles from './CheckoutLayout.module.css';
import { SessionEnded } from './SessionEnded.tsx';

/** The layout of the three screens: the progress, the screen itself, and the order summary. Source: CHK-28. */
export const CheckoutLayout = () => {
  const { pathname } = useLocation();
  const { desk } = useAccount();
  const isWide = useMedia('(width >= 64em)');
  const step = readStep(pathname.split('/').filter(Boolean).at(-1) ?? '') ?? 'customer';
  const screen = useScreen(step, useCart().remote.value ?? undefined);
  const isReview = screen === 'review';
  return (
    <div className={styles.page}>
      <CheckoutSteps current={screen} />
      <Guarded step={step} ended={(cart) => <SessionEnded cart={cart} />}>
        {(cart) => (
          <div className={isReview ? styles.review : styles.columns}>
            {/*
             * The summary's place in the DOM is where it is displayed, for screen readers and the keyboard. The screen
             * itself keeps its place in the tree: if it moved, an open dialog in it would close.
             */}
            {!isWide && !isReview && <OrderSummary cart={cart} />}
            <div className={styles.step}>
              {/* The review shows this note beside the order. */}
              {desk && !isReview && <ReorderedNote desk={desk} cart={cart} />}
              <CouponLost />
              {/* The review shows these notices beside its button. */}
              {!isReview && <CartNotices />}
              <Outlet context={cart} />
              <SwitchDialog />
            </div>
            {/* The review is a summary itself, with the button below it. */}
            {isWide && !isReview && <OrderSummary cart={cart} />}
          </div>
        )}
      </Guarded>
    </div>
  );
};
