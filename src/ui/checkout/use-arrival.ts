import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

const isTypedIn = (element: Element | null): boolean => element?.matches('input, textarea') ?? false;

/**
 * Focuses a heading when its part is entered, so that it is read out and the keyboard starts here. It does not take the
 * focus from a field that is being typed in. `scrolls`: the part is not at the top of the page.
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
