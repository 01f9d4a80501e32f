import { useEffect } from 'react';
import { nothingKept } from '../../../application/customer/remote-collection.ts';
import type { SubscriptionDesk, SubscriptionsView } from '../../../application/customer/subscription-desk.ts';
import { useStream } from '../../shared/use-stream.ts';

/** Loads the current state of one subscription, by its number. */
export const useOpened = (desk: SubscriptionDesk, id: string | undefined): SubscriptionsView => {
  useEffect(() => {
    if (id !== undefined) desk.open(id);
    return () => desk.acknowledge();
  }, [desk, id]);
  return useStream<SubscriptionsView>(desk.state$, nothingKept);
};
