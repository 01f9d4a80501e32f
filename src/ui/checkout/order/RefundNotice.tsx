import type { Order } from '../../../domain/orders/order.ts';
import { useFormats } from '../../cart/use-formats.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import card from '../Card.module.css';

/** Money that came twice, or for an order that was cancelled by then, goes back: said wherever the order is shown. */
export const RefundNotice = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation('checkout');
  const { money } = useFormats();
  if (!order.refunded) return null;
  const key = order.state === 'cancelled' ? 'refunded.late' : 'refunded.twice';
  return (
    <p className={card.told} role="status">
      {t(key, { amount: money(order.refunded) })}
    </p>
  );
};
