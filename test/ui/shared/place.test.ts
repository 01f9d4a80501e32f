import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TextStore } from '../../../src/application/shared/text-store.ts';
import { keepPlace, returnToPlace } from '../../../src/ui/shared/place.ts';

let kept: string | undefined;
const tab: TextStore = {
  read: () => kept,
  write: (_, text) => {
    kept = text;
    return true;
  },
};
const scrolled = vi.fn();
beforeEach(() => {
  kept = undefined;
  scrolled.mockClear();
  vi.stubGlobal('scrollTo', scrolled);
  vi.stubGlobal('scrollY', 640);
  history.replaceState(null, '', '/c/lenses');
  document.body.innerHTML = `<form><input type="checkbox" name="lens_type" value="toric">
    <input type="checkbox" name="lens_type" value="color"></form><section id="results" tabindex="-1"></section>`;
});
afterEach(() => {
  document.body.innerHTML = '';
});

it('a kept place restores scroll position and focused field of the same page, once', () => {
  document.querySelector<HTMLElement>('[value=color]')?.focus();
  keepPlace(tab);
  document.body.innerHTML += '';
  returnToPlace(tab);
  expect(scrolled).toHaveBeenCalledWith({ top: 640, behavior: 'instant' });
  expect(document.activeElement).toBe(document.querySelector('[value=color]'));
  returnToPlace(tab);
  expect(scrolled).toHaveBeenCalledOnce();
});

it('a kept place in a part of the page focuses that part instead of scrolling', () => {
  keepPlace(tab, 'results');
  returnToPlace(tab);
  expect(scrolled).not.toHaveBeenCalled();
  expect(document.activeElement?.id).toBe('results');
});

it('a kept place does not take the focus from a visitor who has moved it before the script runs · UI-10', () => {
  keepPlace(tab, 'results');
  document.querySelector<HTMLElement>('[value=toric]')?.focus();
  returnToPlace(tab);
  expect(document.activeElement).toBe(document.querySelector('[value=toric]'));
});

it.each([
  ['<section id="results" tabindex="-1"></section>', 'results'],
  ['<p>Nothing</p>', 'main'],
])('a focused element that is gone is replaced by what is left of the page: %s · UI-10', (rest, focused) => {
  document.body.innerHTML = '<main id="main" tabindex="-1"><a href="/">×</a></main>';
  document.querySelector('a')?.focus();
  keepPlace(tab);
  document.body.innerHTML = `<main id="main" tabindex="-1">${rest}</main>`;
  returnToPlace(tab);
  expect(document.activeElement?.id).toBe(focused);
});

it('a focused element that is hidden now gives the focus to the results · UI-10', () => {
  const page = (way: string) =>
    `<main id="main" tabindex="-1">${way}<section id="results" tabindex="-1"></section></main>`;
  document.body.innerHTML = page('<dialog open><input name="brand" value="Aerion"></dialog>');
  document.querySelector('input')?.focus();
  keepPlace(tab);
  // Stands for a field in a panel that is not displayed: this document has no layout, and focuses every other field.
  document.body.innerHTML = page('<fieldset disabled><input name="brand" value="Aerion"></fieldset>');
  returnToPlace(tab);
  expect(document.activeElement?.id).toBe('results');
});

it('a kept place is ignored on another page, or if there is none', () => {
  returnToPlace(tab);
  keepPlace(tab, 'results');
  history.replaceState(null, '', '/c/care');
  returnToPlace(tab);
  expect(document.activeElement).toBe(document.body);
});
