import { describe, expect, it } from 'vitest';
import { isWhole, publicPageOf, publicPages, publicParts } from '../../src/ui/public-pages.ts';

const names = Object.keys(publicPages) as (keyof typeof publicPages)[];
const story = (...kinds: readonly string[]) => ({
  story: { blocks: kinds.map((kind) => ({ kind, id: kind })) },
});
const partsOf = (...args: Parameters<typeof publicParts>) => publicParts(...args).map(({ chunk }) => chunk);

const cards = 'src/ui/catalogue/listing/CardRows.tsx';

describe('a public page', () => {
  it.each(names)('has a component of its own: %s', async (name) => {
    const component: unknown = await publicPages[name].load();
    expect(component).toBeTypeOf('function');
    expect(component).toHaveProperty('name', expect.stringMatching(/Page$/));
  });

  it('is recognised by its route, in every language', () => {
    expect(publicPageOf('it.product')).toBe('product');
    expect(publicPageOf('de.file-download')).toBe('file-download');
    expect(publicPageOf('de.cart')).toBeUndefined();
    expect(publicPageOf('de.toString')).toBeUndefined();
  });

  it.each(['home', 'content'] as const)('is hydrated as a whole if one of its blocks is: %s', (name) => {
    expect(isWhole(name, story('text', 'facts'))).toBe(false);
    expect(isWhole(name, story('text', 'experiment'))).toBe(true);
    expect(isWhole(name, story())).toBe(false);
  });
  it('is hydrated as a whole if it is a form or a list of its own', () => {
    const whole = names.filter((name) => !['home', 'content'].includes(name) && isWhole(name, undefined));
    expect(whole).toEqual(['find', 'gallery', 'withdrawal', 'cancellation', 'wishlist', 'find-order']);
  });

  it('requires the views of its blocks, beside its own code', () => {
    expect(partsOf('home', story('usps', 'facts'))).toEqual(['src/ui/content/rest/Usps.tsx']);
    expect(partsOf('content', story('law'))).toEqual(['src/ui/content/rest/Law.tsx']);
    expect(partsOf('gallery', { rooms: [['a', [{ block: { kind: 'law', id: 'x' } }]]] })).toEqual([
      'src/ui/content/rest/Law.tsx',
    ]);
  });
  it('requires the parts for its product or its head', () => {
    const product = { orderable: 'orderable', stock: 3 };
    const of = (changes: object, texts: readonly object[] = []) =>
      partsOf('product', { product: { ...product, ...changes }, replacement: null, texts });
    expect(of({})).toEqual([]);
    expect(of({ orderable: 'discontinued' })).toEqual(['src/ui/catalogue/product/form/OrderNotice.tsx']);
    expect(of({}, [{ image: 'x' }])).toEqual(['src/ui/catalogue/product/PicturedContent.tsx']);
    const list = { query: { filters: {} }, listing: { total: 3 } };
    expect(partsOf('category', { ...list, head: undefined })).toEqual([cards]);
    expect(partsOf('search', { ...list, rows: { of: 'sheet' } })).toEqual([
      'src/ui/catalogue/sheet/SheetRows.tsx',
      'src/ui/catalogue/listing/Comparing.tsx',
    ]);
    expect(partsOf('category', { ...list, head: { blocks: [{ kind: 'law', id: 'x' }] } })).not.toEqual([
      cards,
    ]);
  });
  it('requires the parts that a list shows beside its products', () => {
    const of = (changes: object) =>
      partsOf('search', { query: { filters: {} }, listing: { total: 3 }, ...changes });
    expect(of({ query: { filters: { uv: ['1'] } } })).toEqual([
      cards,
      'src/ui/catalogue/listing/FilterChips.tsx',
    ]);
    expect(of({ listing: { total: 0 } })).toEqual([cards, 'src/ui/catalogue/listing/NothingListed.tsx']);
  });
  it('requires nothing if nothing was loaded, or if it has no parts', () => {
    expect(publicParts('home', undefined)).toEqual([]);
    expect(publicParts('compare', {})).toEqual([]);
  });
});
