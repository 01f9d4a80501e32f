import { useTranslation } from 'react-i18next';
import { today } from '../../../application/shared/clock.ts';
import type { Order } from '../../../domain/orders/order.ts';
import { overdueParcel } from '../../../domain/orders/overdue-parcel.ts';
import { useFormats } from '../../cart/use-formats.ts';
import { dial } from '../../shared/dial.ts';
import { buttonClass } from '../../shared/elements/button.ts';
import { useServices } from '../../shared/services.ts';
import css from './orders.module.css';

/**
 * Says that a parcel is late or its arrival unknown, since when, and whom to ask. It promises nothing, because the shop
 * decides what it does about a late parcel. Source: ORD-5.
 */
export const OverdueNotice = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation('history');
  const { clock, shop } = useServices();
  const { day } = useFormats();
  const overdue = overdueParcel(order, today(clock));
  if (!overdue || !order.delivery) return null;
  const { phone, email } = shop.contact;
  return (
    <section className={css.overdue} aria-labelledby="overdue">
      <h2 id="overdue" className={css.number}>
        {t(`overdue.${overdue}.title`)}
      </h2>
      <p>
        {t(`overdue.${overdue}.text`, { day: day(order.delivery.latest) })}
        {overdue === 'onItsWay' && order.tracking !== undefined && ` ${t('overdue.track')}`}
      </p>
      <div className={css.ways}>
        <a
          className={buttonClass('secondary')}
          href={`mailto:${email}?subject=${encodeURIComponent(t('overdue.subject', { number: order.number }))}`}
        >
          {t('overdue.write')}
        </a>
        <a className={buttonClass('plain')} href={dial(phone)}>
          {phone}
        </a>
      </div>
    </section>
  );
};
