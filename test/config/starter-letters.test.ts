// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadOwnFonts } from '../../src/config/starter-letters.ts';
import { waitUntil } from '../wait-until.ts';

const line = 24;
const root = document.documentElement;
const spacingOf = (element: Element): number =>
  Number.parseFloat(getComputedStyle(element).letterSpacing) || 0;

/** A paragraph's `data-own`: how much the web font's letters must be spaced to keep the number of lines. */
const linesOf = (paragraph: HTMLElement): number => {
  const needed = Number(paragraph.dataset.own);
  const fits = needed < 0 ? spacingOf(paragraph) <= needed : spacingOf(paragraph) >= needed;
  if (!('fonts' in root.dataset) || fits) return 2;
  return needed < 0 ? 3 : 1;
};
const heightOf = (element: HTMLElement): number =>
  element.tagName === 'P'
    ? linesOf(element) * line
    : [...element.children].reduce((sum, child) => sum + heightOf(child as HTMLElement), 0);

const haveFonts = (...loads: readonly (() => Promise<unknown>)[]) =>
  Object.defineProperty(document, 'fonts', { value: loads.map((load) => ({ load })), configurable: true });
const open = (body: string): void => {
  document.body.innerHTML = body;
  loadOwnFonts();
};
const shown = () => waitUntil(() => expect(root.dataset.fonts).toBe(''));
const paragraph = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return heightOf(this);
  });
  haveFonts(async () => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  delete root.dataset.fonts;
  sessionStorage.clear();
});

describe('the shop’s own font, when it replaces the fallback font', () => {
  it('leaves each block as high as it was, with no more letter spacing than needed · MOTION-1', async () => {
    open(
      '<main><section><p id="longer" data-own="-0.3"></p><p id="same" data-own="0"></p></section><p id="shorter" data-own="0.2"></p></main>',
    );
    await shown();
    expect(['longer', 'same', 'shorter'].map((id) => paragraph(id).offsetHeight)).toEqual([48, 48, 48]);
    expect(spacingOf(paragraph('longer'))).toBeCloseTo(-0.36);
    expect(spacingOf(paragraph('shorter'))).toBeCloseTo(0.24);
    expect(paragraph('same').getAttribute('style')).toBeNull();
  });

  it('changes the spacing only of the text that would break differently · MOTION-1', async () => {
    open('<main><section><p id="longer" data-own="-0.1"></p></section></main>');
    await shown();
    expect(document.querySelectorAll('[style]')).toHaveLength(1);
    expect(document.body.getAttribute('style')).toBeNull();
  });

  it('keeps the letter spacing that a heading has of its own · MOTION-1', async () => {
    open('<main><p id="longer" data-own="-1.1" style="letter-spacing: -1px"></p></main>');
    await shown();
    expect(spacingOf(paragraph('longer'))).toBeCloseTo(-1.12);
  });

  it('reports no error of a font that a page being left has stopped loading, and shows the others · MOTION-1', async () => {
    const lost: unknown[] = [];
    const rejected = (reason: unknown) => lost.push(reason);
    process.on('unhandledRejection', rejected);
    haveFonts(
      () => Promise.reject(new DOMException('A network error occurred.', 'NetworkError')),
      async () => undefined,
    );
    open('<main></main>');
    await shown();
    await new Promise((resolve) => setTimeout(resolve));
    process.off('unhandledRejection', rejected);
    expect(lost).toEqual([]);
  });
});
