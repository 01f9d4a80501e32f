import { createContext, use, useEffect } from 'react';

/** What tells the bar above the page that something loads beside it. */
export interface Loading {
  /** What was loading did not come. */
  readonly fail: () => void;
  /** Something comes, until the answer is called. */
  readonly wait: () => () => void;
}

export const LoadingContext = createContext<Loading>({ fail: () => undefined, wait: () => () => undefined });

/**
 * Stands in for a modal or a panel whose code is on its way: the bar says so when it takes longer than a moment, what is
 * quick just opens. Source: TRK-8, NOTE-2.
 */
export const Coming = () => {
  const { wait } = use(LoadingContext);
  useEffect(wait, [wait]);
  return null;
};
