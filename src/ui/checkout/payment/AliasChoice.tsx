import { useTranslation } from 'react-i18next';
import type { PaymentAlias } from '../../../domain/checkout/payment-alias.ts';
import styles from '../Choice.module.css';
import { PaymentMark } from './PaymentMark.tsx';
import { useAliasName } from './use-alias-name.ts';

/** A stored card or wallet. If it is chosen, placing the order pays it as well. Source: ACC-7. */
export const AliasChoice = ({
  alias,
  checked,
  ordered = false,
  onChoose,
}: {
  readonly alias: PaymentAlias;
  readonly checked: boolean;
  /** The order exists already; the payment button pays it. */
  readonly ordered?: boolean;
  readonly onChoose: () => void;
}) => {
  const { t } = useTranslation('checkout');
  const nameOf = useAliasName();
  return (
    <label className={styles.choice}>
      <input type="radio" name="payment" value={alias.id} checked={checked} onChange={onChoose} />
      <span>
        <span className={styles.name}>{nameOf(alias)}</span>
        <span className={styles.note}>{t(checked && !ordered ? 'payment.atOnce' : 'payment.kept')}</span>
      </span>
      <span className={styles.end}>
        <PaymentMark code={alias.method} />
      </span>
    </label>
  );
};
