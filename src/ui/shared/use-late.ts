import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Namespace } from './namespaces.ts';

/**
 * Returns a part of a screen whose code and texts load when wanted, and a function to request it. After a failure the
 * next call tries again. `fetch` must be stable.
 */
export const useLate = <Part>(
  fetch: () => Promise<Part>,
  words: Namespace,
): readonly [part: Part | undefined, want: () => void] => {
  const { i18n } = useTranslation();
  const [part, setPart] = useState<Part>();
  const isComing = useRef(false);
  const want = useCallback(() => {
    if (isComing.current) return;
    isComing.current = true;
    Promise.all([fetch(), i18n.loadNamespaces(words)]).then(
      ([fetched]) => setPart(() => fetched),
      () => {
        isComing.current = false;
      },
    );
  }, [fetch, i18n, words]);
  return [part, want];
};
