import { useEffect } from 'react';
import type { CustomerDesk } from '../../application/identity/customer-desk.ts';
import type { HistoryView } from '../../application/orders/order-history.ts';
import { loading } from '../../application/shared/remote-state.ts';
import { useAccount } from '../identity/use-account.ts';
import { useStream } from '../shared/use-stream.ts';

const initial: HistoryView = { page: 1, orders: loading };

/** Loads a page of the customer's orders each time it is shown, and once the customer of an expired session is back. */
export const useHistory = ({ history }: CustomerDesk, page: number): HistoryView => {
  const { returns = 0 } = useAccount();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each return loads again
  useEffect(() => {
    history.open(page);
    return history.leave;
  }, [history, page, returns]);
  return useStream(history.state$, initial);
};
