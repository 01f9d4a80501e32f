import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoriesFromEngine } from '../../../../src/adapters/engine-vendure/range/categories-from-engine.ts';
import { locales } from '../../../../src/domain/shared/locale.ts';

interface Asked {
  readonly shopId: string;
  readonly parent?: string | null;
  readonly path?: string | null;
  readonly slug?: string;
  readonly productIds?: readonly string[];
}
const category = (
  { shopId, parent = null, path = null, slug = shopId, productIds = [] }: Asked,
  position = 1,
) => ({
  shopId,
  parent,
  position,
  texts: [{ language: 'de', name: shopId, slug, description: '', path }],
  productIds,
});

const pathsOf = (...asked: readonly Asked[]) =>
  categoriesFromEngine(asked.map(category)).map(({ texts }) => texts.de.path);

describe('categories read from the engine', () => {
  it('have the path that staff gave them', () => {
    expect(
      pathsOf({ shopId: 'lens', path: 'linsen' }, { shopId: 'daily', parent: 'lens', path: 'linsen/tag' }),
    ).toEqual(['linsen', 'linsen/tag']);
  });

  it('have the path of their parent and their own slug if staff gave none', () => {
    expect(
      pathsOf(
        { shopId: 'lens', path: 'linsen' },
        { shopId: 'daily', parent: 'lens', slug: 'tag' },
        { shopId: 'toric', parent: 'daily', slug: 'torisch', path: '' },
      ),
    ).toEqual(['linsen', 'linsen/tag', 'linsen/tag/torisch']);
  });

  it('are at the top level if their parent is missing', () => {
    const [found] = categoriesFromEngine([category({ shopId: 'daily', parent: 'lens' })]);
    expect(found).not.toHaveProperty('parent');
  });

  it('hold only products with a number in the shop', () => {
    const [found] = categoriesFromEngine([category({ shopId: 'lens', productIds: ['10010', 'box', ''] })]);
    expect(found?.productIds).toEqual(['10010']);
  });

  it('never share a path', () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(
          fc.record({
            shopId: fc.stringMatching(/^[a-d]{1,2}$/),
            path: fc.constantFrom(null, '', 'a', 'a-2', 'b'),
            slug: fc.constantFrom('a', 'b'),
            parent: fc.constantFrom(null, 'e'),
          }),
          { selector: ({ shopId }) => shopId, maxLength: 8 },
        ),
        (asked) => {
          const found = categoriesFromEngine([...asked, { shopId: 'e', path: 'a' }].map(category));
          for (const locale of locales)
            expect(new Set(found.map(({ texts }) => texts[locale].path)).size).toBe(found.length);
        },
      ),
    ));
});
