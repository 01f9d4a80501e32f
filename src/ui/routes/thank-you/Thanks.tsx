import { useTranslation } from 'react-i18next';
import { arrivalDays, arrivalWeekdays } from '../../../domain/orders/arrival-days.ts';
import type { Order } from '../../../domain/orders/order.ts';
import { isWhollyWithdrawn } from '../../../domain/orders/withdrawn-lines.ts';
import { useFormats } from '../../cart/use-formats.ts';
import { ArrivalHead } from '../../checkout/order/ArrivalHead.tsx';
import { ParcelWay } from '../../checkout/order/ParcelWay.tsx';
import { Drawing } from '../../shared/elements/Drawing.tsx';
import { Whole } from '../../shared/elements/Whole.tsx';
import { useServices } from '../../shared/services.ts';
import styles from './ThankYouPage.module.css';

/**
 * Thanks for an order that is paid or on invoice. Once it has shipped, also its tracking number and arrival date.
 * Source: CHK-13, ORD-2.
 */
export const Thanks = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation('checkout');
  const { locale } = useServices();
  const { money } = useFormats();
  const { customer, state, tracking, delivery } = order;
  const isSent = state === 'shipped';
  if (isWhollyWithdrawn(order))
    return (
      <div className={styles.thanks}>
        <ArrivalHead title={`${t('thankYou.number')} ${order.number}`} />
        <p className={styles.sum}>{money(order.total)}</p>
      </div>
    );
  return (
    <div className={styles.thanks} role="status">
      <Drawing name="state-thanks" className={styles.drawing} />
      <ArrivalHead title={t(isSent ? 'thankYou.sent' : 'thankYou.title')} />
      <p className={styles.sum}>
        {t('thankYou.number')} <Whole of={order.number} />
        {'\u00a0· '}
        {money(order.total)}
      </p>
      {isSent ? (
        <>
          {tracking !== undefined && (
            <p>
              <Whole of={tracking} text={t('thankYou.tracking', { number: tracking })} />
            </p>
          )}
          <ParcelWay order={order} />
        </>
      ) : (
        <>
          {delivery && (
            <p className={styles.arrival}>
              {t('thankYou.arrival')} <strong>{arrivalDays(delivery)}</strong>{' '}
              {arrivalWeekdays(delivery, locale)}
            </p>
          )}
          <p>{t('thankYou.lead')}</p>
          {customer && (
            <p>
              <Whole of={customer.email} text={t('thankYou.mail', { email: customer.email })} />
            </p>
          )}
        </>
      )}
    </div>
  );
};
