import { useSyncExternalStore } from 'react';
import type { PaymentMethod } from '../../domain/checkout/payment.ts';
import { paymentUnavailable } from '../../domain/checkout/payment-code.ts';

const never = () => () => undefined;
const hasApplePay = (): boolean => 'ApplePaySession' in window;
const hasGooglePay = (): boolean => 'PaymentRequest' in window;

/** Marks the wallets that this browser has not; it is asked, not guessed by its name. Source: CHK-10, D22. */
export const useWallets = (): ((method: PaymentMethod) => PaymentMethod) => {
  const apple = useSyncExternalStore(never, hasApplePay, () => false);
  const google = useSyncExternalStore(never, hasGooglePay, () => false);
  return (method) => {
    const missing =
      method.code === 'google_pay' && !google
        ? 'not_in_this_browser'
        : paymentUnavailable(method.code, { hasApplePay: apple, newCustomer: false });
    const unavailable = method.unavailable ?? missing;
    return unavailable ? { ...method, unavailable } : method;
  };
};
