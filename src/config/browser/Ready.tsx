import { useEffect } from 'react';

/**
 * Calls back when React has hydrated the tree around it. In a file of its own: with a component in it, the entry would
 * run twice in development.
 */
export const Ready = ({ onReady }: { readonly onReady: () => void }) => {
  useEffect(onReady, [onReady]);
  return null;
};
