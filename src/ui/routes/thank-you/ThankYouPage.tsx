import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import type { PaymentId } from '../../../domain/checkout/payment.ts';
import type { OrderToken } from '../../../domain/orders/order.ts';
import { CheckoutSkeleton } from '../../checkout/CheckoutSkeleton.tsx';
import { useOrder } from '../../checkout/order/use-order.ts';
import { Problem } from '../../checkout/Problem.tsx';
import { keepPlacedOrder } from '../../checkout/placed-order.ts';
import { Head } from '../../shared/elements/Head.tsx';
import { useServices } from '../../shared/services.ts';
import { OrderNotFound } from './OrderNotFound.tsx';
import { PlacedOrder } from './PlacedOrder.tsx';
import styles from './ThankYouPage.module.css';

/** The page of a placed order: thanks, or what its payment still needs. Source: CHK-13. */
export const ThankYouPage = () => {
  const { t } = useTranslation('checkout');
  const { order: session, checkout, tab } = useServices();
  const { orderToken = '' } = useParams();
  const payment = useSearchParams()[0].get('payment');
  const view = useOrder();

  const open = useCallback(
    () => session.open(orderToken as OrderToken, (payment as PaymentId | null) ?? undefined),
    [session, orderToken, payment],
  );
  useEffect(() => {
    checkout.acknowledge();
    keepPlacedOrder(tab, undefined);
    open();
  }, [checkout, open, tab]);

  const { order } = view;
  const notFound = order._tag === 'Failed' && order.error._tag === 'NotFound';
  return (
    <div className={styles.page}>
      <meta name="referrer" content="strict-origin" />
      {notFound && <OrderNotFound />}
      {!notFound && order._tag === 'Failed' && (
        <>
          {!order.value && (
            <>
              <Head title={t('summary.title')} />
              <h1>{t('summary.title')}</h1>
            </>
          )}
          <Problem title={t('thankYou.failed')} failure={order.error} about="order" onRetry={open} />
        </>
      )}
      {order._tag === 'Loading' && !order.value && (
        <CheckoutSkeleton title={t('summary.title')} text={t('thankYou.loading')} />
      )}
      {order.value && <PlacedOrder order={order.value} view={view} onCheck={open} />}
    </div>
  );
};
