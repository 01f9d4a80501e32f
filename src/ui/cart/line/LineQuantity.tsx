import { useTranslation } from 'react-i18next';
import type { QuantityRule } from '../../../domain/cart/quantity.ts';
import styles from './LineQuantity.module.css';

const upTo = (max: number): readonly number[] => Array.from({ length: max }, (_, index) => index + 1);

/** The quantity of a line, as a native select: every choice is valid and sends one request. Source: CART-8. */
export const LineQuantity = ({
  name,
  quantity: current,
  rule,
  busy,
  onChange,
}: {
  /** The name of the line, for screen readers. */
  readonly name: string;
  readonly quantity: number;
  readonly rule: QuantityRule;
  readonly busy: boolean;
  readonly onChange: (quantity: number) => void;
}) => {
  const { t } = useTranslation('cart');
  if (rule._tag === 'Fixed') return <p className={styles.fixed}>{t('line.trial')}</p>;
  const max = rule._tag === 'Range' ? rule.max : current;
  return (
    <label className={styles.label}>
      <span className={styles.word} aria-hidden="true">
        {t('line.quantity')}
      </span>
      <select
        className={styles.select}
        aria-label={t('line.quantityOf', { title: name })}
        aria-busy={busy}
        disabled={rule._tag === 'Disabled'}
        value={current}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      >
        {upTo(Math.max(max, current)).map((quantity) => (
          <option key={quantity} value={quantity} disabled={quantity > max && quantity !== current}>
            {quantity}
          </option>
        ))}
      </select>
    </label>
  );
};
