import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { PaymentMethod } from '../../../domain/checkout/payment.ts';
import { useServices } from '../../shared/services.ts';
import styles from '../Choice.module.css';
import { PaymentMark } from './PaymentMark.tsx';
import { usePaymentName } from './use-payment-name.ts';
import { useUnavailable } from './use-unavailable.ts';

/** One way to pay; where it cannot be chosen, it says why. Source: CHK-10. */
export const PaymentChoice = ({
  method,
  checked,
  ordered = false,
  onChoose,
}: {
  readonly method: PaymentMethod;
  readonly checked: boolean;
  /** The order stands: what happens after ordering needs no word any more. */
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
    // A wallet that has approved says at the top what comes next.
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
