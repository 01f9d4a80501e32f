import type { TextStore } from '../../application/shared/text-store.ts';

const key = 'dioptra.place';

/** The visitor's place on a page that is about to load with another choice. */
interface Place {
  readonly path: string;
  /** The scroll position; undefined: starts at the top. Units: CSS pixels. */
  readonly top?: number;
  /** Selector of the focused element, by its id, or by its name and value. */
  readonly focus?: string;
}

const selectorOf = (element: Element | null): string | undefined => {
  if (element?.id) return `#${CSS.escape(element.id)}`;
  if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) {
    const value = element instanceof HTMLInputElement ? `[value="${CSS.escape(element.value)}"]` : '';
    return `[name="${CSS.escape(element.name)}"]${value}`;
  }
  return undefined;
};

/**
 * Stores the place before the same page loads with another choice. `goesTo`: the id of the element to focus there, with
 * the page at its top.
 */
export const keepPlace = (tab: TextStore, goesTo?: string): void => {
  const focus = goesTo ? `#${goesTo}` : selectorOf(document.activeElement);
  const place: Place = {
    path: location.pathname,
    ...(goesTo === undefined && { top: scrollY }),
    ...(focus !== undefined && { focus }),
  };
  tab.write(key, JSON.stringify(place));
};

const results = '#main [tabindex="-1"]';

/** Focuses an element. Returns false if it is gone, or hidden as the filters of a closed dialog are. */
const takesFocus = (selector: string): boolean => {
  const element = document.querySelector<HTMLElement>(selector);
  element?.focus({ preventScroll: true });
  return element === document.activeElement;
};

/** Restores the stored place, once. The focus never falls to the body. Source: UI-10. */
export const returnToPlace = (tab: TextStore): void => {
  const text = tab.read(key);
  if (text === undefined) return;
  tab.write(key);
  const { path, top, focus } = JSON.parse(text) as Place;
  if (path !== location.pathname) return;
  if (top !== undefined) scrollTo({ top, behavior: 'instant' });
  // A visitor who has moved the focus before this script runs keeps it.
  if (document.activeElement !== document.body) return;
  // What cannot have it gives the focus to the results of a list, otherwise to the page.
  [focus ?? results, results, '#main'].some(takesFocus);
};
