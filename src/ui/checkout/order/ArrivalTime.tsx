import { useTranslation } from 'react-i18next';
import type { Order } from '../../../domain/orders/order.ts';
import { useFormats } from '../../cart/use-formats.ts';

/** The expected delivery day of a parcel, or the first and the last one. */
export const ArrivalTime = ({ delivery }: { readonly delivery: NonNullable<Order['delivery']> }) => {
  const { t } = useTranslation('checkout');
  const { day, shortDay } = useFormats();
  const { earliest, latest } = delivery;
  return earliest === latest
    ? t('thankYou.nextArriveOn', { day: day(latest) })
    : t('thankYou.nextArrive', { from: shortDay(earliest), to: day(latest) });
};
