import { useTranslation } from 'react-i18next';
import { orderStateLabel, type OrderState as State } from '../../../domain/orders/order-state.ts';
import css from './orders.module.css';

/** The state of an order, in a word. Source: ORD-1. */
export const OrderState = ({ state }: { readonly state: State }) => {
  const { t } = useTranslation('history');
  return (
    <span className={css.state} data-state={state}>
      {t(`state.${orderStateLabel(state)}`)}
    </span>
  );
};
