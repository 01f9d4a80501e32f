import { useTranslation } from 'react-i18next';
import type { PaymentAlias } from '../../../domain/checkout/payment-alias.ts';
import { usePaymentName } from './use-payment-name.ts';

/** Returns a function that names a stored card or wallet, by its last digits if it has any. */
export const useAliasName = (): ((alias: Pick<PaymentAlias, 'method' | 'lastDigits'>) => string) => {
  const { t } = useTranslation('checkout');
  const nameOf = usePaymentName();
  return ({ method, lastDigits }) =>
    lastDigits === undefined
      ? nameOf(method)
      : t('payment.ending', { name: nameOf(method), digits: lastDigits });
};
