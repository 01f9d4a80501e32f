import { useMemo } from 'react';
import type { CustomerDesk } from '../../../application/identity/customer-desk.ts';
import {
  type AccountOverview,
  accountOverview$,
  nothingSettled,
} from '../../../application/orders/account-overview.ts';
import { useAccount } from '../../identity/use-account.ts';
import { useServices } from '../../shared/services.ts';
import { useStream } from '../../shared/use-stream.ts';

/**
 * Returns an overview of what the customer has with the shop. It is loaded when a page shows it, and again once the
 * customer of an expired session is back.
 */
export const useOverview = (desk: CustomerDesk): AccountOverview => {
  const { shop, catalogue, clock } = useServices();
  const { returns = 0 } = useAccount();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each return loads again
  const overview$ = useMemo(
    () => accountOverview$(desk, shop, catalogue, clock),
    [desk, shop, catalogue, clock, returns],
  );
  return useStream(overview$, nothingSettled);
};
