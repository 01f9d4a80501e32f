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
// What is hidden is known by its attributes only.
Element.prototype.checkVisibility ??= function checkVisibility() {
  return this.closest('[hidden], dialog:not([open]), details:not([open]) > :not(summary)') === null;
};
globalThis.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as typeof CSS;
// Nor has it a window of any size: no media query holds.
globalThis.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
// Nor does it know what lies above a page without being a dialog.
HTMLElement.prototype.hidePopover ??= () => undefined;
// Nor does it lay anything out: every place is near the window.
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
/** What no document may hold, and browsers put elsewhere when they read it from a server. */
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
