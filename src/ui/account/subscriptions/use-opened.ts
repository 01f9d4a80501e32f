import { useEffect } from 'react';
import { nothingKept } from '../../../application/customer/remote-collection.ts';
import type { SubscriptionDesk, SubscriptionsView } from '../../../application/customer/subscription-desk.ts';
import { useAccount } from '../../identity/use-account.ts';
import { useStream } from '../../shared/use-stream.ts';

/** Loads the current state of one subscription, by its number, and again once the customer of an expired session is back. */
export const useOpened = (desk: SubscriptionDesk, id: string | undefined): SubscriptionsView => {
  const { returns = 0 } = useAccount();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each return loads again
  useEffect(() => {
    if (id !== undefined) desk.open(id);
    return () => desk.acknowledge();
  }, [desk, id, returns]);
  return useStream<SubscriptionsView>(desk.state$, nothingKept);
};
