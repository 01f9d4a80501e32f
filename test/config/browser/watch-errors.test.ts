import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchErrors } from '../../../src/config/browser/start-page.ts';

const told = vi.hoisted(() => vi.fn());
vi.mock('../../../src/config/browser/errors.ts', () => ({ tellError: told }));

const reload = vi.fn();
let page: EventTarget;
let guess: boolean;
beforeEach(() => {
  reload.mockClear();
  told.mockClear();
  guess = false;
  page = new EventTarget();
  const kept = new Map<string, string>();
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelector: () => null });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal('fetch', async () => new Response());
  watchErrors(() => guess);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** By then a page that is being left is gone. */
const settled = () => vi.advanceTimersByTimeAsync(1000);
const miss = async (): Promise<void> => {
  page.dispatchEvent(new Event('vite:preloadError'));
  await settled();
};

it('reloads a page with missing code, and reports it if the reload did not help · NOTE-5', async () => {
  await miss();
  expect([reload.mock.calls.length, told.mock.calls.length]).toEqual([1, 0]);
  await miss();
  expect(told).toHaveBeenCalledOnce();
  expect(reload).toHaveBeenCalledOnce();
});

it('does not reload if the missing code was only preloaded · NOTE-5', async () => {
  guess = true;
  await miss();
  expect(reload).not.toHaveBeenCalled();
  guess = false;
  await miss();
  expect(reload).toHaveBeenCalledOnce();
});

it('reports an unhandled rejection, but not that of code lost while the page is left · NOTE-5', async () => {
  const lost = new TypeError('error loading dynamically imported module');
  const unheard = (reason: unknown) =>
    Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: lost }));
  const silent = unheard(lost);
  page.dispatchEvent(silent);
  await settled();
  expect([silent.defaultPrevented, told.mock.calls.length]).toEqual([true, 0]);
  const loud = unheard(new Error('a defect'));
  page.dispatchEvent(loud);
  await settled();
  expect([loud.defaultPrevented, told.mock.calls.length]).toEqual([false, 1]);
});
