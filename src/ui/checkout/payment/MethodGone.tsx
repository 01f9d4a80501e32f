import { useTranslation } from 'react-i18next';
import type { PaymentMethod } from '../../../domain/checkout/payment.ts';
import card from '../Card.module.css';
import { useUnavailable } from './use-unavailable.ts';

/** What was chosen before cannot be had any more: in this browser, or by this buyer. Every other way is open. Source: CHK-10. */
export const MethodGone = ({ method }: { readonly method: PaymentMethod }) => {
  const { t } = useTranslation('checkout');
  const why = useUnavailable()(method);
  return (
    <p className={card.told} role="status">
      {t('payment.gone', { why: why ?? '' })}
    </p>
  );
};
