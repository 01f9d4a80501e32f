import { use, useCallback, useRef, useState } from 'react';
import type { Namespace } from './namespaces.ts';
import { TranslatorContext } from './translation/use-translation.ts';

/**
 * A part of a screen whose code and words are fetched when they are wanted, and how to want them. What cannot be had is
 * asked for again the next time. `fetch` must be stable.
 */
export const useLate = <Part>(
  fetch: () => Promise<Part>,
  words: Namespace,
): readonly [part: Part | undefined, want: () => void] => {
  const translator = use(TranslatorContext);
  const [part, setPart] = useState<Part>();
  const isComing = useRef(false);
  const want = useCallback(() => {
    if (isComing.current) return;
    isComing.current = true;
    Promise.all([fetch(), translator.load(words)]).then(
      ([fetched]) => setPart(() => fetched),
      () => {
        isComing.current = false;
      },
    );
  }, [fetch, translator, words]);
  return [part, want];
};
