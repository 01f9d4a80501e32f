import type { WayToPay } from '../../../domain/checkout/payment-alias.ts';
import { useAliasName } from './use-alias-name.ts';
import type { KeptWays } from './use-aliases.ts';
import { usePaymentName } from './use-payment-name.ts';

/** How an order will be paid, as far as it is known. */
export interface ShownWay {
  readonly kept: KeptWays;
  readonly way: WayToPay | undefined;
  /** The payment methods are still loading. */
  readonly isComing: boolean;
}

/** Returns a function that names the chosen payment method. Undefined if nothing is to be paid. */
export const usePaidBy = (): ((shown: ShownWay) => string | undefined) => {
  const nameOf = usePaymentName();
  const aliasName = useAliasName();
  return ({ kept, way, isComing }) => {
    if (isComing) return '…';
    const alias = kept.aliases.find(({ id }) => id === way?.alias);
    return alias ? aliasName(alias) : way && nameOf(way.method);
  };
};
