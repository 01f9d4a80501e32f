import { Outlet, useLocation } from 'react-router';
import { readStep } from '../../../domain/checkout/checkout-gate.ts';
import { ReorderedNote } from '../../account/orders/ReorderedNote.tsx';
import { CouponLost } from '../../cart/coupon/CouponLost.tsx';
import { CartNotices } from '../../cart/notices/CartNotices.tsx';
import { SwitchDialog } from '../../cart/offers/SwitchDialog.tsx';
import { CheckoutSteps } from '../../checkout/frame/CheckoutSteps.tsx';
import { Guarded } from '../../checkout/frame/Guarded.tsx';
import { OrderSummary } from '../../checkout/frame/OrderSummary.tsx';
import { useAccount } from '../../identity/use-account.ts';
import { useMedia } from '../../shared/use-media.ts';
import styles from './CheckoutLayout.module.css';
import { SessionEnded } from './SessionEnded.tsx';

/** The frame of the four steps: where one is, the step itself, and what is being ordered. */
export const CheckoutLayout = () => {
  const { pathname } = useLocation();
  const { desk } = useAccount();
  const isWide = useMedia('(width >= 64em)');
  const step = readStep(pathname.split('/').filter(Boolean).at(-1) ?? '') ?? 'customer';
  return (
    <div className={styles.page}>
      <CheckoutSteps current={step} />
      <Guarded step={step} ended={(cart) => <SessionEnded cart={cart} />}>
        {(cart) => (
          <div className={styles.columns}>
            {/* Read and reached by keys where it is drawn. The step itself never moves: a dialog in it would close. */}
            {!isWide && <OrderSummary cart={cart} />}
            <div className={styles.step}>
              {/* The payment says it where the order stands. */}
              {desk && step !== 'payment' && <ReorderedNote desk={desk} cart={cart} />}
              <CouponLost />
              {/* The payment says it beside its button. */}
              {step !== 'payment' && <CartNotices />}
              <Outlet context={cart} />
              <SwitchDialog />
            </div>
            {isWide && <OrderSummary cart={cart} />}
          </div>
        )}
      </Guarded>
    </div>
  );
};
