import { type RefObject, useLayoutEffect } from 'react';
import type { Shown } from '../../../application/shared/notifications.ts';
import { type Box, leastCovering, noticePlaces, overlap } from '../../../domain/layout/notice-place.ts';

/**
 * What a notification may refer to: the focused element, submit buttons, totals, and live regions. Whatever it is about,
 * the link to the checkout stays free.
 */
const spokenOf =
  ':focus, [type="submit"], [role="status"], [role="alert"], [aria-live], dl, a[href*="/checkout"]';
const controls = 'a[href], button, input, select, textarea, summary, header, nav';

/** Returns the topmost element: an open dialog, or the whole page. */
const topmost = (): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body;

const boxesIn = (ground: Element, selector: string, list: Element): readonly Box[] => {
  const region = list.closest('section');
  return [...ground.querySelectorAll(selector)]
    .filter((one) => !region?.contains(one) && !one.contains(region))
    .map((one) => one.getBoundingClientRect());
};

/** Returns the top of the bar that is fixed to the bottom of the window, or the bottom of the window. */
const bottomOf = (ground: Element, list: Element): number => {
  const { left, right } = document.body.getBoundingClientRect();
  const region = list.closest('section');
  const lowest = document
    .elementsFromPoint((left + right) / 2, innerHeight - 1)
    .find((one) => !region?.contains(one));
  for (let one = lowest; one && one !== ground; one = one.parentElement ?? undefined) {
    const { top } = one.getBoundingClientRect();
    if (getComputedStyle(one).position === 'fixed' && top > innerHeight / 2) return top;
  }
  return innerHeight;
};

/** Returns the viewport without its scrollbar, without the header while that is visible, and without a bar below. */
const freeOf = (ground: Element, list: Element): Box => {
  const banner = ground === document.body && document.querySelector('header');
  const below = banner ? banner.getBoundingClientRect().bottom : 0;
  const { left, right } = document.body.getBoundingClientRect();
  return {
    left,
    top: Math.min(Math.max(below, 0), innerHeight / 2),
    right,
    bottom: bottomOf(ground, list),
  };
};

/**
 * Keeps notifications from covering what they refer to, also when the page scrolls or something opens above. They stay
 * in place as long as they cover nothing, and while the pointer or the focus is on them. Source: NOTE-9.
 */
export const useFreePlace = (ref: RefObject<HTMLElement | null>, shown: readonly Shown[]): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other notices have another size
  useLayoutEffect(() => {
    const list = ref.current;
    if (!list) return;
    let isPlaced = false;
    const move = (): void => {
      const ground = topmost();
      list.hidden = (list.closest('dialog') ?? document.body) !== ground;
      if (list.hidden || (isPlaced && list.matches(':hover, :focus-within'))) return;
      const spoken = boxesIn(ground, spokenOf, list);
      const now = list.getBoundingClientRect();
      if (isPlaced && now.bottom <= innerHeight && spoken.every((one) => overlap(now, one) === 0)) return;
      const size = { width: list.offsetWidth, height: list.offsetHeight };
      const place = leastCovering(
        noticePlaces(freeOf(ground, list), size),
        spoken,
        boxesIn(ground, controls, list),
      );
      if (!place) return;
      isPlaced = true;
      list.style.left = `${place.left}px`;
      list.style.top = `${place.top}px`;
    };
    let frame = 0;
    const moveSoon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(move);
    };
    move();
    const opened = new MutationObserver(moveSoon);
    opened.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
    addEventListener('scroll', moveSoon, { capture: true, passive: true });
    addEventListener('resize', moveSoon);
    return () => {
      cancelAnimationFrame(frame);
      opened.disconnect();
      removeEventListener('scroll', moveSoon, { capture: true });
      removeEventListener('resize', moveSoon);
    };
  }, [ref, shown]);
};
