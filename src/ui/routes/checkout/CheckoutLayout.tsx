import { Outlet, useLocation } from 'react-router';
import { readStep } from '../../../domain/checkout/checkout-gate.ts';
import { ReorderedNote } from '../../account/orders/ReorderedNote.tsx';
import { CheckoutSteps } from '../../checkout/frame/CheckoutSteps.tsx';
import { Guarded } from '../../checkout/frame/Guarded.tsx';
import { OrderSummary } from '../../checkout/frame/OrderSummary.tsx';
import { useAccount } from '../../identity/use-account.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import styles from './CheckoutLayout.module.css';

/** The frame of the four steps: where one is, the step itself, and what is being ordered. */
export const CheckoutLayout = () => {
  const { t } = useTranslation('checkout');
  const { pathname } = useLocation();
  const { desk } = useAccount();
  const step = readStep(pathname.split('/').filter(Boolean).at(-1) ?? '') ?? 'customer';
  return (
    <div className={styles.page}>
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      <CheckoutSteps current={step} />
      <Guarded step={step}>
        {(cart) => (
          <div className={styles.columns}>
            <div className={styles.step}>
              {desk && <ReorderedNote desk={desk} cart={cart.token} />}
              <Outlet context={cart} />
            </div>
            <OrderSummary cart={cart} />
          </div>
        )}
      </Guarded>
    </div>
  );
};
