import { useSyncExternalStore } from 'react';
import type { PaymentMethod } from '../../../domain/checkout/payment.ts';
import { paymentUnavailable } from '../../../domain/checkout/payment-code.ts';

const never = () => () => undefined;
/** As much as a browser says of itself: the wallet is there, and this device can pay by it. */
interface WalletSession {
  readonly canMakePayments: () => boolean;
}
const isSession = (input: unknown): input is WalletSession =>
  typeof input === 'function' && 'canMakePayments' in input && typeof input.canMakePayments === 'function';

/** Throws on pages that came unprotected: there is no wallet either. */
const hasApplePay = (): boolean => {
  try {
    const session: unknown = Reflect.get(window, 'ApplePaySession');
    return isSession(session) && session.canMakePayments();
  } catch {
    return false;
  }
};
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
