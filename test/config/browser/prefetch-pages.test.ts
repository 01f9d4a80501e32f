// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefetchPages } from '../../../src/config/browser/prefetch-pages.ts';

let asked: string[] = [];
let page: Document;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal('fetch', async (to: string) => {
    asked.push(to);
    return new Response();
  });
  page = document.implementation.createHTMLDocument();
  page.body.innerHTML = `<main>${['/p/far', '/p/1', '/p/2', '/p/3', '/p/4', '/c/1', '/cart']
    .map((to) => `<a href="${to}"></a>`)
    .join('')}</main>`;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, this.getAttribute('href') === '/p/far' ? innerHeight + 1 : 10, 50, 20);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pointAt = (to: string) =>
  page.querySelector(`a[href="${to}"]`)?.dispatchEvent(new Event('pointerover', { bubbles: true }));

it('prefetches one product and one category in view after 2000 ms without input · TRK-8', () => {
  prefetchPages(page);
  vi.advanceTimersByTime(1500);
  page.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(1999);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asked).toEqual(['/p/1', '/c/1']);
  page.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(2000);
  expect(asked).toEqual(['/p/1', '/c/1']);
});

it('prefetches a link at once when it is pointed at, each once and three at most', () => {
  prefetchPages(page);
  for (const to of ['/p/1', '/p/1', '/cart', '/p/2', '/p/3', '/p/4']) pointAt(to);
  expect(asked).toEqual(['/p/1', '/p/2', '/p/3']);
});

it('prefetches nothing if the visitor saves data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  prefetchPages(page);
  pointAt('/p/1');
  vi.advanceTimersByTime(2000);
  expect(asked).toEqual([]);
});
