import { useTranslation } from 'react-i18next';
import type { Order } from '../../../domain/orders/order.ts';
import { orderStateLabel } from '../../../domain/orders/order-state.ts';
import { isWhollyWithdrawn } from '../../../domain/orders/withdrawn-lines.ts';
import css from './orders.module.css';

/** The state of an order, in a word, and whether it was withdrawn from. Source: ORD-1, LAW-37. */
export const OrderState = ({ order }: { readonly order: Pick<Order, 'state' | 'items' | 'withdrawals'> }) => {
  const { t } = useTranslation('history');
  const { state, withdrawals } = order;
  const isOver = state === 'cancelled' || state === 'returned';
  if (!isOver && isWhollyWithdrawn(order))
    return (
      <span className={css.state} data-state="withdrawn">
        {t('state.withdrawn')}
      </span>
    );
  return (
    <>
      <span className={css.state} data-state={state}>
        {t(`state.${orderStateLabel(state)}`)}
      </span>
      {!isOver && withdrawals && (
        <>
          {' '}
          <span className={css.state} data-state="withdrawn">
            {t('partlyWithdrawn')}
          </span>
        </>
      )}
    </>
  );
};
