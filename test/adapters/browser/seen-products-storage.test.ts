import { describe, expect, it } from 'vitest';
import { makeSeenProducts } from '../../../src/adapters/browser/seen-products-storage.ts';
import { makeTextStore } from '../../../src/adapters/browser/storages.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';

const [a, b] = ['10010', '20012'] as ProductId[] as [ProductId, ProductId];

const deviceWith = (entries: Record<string, string> = {}) => {
  const kept = new Map(Object.entries(entries));
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
  return { kept, storage: () => storage };
};

describe('products viewed on this device', () => {
  it('are kept for each shop, newest first, and leave no entry once they are cleared', () => {
    const { kept, storage } = deviceWith();
    const here = makeSeenProducts(makeTextStore(storage), 'okulino');
    here.add(a);
    here.add(b);
    expect(makeSeenProducts(makeTextStore(storage), 'okulino').read()).toEqual([b, a]);
    expect(makeSeenProducts(makeTextStore(storage), 'opalys').read()).toEqual([]);
    here.clear();
    expect(here.read()).toEqual([]);
    expect([...kept]).toEqual([]);
  });
  it('are read without stored values that are no ids', () => {
    const { storage } = deviceWith({ 'dioptra.okulino.seen': ',10010,<b>,"20012",20012,' });
    expect(makeSeenProducts(makeTextStore(storage), 'okulino').read()).toEqual([a, b]);
  });
  it('are empty if the browser refuses storage', () => {
    const refusing = makeSeenProducts(
      makeTextStore(() => {
        throw new DOMException('refused', 'SecurityError');
      }),
      'okulino',
    );
    refusing.add(a);
    refusing.clear();
    expect(refusing.read()).toEqual([]);
  });
});
