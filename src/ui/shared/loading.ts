import { createContext, use, useEffect } from 'react';

/** Tells the loading bar at the top that something apart from the page is loading. */
export interface Loading {
  /** Reports that loading failed. */
  readonly fail: () => void;
  /** Reports that something is loading, until the returned function is called. */
  readonly wait: () => () => void;
}

export const LoadingContext = createContext<Loading>({ fail: () => undefined, wait: () => () => undefined });

/**
 * Rendered for a modal or a panel whose code is loading: the loading bar shows if it takes longer than a moment.
 * Source: TRK-8, NOTE-2.
 */
export const Coming = () => {
  const { wait } = use(LoadingContext);
  useEffect(wait, [wait]);
  return null;
};
