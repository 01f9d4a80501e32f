// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeTextStore } from '../../../src/adapters/browser/storages.ts';
import { watchListing } from '../../../src/ui/catalogue/listing/listing-tools.ts';

const kept = new Map<string, string>();
const store = makeTextStore(() => ({
  getItem: (name) => kept.get(name) ?? null,
  setItem: (name, text) => void kept.set(name, text),
  removeItem: (name) => void kept.delete(name),
}));
const assign = vi.fn<(to: string) => void>();
let page: Document;

beforeEach(() => {
  page = document.implementation.createHTMLDocument();
  page.body.innerHTML = `<form id="listing"></form><select name="sort" form="listing" data-usual="popular">
      <option value="popular"></option><option value="price_asc" selected></option><option value="name"></option>
    </select>
    <select name="other"><option value="1"></option></select>
    <button data-choose-view="grid" aria-pressed="true"><svg></svg></button>
    <button data-choose-view="list" aria-pressed="false"></button>
    <section id="results"><ul data-view="grid"></ul></section>`;
  vi.stubGlobal('location', {
    pathname: '/c/kontaktlinsen',
    search: '?brand=Brisea&sort=price_asc&page=3',
    assign,
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  assign.mockReset();
  kept.clear();
});

const choose = (name: string, value: string) => {
  const list = page.querySelector<HTMLSelectElement>(`[name=${name}]`)!;
  list.value = value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
};
const view = () => page.querySelector('ul')?.dataset.view;
const pressed = () => [...page.querySelectorAll('button')].map(({ ariaPressed }) => ariaPressed);

it('choosing an order opens the first page of the same selection, and keeps the scroll position · CAT-2 · CAT-3', () => {
  watchListing(page, store, store);
  choose('sort', 'name');
  expect(assign).toHaveBeenLastCalledWith('/c/kontaktlinsen?brand=Brisea&sort=name');
  expect(JSON.parse(kept.get('dioptra.place') ?? '{}')).toMatchObject({ path: '/c/kontaktlinsen', top: 0 });
  choose('sort', 'popular');
  expect(assign).toHaveBeenLastCalledWith('/c/kontaktlinsen?brand=Brisea');
  choose('other', '1');
  expect(assign).toHaveBeenCalledTimes(2);
});

it('choosing an order waits for a connection, and loads only the last choice · UI-8', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  watchListing(page, store, store);
  choose('sort', 'name');
  choose('sort', 'popular');
  expect(assign).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  expect(assign).toHaveBeenCalledExactlyOnceWith('/c/kontaktlinsen?brand=Brisea');
});

it('a pressed view is shown, stored, and follows another tab · CAT-2', () => {
  watchListing(page, store, store);
  page.querySelector<HTMLElement>('[data-choose-view=list]')?.click();
  expect([pressed(), kept.get('dioptra.listing-view')]).toEqual([['false', 'true'], 'list']);
  expect(view()).toBe('list');
  kept.set('dioptra.listing-view', 'grid');
  dispatchEvent(new Event('storage'));
  expect([view(), pressed()]).toEqual(['grid', ['true', 'false']]);
});

it.each([
  ['grid', undefined],
  ['grid', 'no view at all'],
  ['grid', '"]'],
  ['list', 'list'],
])('shows products as %s on a device that has stored %s', (shown, text) => {
  if (text !== undefined) kept.set('dioptra.listing-view', text);
  watchListing(page, store, store);
  expect(view()).toBe(shown);
});

it('shows the pressed view even if the device cannot store it', () => {
  const full = makeTextStore(() => {
    throw new Error('refused');
  });
  watchListing(page, full, full);
  page.querySelector<HTMLElement>('[data-choose-view=list]')?.click();
  expect(view()).toBe('list');
});

it('the sort field shows the page’s own order again after a return from the back-forward cache', () => {
  watchListing(page, store, store);
  choose('sort', 'name');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(page.querySelector<HTMLSelectElement>('[name=sort]')?.value).toBe('price_asc');
});
