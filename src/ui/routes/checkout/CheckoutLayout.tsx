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

/** The frame of the three screens: where one is, the screen itself, and what is being ordered. Source: CHK-28. */
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
            {/* Read and reached by keys where it is drawn. The screen itself never moves: a dialog in it would close. */}
            {!isWide && !isReview && <OrderSummary cart={cart} isSendingHere={screen === 'paying'} />}
            <div className={styles.step}>
              {/* The review says it where the order stands. */}
              {desk && !isReview && <ReorderedNote desk={desk} cart={cart} />}
              <CouponLost />
              {/* The review says it beside its button. */}
              {!isReview && <CartNotices />}
              <Outlet context={cart} />
              <SwitchDialog />
            </div>
            {/* The review is a summary itself, with the button below it. */}
            {isWide && !isReview && <OrderSummary cart={cart} isSendingHere={screen === 'paying'} />}
          </div>
        )}
      </Guarded>
    </div>
  );
};
