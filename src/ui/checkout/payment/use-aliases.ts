import type { PaymentAlias } from '../../../domain/checkout/payment-alias.ts';
import { useAccount } from '../../identity/use-account.ts';
import { useIdentity } from '../../identity/use-identity.ts';
import { useKept } from '../../identity/use-kept.ts';

const none: readonly PaymentAlias[] = [];

/** The stored payment methods of the customer. */
export interface KeptWays {
  readonly aliases: readonly PaymentAlias[];
  /** They are still loading, so the selection may change. */
  readonly isPending: boolean;
  readonly isFailed: boolean;
  /** Whether a customer is signed in, who can store a method. */
  readonly isCustomer: boolean;
}

/** Guests and failed requests do not keep the list of methods waiting. Source: ACC-7. */
export const useAliases = (): KeptWays => {
  const identity = useIdentity();
  const { desk } = useAccount();
  const { kept } = useKept(desk?.aliases);
  const isCustomer = desk !== undefined;
  return {
    aliases: kept.value ?? none,
    isPending: identity === 'pending' || (isCustomer && kept._tag === 'Loading' && !kept.value),
    isFailed: isCustomer && kept._tag === 'Failed' && !kept.value,
    isCustomer,
  };
};
