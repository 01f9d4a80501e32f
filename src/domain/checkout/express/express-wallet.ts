/** Wallets that know an address and can approve a sum before there is an order. Source: EXP-1. */
export const expressWallets = ['paypal', 'twint', 'apple_pay', 'google_pay'] as const;
export type ExpressWallet = (typeof expressWallets)[number];

/** What a browser says of itself. Source: D22. */
export interface DeviceWallets {
  readonly applePay: boolean;
  readonly googlePay: boolean;
}

export const readWallet = (name: string): ExpressWallet | undefined =>
  expressWallets.find((wallet) => wallet === name);

/** Those of a shop's ways to pay that can begin an order, always in the same order. Source: EXP-1. */
export const walletsOf = (taken: readonly string[]): readonly ExpressWallet[] =>
  expressWallets.filter((wallet) => taken.includes(wallet));

/** Those that this device can open; one that any browser opens is always there. Source: EXP-1, CHK-10. */
export const walletsHere = (
  taken: readonly string[],
  { applePay, googlePay }: DeviceWallets,
): readonly ExpressWallet[] =>
  walletsOf(taken).filter(
    (wallet) => (wallet !== 'apple_pay' || applePay) && (wallet !== 'google_pay' || googlePay),
  );
