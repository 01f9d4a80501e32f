import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, expect } from 'vitest';
import { patience } from '../../scripts/pace.ts';
import { printMissedOnceRead } from './element-errors.ts';

configure({ asyncUtilTimeout: patience(5000) });
printMissedOnceRead();

// jsdom has neither scrolling nor dialogs that open.
globalThis.scrollTo = () => undefined;
Element.prototype.scrollTo ??= () => undefined;
HTMLDialogElement.prototype.show ??= function show() {
  this.open = true;
};
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close() {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
// Only attributes determine what is hidden.
Element.prototype.checkVisibility ??= function checkVisibility() {
  return this.closest('[hidden], dialog:not([open]), details:not([open]) > :not(summary)') === null;
};
// jsdom has no layout: there is nothing at any point.
Document.prototype.elementsFromPoint ??= () => [];
globalThis.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as typeof CSS;
// jsdom has no window size: no media query matches.
globalThis.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
// jsdom does not implement popovers.
HTMLElement.prototype.hidePopover ??= () => undefined;
// jsdom has no layout: every element counts as near the viewport.
globalThis.IntersectionObserver ??= class implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly disconnect = () => undefined;
  readonly unobserve = () => undefined;
  readonly takeRecords = () => [];
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe(target: Element) {
    this.#tell([{ isIntersecting: true, target } as IntersectionObserverEntry], this);
  }
};
/** Invalid nesting, which browsers change when they parse a document from a server. */
const nested = 'form form, a a, button button, a button, button a, p div, p ul';
afterEach(() => {
  const wrong = document.querySelector(nested)?.outerHTML;
  cleanup();
  // The next file gets the same document.
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  expect(wrong, 'an element within one that may not hold it').toBeUndefined();
});
