import { beforeEach, describe, expect, it } from 'vitest';
import { makeRecentSearchesStorage } from '../../../src/adapters/browser/recent-searches-storage.ts';
import { makeTextStore } from '../../../src/adapters/browser/storages.ts';

const memory = (): Storage => {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, value),
  };
};

let storage: Storage;
beforeEach(() => {
  storage = memory();
});
const key = 'dioptra.recent-searches';

describe('recent searches in the storage of the device', () => {
  it('are read as they were written', () => {
    const store = makeRecentSearchesStorage(makeTextStore(() => storage));
    expect(store.read()).toEqual([]);
    store.write(['toric', 'été «30»']);
    expect(store.read()).toEqual(['toric', 'été «30»']);
  });

  it('leave no entry when there are none', () => {
    const store = makeRecentSearchesStorage(makeTextStore(() => storage));
    store.write(['toric']);
    store.write([]);
    expect(storage.length).toBe(0);
  });

  it.each(['{', '{"a":1}', 'null', '7', '"text"'])('are empty if storage holds %j', (stored) => {
    storage.setItem(key, stored);
    expect(makeRecentSearchesStorage(makeTextStore(() => storage)).read()).toEqual([]);
  });

  it('skip what is not text, and are at most six', () => {
    storage.setItem(key, JSON.stringify(['a', 1, null, 'b', 'c', 'd', 'e', 'f', 'g']));
    expect(makeRecentSearchesStorage(makeTextStore(() => storage)).read()).toEqual([
      'a',
      'b',
      'c',
      'd',
      'e',
      'f',
    ]);
  });

  it('are empty if storage is refused, and nothing throws', () => {
    const store = makeRecentSearchesStorage(
      makeTextStore(() => {
        throw new DOMException('refused', 'SecurityError');
      }),
    );
    store.write(['toric']);
    expect(store.read()).toEqual([]);
  });
});
