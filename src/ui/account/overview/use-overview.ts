import { useCallback, useMemo } from 'react';
import type { CustomerDesk } from '../../../application/identity/customer-desk.ts';
import {
  type AccountOverview,
  accountOverview$,
  nothingSettled,
  openOverview,
} from '../../../application/orders/account-overview.ts';
import { useLoad } from '../../identity/use-load.ts';
import { useServices } from '../../shared/services.ts';
import { useStream } from '../../shared/use-stream.ts';

/** Loads an overview of what the customer has with the shop. */
export const useOverview = (desk: CustomerDesk): AccountOverview => {
  const { shop, catalogue, clock } = useServices();
  const overview$ = useMemo(
    () => accountOverview$(desk, shop, catalogue, clock),
    [desk, shop, catalogue, clock],
  );
  useLoad(useCallback(() => openOverview(desk, shop), [desk, shop]));
  return useStream(overview$, nothingSettled);
};
