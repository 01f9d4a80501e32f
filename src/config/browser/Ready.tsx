import { useEffect } from 'react';

/**
 * Tells starter and speculation rules, which match `html:not([data-app])`, that links are the router's from now on.
 * A file of its own: with a component in it, the entry would be run twice in development.
 */
export const Ready = ({ onReady }: { readonly onReady: () => void }) => {
  useEffect(() => {
    document.documentElement.dataset.app = '';
    onReady();
  }, [onReady]);
  return null;
};
