import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

const isTypedIn = (element: Element | null): boolean => element?.matches('input, textarea') ?? false;

/**
 * Takes the focus to a heading when its part is entered, so that it is read out and the keyboard starts here: not from
 * who types meanwhile. `scrolls`: the part is not what a page begins with.
 */
export const useArrival = (
  heading: RefObject<HTMLElement | null>,
  isHere: boolean,
  scrolls = false,
): void => {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each way that leads here is an arrival of its own.
  useEffect(() => {
    if (!isHere || isTypedIn(document.activeElement)) return;
    heading.current?.focus({ preventScroll: true });
    if (scrolls) heading.current?.scrollIntoView?.({ block: 'start' });
  }, [heading, isHere, scrolls, key]);
};
