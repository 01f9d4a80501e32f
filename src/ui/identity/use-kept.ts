import { useEffect } from 'react';
import {
  type Kept,
  noCollection,
  nothingKept,
  type RemoteCollection,
} from '../../application/customer/remote-collection.ts';
import { useStream } from '../shared/use-stream.ts';

/**
 * Returns the current state of a collection that the customer keeps; empty for guests. The result of a task started on
 * another screen is not shown.
 */
export const useKept = <A, Name extends string>(
  session: RemoteCollection<A, Name> = noCollection,
): Kept<A, Name> => {
  useEffect(() => {
    session.load();
    return () => session.acknowledge();
  }, [session]);
  return useStream<Kept<A, Name>>(session.state$, nothingKept);
};
