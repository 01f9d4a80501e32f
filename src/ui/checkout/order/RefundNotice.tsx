import { useTranslation } from 'react-i18next';
import type { Order } from '../../../domain/orders/order.ts';
import { refundsOf } from '../../../domain/orders/refunds.ts';
import { useFormats } from '../../cart/use-formats.ts';
import card from '../Card.module.css';

/** A refund and its reason, shown wherever the order is shown. */
export const RefundNotice = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation('checkout');
  const { money } = useFormats();
  return refundsOf(order).map(({ cause, amount }) => (
    <p key={cause} className={card.told} role="status">
      {t(`refunded.${cause}`, { amount: money(amount) })}
    </p>
  ));
};
