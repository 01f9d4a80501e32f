/** Wallets that can supply an address and approve an amount before there is an order. Source: EXP-1. */
export const expressWallets = ['paypal', 'twint', 'apple_pay', 'google_pay'] as const;
export type ExpressWallet = (typeof expressWallets)[number];

/** The wallets that the browser reports to support. Source: CHK-10. */
export interface DeviceWallets {
  readonly applePay: boolean;
  readonly googlePay: boolean;
}

export const readWallet = (name: string): ExpressWallet | undefined =>
  expressWallets.find((wallet) => wallet === name);

/** Returns the wallets among a shop's payment methods that can begin an order, always in the same order. Source: EXP-1. */
export const walletsOf = (taken: readonly string[]): readonly ExpressWallet[] =>
  expressWallets.filter((wallet) => taken.includes(wallet));

/**
 * Returns the wallets that this device can open. Wallets that work in every browser are always included. Source: EXP-1,
 * CHK-10.
 */
export const walletsHere = (
  taken: readonly string[],
  { applePay, googlePay }: DeviceWallets,
): readonly ExpressWallet[] =>
  walletsOf(taken).filter(
    (wallet) => (wallet !== 'apple_pay' || applePay) && (wallet !== 'google_pay' || googlePay),
  );
