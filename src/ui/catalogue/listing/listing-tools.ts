import type { TextStore } from '../../../application/shared/text-store.ts';
import { leadTo } from '../../shared/lead.ts';
import { keepPlace } from '../../shared/place.ts';

const key = 'dioptra.listing-view';
const buttons = '[data-choose-view]';

/** Shows the products of a page as this device likes them; nothing where it likes neither. */
const showView = (page: Document, view: string | undefined): void => {
  const choices = [...page.querySelectorAll<HTMLElement>(buttons)];
  if (!choices.some(({ dataset }) => dataset.chooseView === view)) return;
  for (const choice of choices) choice.ariaPressed = `${choice.dataset.chooseView === view}`;
  page.querySelector('#results ul')?.setAttribute('data-view', `${view}`);
};

/**
 * Brings order, number and view of a list alive, without React: order and number lead to their own address, on the same
 * place of the page; the view is shown at once and kept on this device. Source: CAT-2, CAT-4.
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
  page.addEventListener('click', ({ target }) => {
    const view = target instanceof Element && target.closest<HTMLElement>(buttons)?.dataset.chooseView;
    if (!view) return;
    // A device that keeps nothing shows it on this page.
    device.write(key, view);
    showView(page, view);
  });
  const showKept = (): void => showView(page, device.read(key));
  addEventListener('storage', showKept);
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    showKept();
    // What was chosen on a page that comes back from the browser's memory led to another.
    page.querySelector<HTMLFormElement>('#listing')?.reset();
  });
  showKept();
};
