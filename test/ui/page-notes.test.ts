import { expect, it } from 'vitest';
import type { ProductId } from '../../src/domain/catalogue/product.ts';
import { keepNotes, pageNotes } from '../../src/ui/page-notes.ts';

const kept = (page: Parameters<typeof pageNotes>[0], loaded: unknown): readonly string[] => {
  const told: string[] = [];
  keepNotes(
    {
      seenProducts: {
        read: () => [],
        add: (id: ProductId) => told.push(`saw ${id}`),
        clear: () => undefined,
      },
      recentSearches: { remember: (words: string) => told.push(`searched ${words}`) },
      flags: { seen: (feature: string) => told.push(`decided by ${feature}`) },
    } as unknown as Parameters<typeof keepNotes>[0],
    // Serialized as with the page.
    JSON.parse(JSON.stringify(pageNotes(page, loaded))),
  );
  return told;
};

it('a product page records its product', () =>
  expect(kept('product', { product: { id: '10010' as ProductId } })).toEqual(['saw 10010']));

it('a search with results records its words, as corrected', () => {
  const search = (total: number, corrected?: string) => ({
    query: { search: 'hydralys' },
    listing: { total },
    ...(corrected && { corrected }),
  });
  expect(kept('search', search(3))).toEqual(['searched hydralys']);
  expect(kept('search', search(3, 'hydralis'))).toEqual(['searched hydralis']);
  expect(kept('search', search(0))).toEqual([]);
  expect(kept('search', { query: {}, listing: { total: 80 } })).toEqual([]);
});

it('a page reports the features that decided it, if there are any · TRK-5', () => {
  expect(kept('home', { features: ['words', 'promise'] })).toEqual([
    'decided by words',
    'decided by promise',
  ]);
  expect(kept('content', {})).toEqual([]);
  expect(kept('category', { head: { features: ['words'] } })).toEqual(['decided by words']);
  expect(kept('category', { head: undefined })).toEqual([]);
  expect(kept('find-order', undefined)).toEqual([]);
});
