import { useTranslation } from 'react-i18next';
import type { PaymentAlias } from '../../../domain/checkout/payment-alias.ts';
import { usePaymentName } from './use-payment-name.ts';

/** What a kept card or wallet is called: by its last digits where it has any. */
export const useAliasName = (): ((alias: Pick<PaymentAlias, 'method' | 'lastDigits'>) => string) => {
  const { t } = useTranslation('checkout');
  const nameOf = usePaymentName();
  return ({ method, lastDigits }) =>
    lastDigits === undefined
      ? nameOf(method)
      : t('payment.ending', { name: nameOf(method), digits: lastDigits });
};
