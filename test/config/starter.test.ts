// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  document.head.replaceChildren();
  document.body.replaceChildren();
  sessionStorage.clear();
});

it('fetches the app that follows links when the browser is idle, at the latest after 2000 ms · TRK-8', async () => {
  const asked: (number | undefined)[] = [];
  let idle: () => void = () => undefined;
  vi.stubGlobal('requestIdleCallback', (work: () => void, options?: { timeout?: number }) => {
    asked.push(options?.timeout);
    idle = work;
    return 1;
  });
  vi.stubGlobal('document', document);
  Object.defineProperty(document, 'fonts', { value: [], configurable: true });
  document.body.innerHTML = `<script id="boot" type="application/json">${JSON.stringify({
    scripts: ['data:text/javascript,export{}'],
    sheets: [],
    words: '/words/*.js',
    needs: ['common'],
  })}</script>`;
  await import('../../src/config/starter.ts');
  const fetched = () => [...document.head.querySelectorAll('link')].map(({ href }) => href);
  dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(asked).toEqual([2000]));
  expect(fetched()).toEqual([]);
  idle();
  expect(fetched()).toEqual(['data:text/javascript,export{}', expect.stringContaining('/words/common.js')]);
});
