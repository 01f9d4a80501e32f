import { createContext, use, useCallback, useMemo } from 'react';
import { FollowContext, type FollowOptions } from './elements/PreLink.tsx';
import { leadTo } from './lead.ts';
import { keepPlace } from './place.ts';
import { useServices } from './services.ts';

/** Where the page on screen is. */
export interface Address {
  readonly pathname: string;
  readonly search: string;
  /** Another one each time that somebody goes somewhere within the app; a document has none. */
  readonly key?: string;
}

/** The server and the app provide it; a part of a document reads it from the browser. */
export const AddressContext = createContext<Address | undefined>(undefined);

export const useAddress = (): Address => use(AddressContext) ?? location;

export const useQuery = (): URLSearchParams => {
  const { search } = useAddress();
  return useMemo(() => new URLSearchParams(search), [search]);
};

/** Goes to another page: the app's way within the app, else the browser's. */
export const useGo = (): ((to: string, options?: FollowOptions) => void) => {
  const follow = use(FollowContext);
  const { tab } = useServices();
  return useCallback(
    (to, options = {}) => {
      if (follow) return follow(to, options);
      if (options.preventScrollReset) keepPlace(tab);
      if (options.replace) location.replace(to);
      else leadTo(to);
    },
    [follow, tab],
  );
};
