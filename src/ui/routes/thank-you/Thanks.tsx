import type { Order } from '../../../domain/orders/order.ts';
import { ArrivalHead } from '../../checkout/order/ArrivalHead.tsx';
import { ArrivalTime } from '../../checkout/order/ArrivalTime.tsx';
import { ParcelWay } from '../../checkout/order/ParcelWay.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import styles from './ThankYouPage.module.css';

/** All is well: thanks for an order that is paid or billed, and once it has left, by which number and till when. Source: CHK-13, ORD-2. */
export const Thanks = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation('checkout');
  const { customer, delivery, state, tracking } = order;
  const isSent = state === 'shipped';
  return (
    <div className={styles.thanks} role="status">
      <svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
        <circle cx="32" cy="32" r="29" />
        <path d="M20 33l8 8 17-18" />
      </svg>
      <ArrivalHead title={t(isSent ? 'thankYou.sent' : 'thankYou.title')} />
      {isSent ? (
        <>
          {tracking !== undefined && <p>{t('thankYou.tracking', { number: tracking })}</p>}
          {delivery && (
            <p>
              <ArrivalTime delivery={delivery} />
            </p>
          )}
          <ParcelWay order={order} />
        </>
      ) : (
        <>
          <p>{t('thankYou.lead')}</p>
          {customer && <p>{t('thankYou.mail', { email: customer.email })}</p>}
        </>
      )}
    </div>
  );
};
