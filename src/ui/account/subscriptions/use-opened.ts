import { useCallback } from 'react';
import { nothingKept } from '../../../application/customer/remote-collection.ts';
import type { SubscriptionDesk, SubscriptionsView } from '../../../application/customer/subscription-desk.ts';
import { useLoad } from '../../identity/use-load.ts';
import { useStream } from '../../shared/use-stream.ts';

/** Loads the current state of one subscription, by its number. */
export const useOpened = (desk: SubscriptionDesk, id: string | undefined): SubscriptionsView => {
  const open = useCallback(() => {
    if (id !== undefined) desk.open(id);
    return () => desk.acknowledge();
  }, [desk, id]);
  useLoad(open);
  return useStream<SubscriptionsView>(desk.state$, nothingKept);
};
