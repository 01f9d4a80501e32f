import { useEffect } from 'react';
import {
  type Kept,
  noCollection,
  nothingKept,
  type RemoteCollection,
} from '../../application/customer/remote-collection.ts';
import { useStream } from '../shared/use-stream.ts';

/** Something that the customer keeps, as it stands now; a guest keeps nothing. A task of another screen is no news here. */
export const useKept = <A, Name extends string>(
  session: RemoteCollection<A, Name> = noCollection,
): Kept<A, Name> => {
  useEffect(() => {
    session.load();
    return () => session.acknowledge();
  }, [session]);
  return useStream<Kept<A, Name>>(session.state$, nothingKept);
};
