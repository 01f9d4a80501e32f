// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { waitUntil } from '../wait-until.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.resetModules();
  document.head.replaceChildren();
  document.body.replaceChildren();
  sessionStorage.clear();
  localStorage.clear();
});

/** A completely loaded page, as the server sends it. */
const open = (scripts: readonly string[]) => {
  Object.defineProperty(document, 'fonts', {
    value: Object.assign([], { ready: Promise.resolve() }),
    configurable: true,
  });
  document.body.innerHTML = `<script id="boot" type="application/json">${JSON.stringify({
    scripts,
    sheets: [],
    words: '/words/*.js',
    needs: ['common'],
    urgent: true,
  })}</script>`;
  return import('../../src/config/starter.ts');
};
const fetched = () => [...document.head.querySelectorAll('link')].map(({ href }) => href);
const refuse = (name: 'localStorage' | 'sessionStorage') =>
  vi.spyOn(globalThis, name, 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });

it('starts the app even if the browser refuses its storage, and shows the shop’s font', async () => {
  refuse('localStorage');
  refuse('sessionStorage');
  await open(['data:text/javascript,export{}']);
  expect(fetched()).toContain('data:text/javascript,export{}');
  dispatchEvent(new Event('load'));
  await waitUntil(() => expect(document.documentElement.dataset.fonts).toBe(''));
});

it('does nothing in a document whose loading was stopped before its end · UI-20', async () => {
  const failed = vi.fn();
  process.on('unhandledRejection', failed);
  Object.defineProperty(document, 'fonts', {
    value: Object.assign([], { ready: Promise.resolve() }),
    configurable: true,
  });
  await import('../../src/config/starter.ts');
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await new Promise((passed) => setTimeout(passed));
  process.off('unhandledRejection', failed);
  expect(failed).not.toHaveBeenCalled();
  expect(fetched()).toEqual([]);
});

it('marks lists as waiting before the first paint if the tab has lens values · MOTION-6', async () => {
  sessionStorage.setItem('dioptra.listing-view', 'values');
  await open([]);
  expect(document.documentElement.dataset.lists).toBe('values');
});

it('shows products in the stored view while they are parsed, before the app · CAT-2', async () => {
  localStorage.setItem('dioptra.listing-view', 'list');
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  await open([]);
  document.body.insertAdjacentHTML('beforeend', '<section id="results"><ul data-view="grid"></ul></section>');
  await waitUntil(() => expect(document.querySelector('ul')?.dataset.view).toBe('list'));
  state.mockRestore();
});

describe('an app that cannot be loaded', () => {
  const missing = 'data:text/javascript,throw new Error("missing")';
  const opened = async (body = '', replace = vi.fn()) => {
    const reload = vi.fn();
    vi.stubGlobal('location', { reload, replace });
    vi.stubGlobal('scheduler', { yield: async () => undefined });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    // What is done without the app depends on the connection, so this is checked first.
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockClear();
    const opening = open([missing]);
    document.body.insertAdjacentHTML('beforeend', body);
    await opening;
    await waitUntil(() => expect(isOnline).toHaveBeenCalled());
    // A page that is being left has a second to unload.
    await vi.advanceTimersByTimeAsync(1100);
    vi.useRealTimers();
    return reload;
  };

  it('reloads the page, and not again within the minute · NOTE-5', async () => {
    expect(await opened()).toHaveBeenCalledOnce();
    vi.resetModules();
    expect(await opened()).not.toHaveBeenCalled();
    sessionStorage.setItem('chunk-reload', String(Date.now() - 60_000));
    vi.resetModules();
    expect(await opened()).toHaveBeenCalledOnce();
  });

  it('redirects from a frame to the plain page, once a reload has not helped · UI-20', async () => {
    const replace = vi.fn();
    const plain = document.createElement('noscript');
    plain.textContent = '<meta http-equiv="refresh" content="0; url=/cart/plain">';
    document.head.append(plain);
    await opened('', replace);
    expect(replace).not.toHaveBeenCalled();
    vi.resetModules();
    await opened('', replace);
    expect(replace).toHaveBeenCalledExactlyOnceWith('/cart/plain');
  });

  it('does not reload a page whose press waits for its response · NOTE-5 · CART-20', async () => {
    expect(await opened('<form aria-busy="true"></form>')).not.toHaveBeenCalled();
    vi.resetModules();
    expect(await opened('<form></form>')).toHaveBeenCalledOnce();
  });

  it('reloads a page even if the clock was set back · NOTE-5', async () => {
    sessionStorage.setItem('chunk-reload', String(Date.now() + 3_600_000));
    expect(await opened()).toHaveBeenCalledOnce();
  });

  it('does not reload without storage, as that would never end · NOTE-5', async () => {
    refuse('sessionStorage');
    expect(await opened()).not.toHaveBeenCalled();
  });
});

it('fetches the app when the browser is idle, after 2000 ms at the latest · TRK-8', async () => {
  const asked: (number | undefined)[] = [];
  let idle: () => void = () => undefined;
  vi.stubGlobal('requestIdleCallback', (work: () => void, options?: { timeout?: number }) => {
    asked.push(options?.timeout);
    idle = work;
    return 1;
  });
  vi.stubGlobal('document', document);
  Object.defineProperty(document, 'fonts', {
    value: Object.assign([], { ready: Promise.resolve() }),
    configurable: true,
  });
  document.body.innerHTML = `<script id="boot" type="application/json">${JSON.stringify({
    scripts: ['data:text/javascript,export{}'],
    sheets: [],
    words: '/words/*.js',
    needs: ['common'],
  })}</script>`;
  await import('../../src/config/starter.ts');
  dispatchEvent(new Event('load'));
  await waitUntil(() => expect(asked).toEqual([2000]));
  expect(fetched()).toEqual([]);
  idle();
  expect(fetched()).toEqual(['data:text/javascript,export{}', expect.stringContaining('/words/common.js')]);
});
