import type { TextStore } from '../../../application/shared/text-store.ts';
import { closestTo } from '../../shared/closest-to.ts';
import { leadTo } from '../../shared/lead.ts';
import { keepPlace } from '../../shared/place.ts';

const key = 'dioptra.listing-view';
const buttons = '[data-choose-view]';

/** Shows the products in the view that this device remembers. Does nothing if it remembers none. */
const showView = (page: Document, view: string | undefined): void => {
  const choices = [...page.querySelectorAll<HTMLElement>(buttons)];
  if (!choices.some(({ dataset }) => dataset.chooseView === view)) return;
  for (const choice of choices) choice.ariaPressed = `${choice.dataset.chooseView === view}`;
  page.querySelector('#results ul')?.setAttribute('data-view', `${view}`);
};

/**
 * Makes sort order, page size and view of a list interactive, without React. Sort order and page size navigate to their
 * address and keep the scroll position. The view changes at once and is stored on this device. Source: CAT-2, CAT-4.
 */
export const watchListing = (page: Document, device: TextStore, tab: TextStore): void => {
  page.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement) || target.dataset.usual === undefined) return;
    const query = new URLSearchParams(location.search);
    query.delete('page');
    if (target.value === target.dataset.usual) query.delete(target.name);
    else query.set(target.name, target.value);
    keepPlace(tab);
    leadTo(`${location.pathname}${query.size > 0 ? `?${query}` : ''}`);
  });
  page.addEventListener('click', (event) => {
    const view = closestTo(event, buttons)?.dataset.chooseView;
    if (!view) return;
    // On a device that stores nothing, the view still changes on this page.
    device.write(key, view);
    showView(page, view);
  });
  const showKept = (): void => showView(page, device.read(key));
  addEventListener('storage', showKept);
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    showKept();
    // A page restored from the back/forward cache shows the choice that led away from it, so the form is reset.
    page.querySelector<HTMLFormElement>('#listing')?.reset();
  });
  showKept();
};
