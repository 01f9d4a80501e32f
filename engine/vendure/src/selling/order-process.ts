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
 * An order is final: the cart closes and the stock is allocated before the payment. This is a state of its own, because
 * an order placed in `ArrangingPayment` counts twice against the limits of its coupon.
 */
export const awaitingPayment: CustomOrderProcess<'AwaitingPayment'> = {
  transitions: {
    AddingItems: { to: ['AwaitingPayment'], mergeStrategy: 'merge' },
    AwaitingPayment: { to: ['PaymentAuthorized', 'PaymentSettled', 'Cancelled'] },
  },
} as CustomOrderProcess<'AwaitingPayment'>;

/** An order made by staff is placed when it is paid, as in the engine itself. */
const isPlacing = (from: string, to: string): boolean =>
  to === 'AwaitingPayment' ||
  (from === 'ArrangingPayment' && ['PaymentAuthorized', 'PaymentSettled'].includes(to));

/** The engine calls this synchronously: a promise would always count as true. */
export const placedWhenOrdered: OrderPlacedStrategy = {
  shouldSetAsPlaced: (_ctx, from, to) => isPlacing(from, to),
};

export const allocatedWhenOrdered: StockAllocationStrategy = {
  shouldAllocateStock: (_ctx, from, to) => isPlacing(from, to),
};

/** A cart costs what its goods cost now: the prices that the buyer saw are compared when it is ordered. */
export const priceOfNow: ChangedPriceHandlingStrategy = { handlePriceChange: (_ctx, now) => now };

/** A number is read out on the phone and in mails, so it gives no access to the order. */
export const closedByCode: OrderByCodeAccessStrategy = { canAccessOrder: () => false };
