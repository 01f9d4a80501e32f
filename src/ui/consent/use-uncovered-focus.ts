import { type RefObject, useEffect } from 'react';

/** The space between the focused element and what would cover it. Units: px. */
const gap = 8;

const isOver = (cover: DOMRect, { top, bottom, left, right }: DOMRect): boolean =>
  bottom > cover.top && top < cover.bottom && right > cover.left && left < cover.right;

/**
 * Keeps the keyboard's focus visible beside a bar at the bottom of the window: scrolls the focused element above the
 * bar. Lifts the bar over an element that does not scroll, such as a sticky picture. Source: WCAG 2.2, 2.4.11.
 */
export const useUncoveredFocus = (bar: RefObject<HTMLElement | null>): void =>
  useEffect(() => {
    const uncover = ({ target }: FocusEvent): void => {
      const cover = bar.current;
      if (!cover || !(target instanceof HTMLElement)) return;
      cover.style.translate = '';
      if (cover.contains(target) || !target.matches(':focus-visible')) return;
      const edge = cover.getBoundingClientRect();
      const place = target.getBoundingClientRect();
      if (!isOver(edge, place)) return;
      scrollBy({ top: Math.min(place.bottom - edge.top + gap, place.top), behavior: 'instant' });
      const stuck = target.getBoundingClientRect();
      if (isOver(edge, stuck)) cover.style.translate = `0 ${stuck.top - edge.bottom - gap}px`;
    };
    addEventListener('focusin', uncover);
    return () => removeEventListener('focusin', uncover);
  }, [bar]);
