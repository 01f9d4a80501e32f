import type { Panel } from './panel-parts.ts';

/** Moves the focus by that many steps among `stops`. Returns false beyond either end. */
const stepTo = (stops: readonly HTMLElement[], by: number): boolean => {
  const { activeElement } = document;
  const at = activeElement instanceof HTMLElement ? stops.indexOf(activeElement) : -1;
  const stop = stops[at + by];
  stop?.focus();
  return stop !== undefined;
};

const all = (within: Element, selector: string): readonly HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(selector),
];

/** Moves the focus with the arrow keys along a panel's links and along the entries of the menu. Source: MENU-1. */
export const movePanelFocus = (event: KeyboardEvent, menu: Element, { box, link, button }: Panel): void => {
  const focused = document.activeElement;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    if (!box.contains(focused)) return;
    event.preventDefault();
    if (!stepTo(all(box, 'a'), event.key === 'ArrowDown' ? 1 : -1) && event.key === 'ArrowUp') button.focus();
  } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
    if (focused !== link && focused !== button) return;
    event.preventDefault();
    if (focused === button) link.focus();
    stepTo(all(menu, 'a[data-panel]'), event.key === 'ArrowRight' ? 1 : -1);
  }
};
