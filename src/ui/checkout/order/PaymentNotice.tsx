import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderView } from '../../../application/orders/order-session.ts';
import type { Order } from '../../../domain/orders/order.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { useServices } from '../../shared/services.ts';
import card from '../Card.module.css';
import { ArrivalHead } from './ArrivalHead.tsx';
import { OrderAgain } from './OrderAgain.tsx';
import { PayAgain } from './PayAgain.tsx';
import type { PaymentStanding } from './payment-standing.ts';
import { useDeadline } from './use-deadline.ts';

/** Formats a time by the shopper's own clock, in hours and minutes. */
const timeOfDay = (instant: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hour12: false }).format(
    new Date(instant),
  );

/** Units: milliseconds. */
const patience = 20_000;

/** Becomes true when something takes so long that the shopper has to be told. */
const useLate = (): boolean => {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return late;
};

/** Says politely how the payment ended, and what to do. Source: CHK-13. */
export const PaymentNotice = ({
  order,
  view,
  standing,
  onCheck,
}: {
  readonly order: Order;
  readonly view: OrderView;
  readonly standing: Exclude<PaymentStanding, 'settled'>;
  readonly onCheck: () => void;
}) => {
  const { t } = useTranslation('checkout');
  const { locale, order: session } = useServices();
  const late = useLate();
  const waits = standing === 'pending' || standing === 'charging';
  const { payableUntil } = order;
  const refresh = useCallback(() => session.refresh(), [session]);
  useDeadline(payableUntil, refresh);
  const until = payableUntil && timeOfDay(payableUntil, locale);
  return (
    <section className={card.card} data-standing={standing} aria-busy={standing === 'pending' && !late}>
      <div role="status" className={card.form}>
        <ArrivalHead className={card.title} title={t(`${standing}.title`)} />
        <p className={card.text}>{t(`${standing}.text`)}</p>
        {until && !waits && <p className={card.text}>{t('payAgain.until', { time: until })}</p>}
        {standing === 'pending' && late && <p className={card.text}>{t('pending.long')}</p>}
      </div>
      {waits && (
        <div className={card.ways}>
          <Button kind="secondary" onClick={onCheck} busy={standing === 'pending' && !late}>
            {t('pending.check')}
          </Button>
        </div>
      )}
      {standing === 'expired' && (
        <div className={card.ways}>
          <OrderAgain order={order} />
        </div>
      )}
      {!waits && standing !== 'expired' && <PayAgain order={order} view={view} />}
    </section>
  );
};
