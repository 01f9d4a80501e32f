import { useTranslation } from 'react-i18next';
import type { SubscriptionPayment } from '../../../domain/orders/subscription/subscription.ts';
import choice from '../../checkout/Choice.module.css';
import { PaymentMark } from '../../checkout/payment/PaymentMark.tsx';
import { usePaymentName } from '../../checkout/payment/use-payment-name.ts';
import css from './subscriptions.module.css';

export const samePayment = (a: SubscriptionPayment, b: SubscriptionPayment): boolean =>
  a.method === b.method && a.alias === b.alias;

/** Returns a function that names a payment method, with the digits that its owner recognises. */
export const usePaymentLabel = () => {
  const { t } = useTranslation('personal');
  const nameOf = usePaymentName();
  return ({ method, label }: SubscriptionPayment): string =>
    label === undefined ? nameOf(method) : t('subscription.ending', { name: nameOf(method), digits: label });
};

/** A selection of methods that can be charged without the customer: stored methods or invoice. Source: ACC-5. */
export const PaymentFields = ({
  payments,
  chosen,
  onChoose,
}: {
  readonly payments: readonly SubscriptionPayment[];
  readonly chosen: SubscriptionPayment | undefined;
  readonly onChoose: (payment: SubscriptionPayment) => void;
}) => {
  const { t } = useTranslation('personal');
  const labelOf = usePaymentLabel();
  return (
    <fieldset className={choice.choices}>
      <legend className={choice.legend}>{t('subscription.payment')}</legend>
      {payments.map((payment) => (
        <label key={payment.alias ?? payment.method} className={`${choice.choice} ${css.choice}`}>
          <input
            type="radio"
            name="payment"
            checked={chosen !== undefined && samePayment(chosen, payment)}
            onChange={() => onChoose(payment)}
          />
          <span className={choice.name}>{labelOf(payment)}</span>
          <span className={choice.end}>
            <PaymentMark code={payment.method} />
          </span>
        </label>
      ))}
      {payments.length === 0 && <p className={css.hint}>{t('subscription.noPayment')}</p>}
    </fieldset>
  );
};
