import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnce } from '../../../src/config/browser/reload-once.ts';

const reload = vi.fn();
const page = (onLine: boolean, answer: () => Promise<Response>) => {
  const kept = new Map<string, string>();
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal('fetch', answer);
};
const answers = async () => new Response();
const refuses = () => Promise.reject(new TypeError('refused'));

beforeEach(() => {
  reload.mockClear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a chunk that cannot be loaded', () => {
  it('reloads the page if the server responds, but not twice within a minute · NOTE-5', async () => {
    page(true, answers);
    await reloadOnce();
    await reloadOnce();
    vi.advanceTimersByTime(1000);
    await reloadOnce();
    vi.advanceTimersByTime(1000);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not reload a page that is left within a second · NOTE-5', async () => {
    page(true, answers);
    await reloadOnce();
    vi.advanceTimersByTime(999);
    expect(reload).not.toHaveBeenCalled();
  });

  it('keeps the page while the server does not respond, and reloads it once it does', async () => {
    page(true, refuses);
    await reloadOnce();
    vi.advanceTimersByTime(1000);
    expect(reload).not.toHaveBeenCalled();
    vi.stubGlobal('fetch', answers);
    await reloadOnce();
    vi.advanceTimersByTime(1000);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('keeps the page while offline, and marks it as incomplete', async () => {
    page(false, refuses);
    await reloadOnce();
    expect(reload).not.toHaveBeenCalled();
    expect(document.documentElement.dataset).toEqual({ missing: '' });
  });
});
