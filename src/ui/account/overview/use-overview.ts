import { useMemo } from 'react';
import type { CustomerDesk } from '../../../application/identity/customer-desk.ts';
import {
  type AccountOverview,
  accountOverview$,
  nothingSettled,
} from '../../../application/orders/account-overview.ts';
import { useServices } from '../../shared/services.ts';
import { useStream } from '../../shared/use-stream.ts';

/** What the customer keeps with the shop, at a glance; asked for when somebody looks. */
export const useOverview = (desk: CustomerDesk): AccountOverview => {
  const { shop, catalogue, clock } = useServices();
  const overview$ = useMemo(
    () => accountOverview$(desk, shop, catalogue, clock),
    [desk, shop, catalogue, clock],
  );
  return useStream(overview$, nothingSettled);
};
