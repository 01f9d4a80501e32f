import { useTranslation } from 'react-i18next';
import type { ShippingMethod } from '../../../domain/checkout/shipping.ts';
import { shippingKind } from '../../../domain/checkout/shipping-kind.ts';
import { useFormats } from '../../cart/use-formats.ts';
import { Dialog } from '../../shared/elements/Dialog.tsx';
import { CarrierMark } from './CarrierMark.tsx';
import styles from './ShippingInfo.module.css';
import { useMethodName } from './use-method-name.ts';

/** A dialog that explains each shipping method: carrier, delivery, price, duration and order deadline. Source: CHK-9. */
export const ShippingInfo = ({
  methods,
  open,
  onClose,
}: {
  readonly methods: readonly ShippingMethod[];
  readonly open: boolean;
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation('checkout');
  const nameOf = useMethodName();
  const { money } = useFormats();
  const cutOff = methods.find((method) => method.cutOff)?.cutOff;
  const daysOf = ({ workingDays }: ShippingMethod) =>
    workingDays && t('shippingInfo.days', { from: workingDays.min, count: workingDays.max });
  return (
    <Dialog open={open} onClose={onClose} title={t('shippingInfo.title')}>
      <div className={styles.info}>
        <ul className={styles.list}>
          {methods.map((method) => (
            <li key={method.key} className={styles.method}>
              <h3>{nameOf(method.key)}</h3>
              <CarrierMark method={method.key} />
              <p>{t(`shippingInfo.about.${shippingKind(method.key)}`)}</p>
              <dl>
                <dt>{t('shippingInfo.price')}</dt>
                <dd>{method.price.minor === 0 ? t('shipping.free') : money(method.price)}</dd>
                {method.workingDays && (
                  <>
                    <dt>{t('shippingInfo.arrival')}</dt>
                    <dd>{daysOf(method)}</dd>
                  </>
                )}
              </dl>
            </li>
          ))}
        </ul>
        {cutOff && <p className={styles.cutOff}>{t('shippingInfo.cutOff', { time: cutOff })}</p>}
      </div>
    </Dialog>
  );
};
