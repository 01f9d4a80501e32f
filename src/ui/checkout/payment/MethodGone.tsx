import { useTranslation } from 'react-i18next';
import type { PaymentMethod } from '../../../domain/checkout/payment.ts';
import card from '../Card.module.css';
import { useUnavailable } from './use-unavailable.ts';

/**
 * Says that the method chosen before is unavailable, in this browser or for this shopper. All other methods can be
 * chosen. Source: CHK-10.
 */
export const MethodGone = ({ method }: { readonly method: PaymentMethod }) => {
  const { t } = useTranslation('checkout');
  const why = useUnavailable()(method);
  return (
    <p className={card.told} role="status">
      {t('payment.gone', { why: why ?? '' })}
    </p>
  );
};
