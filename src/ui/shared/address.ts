import { createContext, use, useCallback, useMemo } from 'react';
import { FollowContext, type FollowOptions } from './elements/PreLink.tsx';

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
  return useCallback(
    (to, options = {}) => {
      if (follow) follow(to, options);
      else if (options.replace) location.replace(to);
      else location.assign(to);
    },
    [follow],
  );
};

/** The path of the page that is on its way within the app. */
export const GoingContext = createContext<string | undefined>(undefined);
