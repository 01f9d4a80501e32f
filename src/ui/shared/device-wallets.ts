import { useSyncExternalStore } from 'react';
import type { DeviceWallets } from '../../domain/checkout/express/express-wallet.ts';

const never = () => () => undefined;
/** The part of the browser's API that is used: whether this device can pay with the wallet. */
interface WalletSession {
  readonly canMakePayments: () => boolean;
}
const isSession = (input: unknown): input is WalletSession =>
  typeof input === 'function' && 'canMakePayments' in input && typeof input.canMakePayments === 'function';

/** Throws on pages loaded without HTTPS; they have no wallet either. */
const hasApplePay = (): boolean => {
  try {
    const session: unknown = Reflect.get(window, 'ApplePaySession');
    return isSession(session) && session.canMakePayments();
  } catch {
    return false;
  }
};
const hasGooglePay = (): boolean => 'PaymentRequest' in window;

/** Returns which wallets this browser supports, by feature detection, not by its name. None on the server. Source: CHK-10. */
export const useDeviceWallets = (): DeviceWallets => {
  const applePay = useSyncExternalStore(never, hasApplePay, () => false);
  const googlePay = useSyncExternalStore(never, hasGooglePay, () => false);
  return { applePay, googlePay };
};
