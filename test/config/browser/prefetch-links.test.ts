// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefetchLinks } from '../../../src/config/browser/prefetch-links.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<main><a href="/p/far"></a><a href="/p/1"></a><a href="/p/2"></a><a href="/cart"></a></main>';
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, this.getAttribute('href') === '/p/far' ? innerHeight + 1 : 10, 50, 20);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('gets one link of a kind in sight ready once nobody has done anything for 2000 ms · TRK-8', () => {
  const prepared: string[] = [];
  prefetchLinks((to) => prepared.push(to));
  vi.advanceTimersByTime(1500);
  dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(1999);
  expect(prepared).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(prepared).toEqual(['/p/1']);
  dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(2000);
  expect(prepared).toEqual(['/p/1']);
});
