import { useEffect } from 'react';

/** Says when React has taken over what it stands in. A file of its own: with a component in it, the entry would be run twice in development. */
export const Ready = ({ onReady }: { readonly onReady: () => void }) => {
  useEffect(onReady, [onReady]);
  return null;
};
