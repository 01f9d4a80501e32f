import type { OrderView } from '../../application/orders/order-session.ts';
import type { Order } from '../../domain/orders/order.ts';
import { Button } from '../shared/Button.tsx';
import { useTranslation } from '../shared/translation/use-translation.ts';
import { ArrivalHead } from './ArrivalHead.tsx';
import card from './Card.module.css';
import { PayAgain } from './PayAgain.tsx';
import type { PaymentStanding } from './payment-standing.ts';
import { useLate } from './use-late.ts';

/** Says kindly what became of the payment, and what can be done. Source: CHK-13. */
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
  const late = useLate();
  return (
    <section className={card.card} data-standing={standing} aria-busy={standing === 'pending' && !late}>
      <div role="status" className={card.form}>
        <ArrivalHead className={card.title} title={t(`${standing}.title`)} />
        <p className={card.text}>{t(`${standing}.text`)}</p>
        {standing === 'pending' && late && <p className={card.text}>{t('pending.long')}</p>}
      </div>
      {standing === 'pending' && (
        <div className={card.ways}>
          <Button kind="secondary" onClick={onCheck} busy={!late}>
            {t('pending.check')}
          </Button>
        </div>
      )}
      {standing !== 'pending' && standing !== 'expired' && <PayAgain order={order} view={view} />}
    </section>
  );
};
