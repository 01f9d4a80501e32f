import type { Order } from '../../../domain/orders/order.ts';
import { CartSums } from '../../cart/sums/CartSums.tsx';
import { useFormats } from '../../cart/use-formats.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import card from '../Card.module.css';
import summary from '../frame/OrderSummary.module.css';
import { SummaryLine } from '../frame/SummaryLine.tsx';
import { Review } from '../payment/Review.tsx';
import { usePaymentName } from '../payment/use-payment-name.ts';
import styles from './OrderDetails.module.css';

/** All that an order consists of, to keep and to print. Source: CHK-13. */
export const OrderDetails = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation('checkout');
  const { day } = useFormats();
  const nameOf = usePaymentName();
  const method = order.payment?.method ?? order.paymentMethod;
  return (
    <section className={card.card} aria-label={t('summary.title')}>
      <dl className={styles.facts}>
        <div>
          <dt>{t('thankYou.number')}</dt>
          <dd>{order.number}</dd>
        </div>
        <div>
          <dt>{t('thankYou.date')}</dt>
          <dd>{day(order.createdAt)}</dd>
        </div>
        {method && (
          <div>
            <dt>{t('thankYou.method')}</dt>
            <dd>
              {nameOf(method)}
              {order.paidAt ? ` (${t('thankYou.paid')})` : ''}
            </dd>
          </div>
        )}
        {order.bonusPoints !== undefined && order.bonusPoints > 0 && (
          <div>
            <dt>{t('thankYou.bonus')}</dt>
            <dd>+{order.bonusPoints}</dd>
          </div>
        )}
      </dl>
      <ul className={summary.lines}>
        {order.items.map((item) => (
          <SummaryLine key={item.id} item={item} />
        ))}
      </ul>
      <CartSums basket={order} />
      <Review cart={order} readOnly />
    </section>
  );
};
