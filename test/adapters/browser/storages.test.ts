import { describe, expect, it, vi } from 'vitest';
import { noteLeaving, reloadPage } from '../../../src/adapters/browser/page-reload.ts';
import { makeTextStore } from '../../../src/adapters/browser/storages.ts';
import { memoryStorage } from './memory-storage.ts';

const refusals: readonly (readonly [string, () => Storage])[] = [
  [
    'when it is named',
    () => {
      throw new DOMException('refused', 'SecurityError');
    },
  ],
  ['when it is used', () => memoryStorage(true)],
];

describe('texts that a browser keeps', () => {
  it('are read as they were written, until they are taken away', () => {
    const storage = memoryStorage();
    const texts = makeTextStore(() => storage);
    expect(texts.read('a')).toBeUndefined();
    expect(texts.write('a', '')).toBe(true);
    expect(texts.read('a')).toBe('');
    expect(texts.write('a')).toBe(true);
    expect(texts.read('a')).toBeUndefined();
    expect(storage.length).toBe(0);
  });

  it.each(refusals)('are none where storage is refused %s, and nothing breaks', (_, storage) => {
    const texts = makeTextStore(storage);
    expect(texts.write('a', 'text')).toBe(false);
    expect(texts.read('a')).toBeUndefined();
    expect(texts.write('a')).toBe(false);
  });
});

describe('a page that loads itself anew', () => {
  const minute = 60_000;
  it('does so once a minute, whatever the reason · NOTE-5', () => {
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
    'never does where the tab refuses storage %s: it would not end · NOTE-5',
    (_, storage) => {
      const reload = vi.fn();
      expect(reloadPage(makeTextStore(storage), minute, { reload })).toBe(false);
      expect(reload).not.toHaveBeenCalled();
    },
  );

  it('leaves whoever follows a link to the next page, and does it once that has not come · NOTE-5', () => {
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
