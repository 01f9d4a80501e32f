import { useTranslation } from 'react-i18next';
import type { Order } from '../../../domain/orders/order.ts';
import { withdrawnPieces } from '../../../domain/orders/withdrawn-lines.ts';
import { CartSums } from '../../cart/sums/CartSums.tsx';
import { useFormats } from '../../cart/use-formats.ts';
import { Fact } from '../../shared/elements/Fact.tsx';
import { Whole } from '../../shared/elements/Whole.tsx';
import card from '../Card.module.css';
import { SummaryLines } from '../frame/SummaryLines.tsx';
import { Review } from '../payment/Review.tsx';
import { usePaymentName } from '../payment/use-payment-name.ts';
import styles from './OrderDetails.module.css';

/** All contents of an order, to keep and to print, the goods first. Source: CHK-13, LAW-37. */
export const OrderDetails = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation('checkout');
  const { day } = useFormats();
  const nameOf = usePaymentName();
  const goneOf = (item: Order['items'][number]) => {
    const pieces = withdrawnPieces(item, order.withdrawals);
    if (pieces === 0) return undefined;
    const isAll = pieces === item.quantity;
    return (
      <strong>{isAll ? t('withdrawal.line') : t('withdrawal.pieces', { pieces, all: item.quantity })}</strong>
    );
  };
  const interval = order.subscription?.interval;
  const method = order.payment?.method ?? order.paymentMethod;
  return (
    <section className={card.card} aria-label={t('summary.title')}>
      <SummaryLines basket={order} of="order" noteOn={goneOf} />
      <dl className={styles.facts}>
        <Fact name={t('thankYou.number')}>
          <Whole of={order.number} />
        </Fact>
        <Fact name={t('thankYou.date')}>{day(order.createdAt)}</Fact>
        {method && (
          <Fact name={t('thankYou.method')}>
            {nameOf(method)}
            {order.paidAt ? ` (${t('thankYou.paid')})` : ''}
          </Fact>
        )}
        {order.subscription && (
          <Fact name={t('thankYou.subscription')}>
            {interval ? t(`thankYou.every.${interval.unit}`, { count: interval.every }) : t('thankYou.again')}
          </Fact>
        )}
        {order.prescription && (
          <Fact name={t('prescription.fact')}>
            {day(order.prescription.issuedOn)}, {order.prescription.prescriber}
          </Fact>
        )}
        {order.refundedAt !== undefined && <Fact name={t('thankYou.refunded')}>{day(order.refundedAt)}</Fact>}
        {order.bonusPoints !== undefined && order.bonusPoints > 0 && (
          <Fact name={t('thankYou.bonus')}>+{order.bonusPoints}</Fact>
        )}
      </dl>
      <CartSums basket={order} />
      <Review cart={order} readOnly />
    </section>
  );
};
