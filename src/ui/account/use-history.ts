import { useCallback } from 'react';
import type { CustomerDesk } from '../../application/identity/customer-desk.ts';
import type { HistoryView } from '../../application/orders/order-history.ts';
import { loading } from '../../application/shared/remote-state.ts';
import { useLoad } from '../identity/use-load.ts';
import { useStream } from '../shared/use-stream.ts';

const initial: HistoryView = { page: 1, orders: loading };

/** Loads a page of the customer's orders. */
export const useHistory = ({ history }: CustomerDesk, page: number): HistoryView => {
  const open = useCallback(() => {
    history.open(page);
    return history.leave;
  }, [history, page]);
  useLoad(open);
  return useStream(history.state$, initial);
};
