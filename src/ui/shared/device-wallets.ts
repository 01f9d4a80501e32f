import { useSyncExternalStore } from 'react';
import type { DeviceWallets } from '../../domain/checkout/express/express-wallet.ts';

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

/** Which wallets this browser has; it is asked, not guessed by its name. The server knows of none. Source: CHK-10, D22. */
export const useDeviceWallets = (): DeviceWallets => {
  const applePay = useSyncExternalStore(never, hasApplePay, () => false);
  const googlePay = useSyncExternalStore(never, hasGooglePay, () => false);
  return { applePay, googlePay };
};
