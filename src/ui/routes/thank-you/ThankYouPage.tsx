import { useCallback, useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { PaymentId } from '../../../domain/checkout/payment.ts';
import type { OrderToken } from '../../../domain/orders/order.ts';
import { CheckoutSkeleton } from '../../checkout/CheckoutSkeleton.tsx';
import { useOrder } from '../../checkout/order/use-order.ts';
import { Problem } from '../../checkout/Problem.tsx';
import { keepPlacedOrder } from '../../checkout/placed-order.ts';
import { useServices } from '../../shared/services.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { OrderNotFound } from './OrderNotFound.tsx';
import { PlacedOrder } from './PlacedOrder.tsx';
import styles from './ThankYouPage.module.css';

/** An order, once it was placed: thanks, or what its payment still needs. Source: CHK-13. */
export const ThankYouPage = () => {
  const { t } = useTranslation('checkout');
  const { order: session, checkout, shop } = useServices();
  const { orderToken = '' } = useParams();
  const payment = useSearchParams()[0].get('payment');
  const view = useOrder();

  const open = useCallback(
    () => session.open(orderToken as OrderToken, (payment as PaymentId | null) ?? undefined),
    [session, orderToken, payment],
  );
  useEffect(() => {
    checkout.acknowledge();
    keepPlacedOrder(undefined);
    open();
  }, [checkout, open]);

  const { order } = view;
  const notFound = order._tag === 'Failed' && order.error._tag === 'NotFound';
  return (
    <div className={styles.page}>
      {!order.value && <title>{`${t('summary.title')} · ${shop.name}`}</title>}
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="strict-origin" />
      {notFound && <OrderNotFound />}
      {!notFound && order._tag === 'Failed' && (
        <Problem title={t('thankYou.failed')} failure={order.error} onRetry={open} />
      )}
      {order._tag === 'Loading' && !order.value && <CheckoutSkeleton text={t('thankYou.loading')} />}
      {order.value && <PlacedOrder order={order.value} view={view} onCheck={open} />}
    </div>
  );
};
