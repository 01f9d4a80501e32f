import { useCallback } from 'react';
import {
  type Kept,
  noCollection,
  nothingKept,
  type RemoteCollection,
} from '../../application/customer/remote-collection.ts';
import { useStream } from '../shared/use-stream.ts';
import { useLoad } from './use-load.ts';

/** Loads what a session shows. The result of a task of another screen is not shown. */
export const useLoaded = <View>(
  session: {
    readonly state$: Parameters<typeof useStream<View>>[0];
    readonly load: () => void;
    readonly acknowledge: () => void;
  },
  initial: View,
): View => {
  const load = useCallback(() => {
    session.load();
    return () => session.acknowledge();
  }, [session]);
  useLoad(load);
  return useStream(session.state$, initial);
};

/** Returns the current state of a collection that the customer keeps; empty for guests. */
export const useKept = <A, Name extends string>(
  session: RemoteCollection<A, Name> = noCollection,
): Kept<A, Name> => useLoaded<Kept<A, Name>>(session, nothingKept);
