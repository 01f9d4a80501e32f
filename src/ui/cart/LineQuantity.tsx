import { useTranslation } from 'react-i18next';
import type { CartItem } from '../../domain/cart/cart.ts';
import type { QuantityRule } from '../../domain/cart/quantity.ts';
import styles from './LineQuantity.module.css';

const upTo = (max: number): readonly number[] => Array.from({ length: max }, (_, index) => index + 1);

/** How many of a line there are. A native list: every choice is valid, one choice is one request. Source: CART-8. */
export const LineQuantity = ({
  item,
  rule,
  busy,
  onChange,
}: {
  readonly item: Pick<CartItem, 'title' | 'quantity'>;
  readonly rule: QuantityRule;
  readonly busy: boolean;
  readonly onChange: (quantity: number) => void;
}) => {
  const { t } = useTranslation('cart');
  if (rule._tag === 'Fixed') return <p className={styles.fixed}>{t('line.trial')}</p>;
  const max = rule._tag === 'Range' ? rule.max : item.quantity;
  return (
    <label className={styles.label}>
      <span aria-hidden="true">{t('line.quantity')}</span>
      <select
        className={styles.select}
        aria-label={t('line.quantityOf', { title: item.title })}
        aria-busy={busy}
        disabled={rule._tag === 'Disabled'}
        value={item.quantity}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      >
        {upTo(Math.max(max, item.quantity)).map((quantity) => (
          <option key={quantity} value={quantity} disabled={quantity > max && quantity !== item.quantity}>
            {quantity}
          </option>
        ))}
      </select>
    </label>
  );
};
