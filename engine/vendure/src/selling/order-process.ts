import type {
  ChangedPriceHandlingStrategy,
  CustomOrderProcess,
  OrderByCodeAccessStrategy,
  OrderPlacedStrategy,
  StockAllocationStrategy,
} from '@vendure/core';

declare module '@vendure/core' {
  interface OrderStates {
    AwaitingPayment: never;
  }
}

/**
 * Ordered is ordered: the cart closes and the shelf is taken from before anybody pays. A state of its own, for an order
 * that is placed while it is `ArrangingPayment` counts twice against the limits of its coupon.
 */
export const awaitingPayment: CustomOrderProcess<'AwaitingPayment'> = {
  transitions: {
    AddingItems: { to: ['AwaitingPayment'], mergeStrategy: 'merge' },
    AwaitingPayment: { to: ['PaymentAuthorized', 'PaymentSettled', 'Cancelled'] },
  },
} as CustomOrderProcess<'AwaitingPayment'>;

/** One that staff make is placed when it is paid, as the engine does itself. */
const isPlacing = (from: string, to: string): boolean =>
  to === 'AwaitingPayment' ||
  (from === 'ArrangingPayment' && ['PaymentAuthorized', 'PaymentSettled'].includes(to));

/** The engine asks this without waiting: a promise would always be a yes. */
export const placedWhenOrdered: OrderPlacedStrategy = {
  shouldSetAsPlaced: (_ctx, from, to) => isPlacing(from, to),
};

export const allocatedWhenOrdered: StockAllocationStrategy = {
  shouldAllocateStock: (_ctx, from, to) => isPlacing(from, to),
};

/** What a cart costs is what its goods cost now: what was seen is compared when it is ordered. */
export const priceOfNow: ChangedPriceHandlingStrategy = { handlePriceChange: (_ctx, now) => now };

/** A number is read on the phone and in mails: it opens nothing. */
export const closedByCode: OrderByCodeAccessStrategy = { canAccessOrder: () => false };
