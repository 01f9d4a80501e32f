import { useTranslation } from 'react-i18next';
import type { ShippingMethod } from '../../../domain/checkout/shipping.ts';
import { useFormats } from '../../cart/use-formats.ts';
import styles from '../Choice.module.css';
import { Arrival } from './Arrival.tsx';
import { CarrierMark } from './CarrierMark.tsx';
import { useMethodName } from './use-method-name.ts';

/** One shipping method: name, carrier, delivery date and price. Source: CHK-9. */
export const ShippingChoice = ({
  method,
  checked,
  onChoose,
}: {
  readonly method: ShippingMethod;
  readonly checked: boolean;
  readonly onChoose: () => void;
}) => {
  const { t } = useTranslation('checkout');
  const nameOf = useMethodName();
  const { money } = useFormats();
  const { key, price } = method;
  return (
    <label className={styles.choice}>
      <input type="radio" name="shipping" value={key} checked={checked} onChange={onChoose} />
      <span>
        <span className={styles.name}>{nameOf(key)}</span>
        <span className={styles.note}>
          <Arrival method={method} short />
        </span>
      </span>
      <span className={styles.end}>
        <span className={price.minor === 0 ? styles.free : undefined}>
          {price.minor === 0 ? t('shipping.free') : money(price)}
        </span>
        <CarrierMark method={key} />
      </span>
    </label>
  );
};
