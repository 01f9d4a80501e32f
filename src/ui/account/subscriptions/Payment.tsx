import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SubscriptionPayment } from '../../../domain/orders/subscription/subscription.ts';
import { Button } from '../../shared/elements/Button.tsx';
import orders from '../orders/orders.module.css';
import { PaymentFields, samePayment, usePaymentLabel } from './PaymentFields.tsx';
import { isAt, type Part } from './part.ts';
import css from './subscriptions.module.css';

/**
 * The payment method of a subscription. A method that is not available any more is shown but cannot be saved, and a
 * notice asks for another one before the next delivery fails. Source: ACC-15.
 */
export const Payment = ({ subscription, payments, desk, task }: Part) => {
  const { t } = useTranslation('personal');
  const labelOf = usePaymentLabel();
  const [chosen, setChosen] = useState<SubscriptionPayment>(subscription.payment);
  const isKnown = payments.some((one) => samePayment(one, chosen));
  const canPay = payments.some((one) => samePayment(one, subscription.payment));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    desk.change('payment', subscription, { payment: chosen });
  };
  const details = (
    <details className={css.part} open={!canPay}>
      <summary className={css.title}>
        {t('subscription.paymentIs', { name: labelOf(subscription.payment) })}
      </summary>
      <form className={css.body} onSubmit={submit}>
        <PaymentFields payments={payments} chosen={chosen} onChoose={setChosen} />
        <div className={orders.ways}>
          <Button kind="secondary" type="submit" busy={isAt(task, 'payment')} disabled={!isKnown}>
            {t('subscription.savePayment')}
          </Button>
        </div>
      </form>
    </details>
  );
  return (
    <>
      {!canPay && !subscription.problem && <p className={css.notice}>{t('subscription.paymentGone')}</p>}
      {details}
    </>
  );
};
