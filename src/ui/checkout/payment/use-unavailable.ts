import { useTranslation } from 'react-i18next';
import type { PaymentMethod } from '../../../domain/checkout/payment.ts';

/**
 * Returns a function that says in a sentence why a payment method is unavailable here. Undefined if it is available.
 * Source: CHK-10.
 */
export const useUnavailable = (): ((method: PaymentMethod) => string | undefined) => {
  const { t } = useTranslation('checkout');
  return ({ code, unavailable }) => {
    if (!unavailable) return undefined;
    const isApple = code === 'apple_pay' && unavailable === 'not_in_this_browser';
    return t(isApple ? 'unavailable.apple_pay' : `unavailable.${unavailable}`);
  };
};
