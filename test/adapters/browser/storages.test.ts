import { describe, expect, it, vi } from 'vitest';
import { noteLeaving, reloadPage } from '../../../src/adapters/browser/page-reload.ts';
import { makeTextStore } from '../../../src/adapters/browser/storages.ts';
import { memoryStorage } from './memory-storage.ts';

const refusals: readonly (readonly [string, () => Storage])[] = [
  [
    'when it is accessed',
    () => {
      throw new DOMException('refused', 'SecurityError');
    },
  ],
  ['when it is used', () => memoryStorage(true)],
];

describe('texts in browser storage', () => {
  it('are read as they were written, until they are removed', () => {
    const storage = memoryStorage();
    const texts = makeTextStore(() => storage);
    expect(texts.read('a')).toBeUndefined();
    expect(texts.write('a', '')).toBe(true);
    expect(texts.read('a')).toBe('');
    expect(texts.write('a')).toBe(true);
    expect(texts.read('a')).toBeUndefined();
    expect(storage.length).toBe(0);
  });

  it.each(refusals)('are absent if storage is refused %s, and nothing throws', (_, storage) => {
    const texts = makeTextStore(storage);
    expect(texts.write('a', 'text')).toBe(false);
    expect(texts.read('a')).toBeUndefined();
    expect(texts.write('a')).toBe(false);
  });
});

describe('a page that reloads itself', () => {
  const minute = 60_000;
  it('reloads at most once a minute · NOTE-5', () => {
    vi.useFakeTimers();
    const storage = memoryStorage();
    const tab = makeTextStore(() => storage);
    const reload = vi.fn();
    expect(reloadPage(tab, minute, { reload })).toBe(true);
    vi.runAllTimers();
    expect(reloadPage(tab, 2 * minute - 1, { reload })).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
    expect(reloadPage(tab, 2 * minute, { reload })).toBe(true);
    vi.useRealTimers();
  });

  it.each(refusals)(
    'never reloads if storage is refused %s, to avoid an endless loop · NOTE-5',
    (_, storage) => {
      const reload = vi.fn();
      expect(reloadPage(makeTextStore(storage), minute, { reload })).toBe(false);
      expect(reload).not.toHaveBeenCalled();
    },
  );

  it('does not interrupt a navigation, and reloads once the next page has not come · NOTE-5', () => {
    vi.useFakeTimers();
    const reload = vi.fn();
    const tab = makeTextStore(() => memoryStorage());
    expect(reloadPage(tab, minute, { reload })).toBe(true);
    vi.advanceTimersByTime(900);
    noteLeaving(minute + 900);
    vi.advanceTimersByTime(20_000);
    expect(reloadPage(tab, minute + 20_900, { reload })).toBe(true);
    expect(reload).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(reload).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});
