import { useEffect } from 'react';
import { useAccount } from './use-account.ts';

/**
 * Loads what a screen of an account shows: when it opens, when `load` is another function, and once the customer of an
 * expired session is back. What `load` returns runs before the next time, and when the screen closes.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: as React declares its effects
export const useLoad = (load: () => void | (() => void)): void => {
  const { returns = 0 } = useAccount();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each return loads again
  useEffect(load, [load, returns]);
};
