import type { PaymentAlias } from '../../../domain/checkout/payment-alias.ts';
import { useAccount } from '../../identity/use-account.ts';
import { useIdentity } from '../../identity/use-identity.ts';
import { useKept } from '../../identity/use-kept.ts';

const none: readonly PaymentAlias[] = [];

/** What the customer had kept to pay with. */
export interface KeptWays {
  readonly aliases: readonly PaymentAlias[];
  /** They are on their way: what stands chosen may still change. */
  readonly isPending: boolean;
  readonly isFailed: boolean;
  /** Somebody is signed in, who can have something kept. */
  readonly isCustomer: boolean;
}

/** Nobody waits for a customer who is none, nor for a list that does not come. Source: ACC-7. */
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
