import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { PaymentMethod } from '../../../domain/checkout/payment.ts';
import { useServices } from '../../shared/services.ts';
import styles from '../Choice.module.css';
import { PaymentMark } from './PaymentMark.tsx';
import { usePaymentName } from './use-payment-name.ts';
import { useUnavailable } from './use-unavailable.ts';

/** One payment method. If it cannot be chosen, it says why. Source: CHK-10. */
export const PaymentChoice = ({
  method,
  checked,
  ordered = false,
  onChoose,
}: {
  readonly method: PaymentMethod;
  readonly checked: boolean;
  /** The order exists already, so no note says what happens after ordering. */
  readonly ordered?: boolean;
  readonly onChoose: () => void;
}) => {
  const { t } = useTranslation('checkout');
  const { shop } = useServices();
  const nameOf = usePaymentName();
  const whyNot = useUnavailable();
  const approved = useSearchParams()[0].get('approved');
  const { code, unavailable } = method;
  const note = () => {
    if (unavailable) return whyNot(method);
    // For a wallet that has approved, the note at the top already says what comes next.
    if (!checked || ordered || approved === code) return null;
    return t(code === 'invoice' ? 'payment.invoice' : `payment.${shop.paymentWindow}`);
  };
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        name="payment"
        value={code}
        checked={checked}
        disabled={unavailable !== undefined}
        onChange={onChoose}
      />
      <span>
        <span className={styles.name}>{nameOf(code)}</span>
        <span className={styles.note}>{note()}</span>
      </span>
      <span className={styles.end}>
        <PaymentMark code={code} />
      </span>
    </label>
  );
};
