import type { PaymentMethod } from '../../../domain/checkout/payment.ts';
import { paymentUnavailable } from '../../../domain/checkout/payment-code.ts';
import { useDeviceWallets } from '../../shared/device-wallets.ts';

/** Marks the wallets that this browser does not support. Source: CHK-10. */
export const useWallets = (): ((method: PaymentMethod) => PaymentMethod) => {
  const { applePay, googlePay } = useDeviceWallets();
  return (method) => {
    const missing =
      method.code === 'google_pay' && !googlePay
        ? 'not_in_this_browser'
        : paymentUnavailable(method.code, { hasApplePay: applePay, newCustomer: false });
    const unavailable = method.unavailable ?? missing;
    return unavailable ? { ...method, unavailable } : method;
  };
};
