import { useTranslation } from 'react-i18next';
import type { Order } from '../../../domain/orders/order.ts';
import { useFormats } from '../../cart/use-formats.ts';
import card from '../Card.module.css';
import { useWithdrawalStanding } from './use-withdrawal-standing.ts';

/** Says that the period for a withdrawal is over, once it is. Source: LAW-37. */
export const WithdrawalPeriod = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation('checkout');
  const { day } = useFormats();
  const standing = useWithdrawalStanding(order);
  if (standing._tag !== 'unsure' && standing._tag !== 'over') return null;
  return <p className={card.text}>{t(`withdrawal.${standing._tag}`, { day: day(standing.until) })}</p>;
};
