import { useEffect } from 'react';
import {
  type Kept,
  noCollection,
  nothingKept,
  type RemoteCollection,
} from '../../application/customer/remote-collection.ts';
import { useStream } from '../shared/use-stream.ts';
import { useAccount } from './use-account.ts';

/**
 * Loads what a session shows each time its screen opens, and again once the customer of an expired session is back. The
 * result of a task of another screen is not shown.
 */
export const useLoaded = <View>(
  session: {
    readonly state$: Parameters<typeof useStream<View>>[0];
    readonly load: () => void;
    readonly acknowledge: () => void;
  },
  initial: View,
): View => {
  const { returns = 0 } = useAccount();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each return loads again
  useEffect(() => {
    session.load();
    return () => session.acknowledge();
  }, [session, returns]);
  return useStream(session.state$, initial);
};

/** Returns the current state of a collection that the customer keeps; empty for guests. */
export const useKept = <A, Name extends string>(
  session: RemoteCollection<A, Name> = noCollection,
): Kept<A, Name> => useLoaded<Kept<A, Name>>(session, nothingKept);
