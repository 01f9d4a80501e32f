import { createContext, use, useCallback, useMemo } from 'react';
import { FollowContext, type FollowOptions } from './elements/PreLink.tsx';
import { leadTo } from './lead.ts';
import { keepPlace } from './place.ts';
import { useServices } from './services.ts';

/** The address of the current page. */
export interface Address {
  readonly pathname: string;
  readonly search: string;
  /** Changes with each navigation within the app; undefined in a document without the app. */
  readonly key?: string;
}

/** The server and the app provide it; an island reads it from the browser instead. */
export const AddressContext = createContext<Address | undefined>(undefined);

export const useAddress = (): Address => use(AddressContext) ?? location;

export const useQuery = (): URLSearchParams => {
  const { search } = useAddress();
  return useMemo(() => new URLSearchParams(search), [search]);
};

/** Returns a function that goes to another page: through the router within the app, otherwise through the browser. */
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
