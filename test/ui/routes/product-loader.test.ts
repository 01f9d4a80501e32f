import { describe, expect, it } from 'vitest';
import { brands } from '../../../src/config/brands/brands.ts';
import { productLoader } from '../../../src/ui/routes/product/loader.ts';
import { ledTo, loaderArgs } from '../loader-args.ts';

const slugs = { de: 'linse', en: 'lens', it: 'lente', fr: 'lentille' };
const paths = { de: '/p/7/linse', en: '/en/p/7/lens', it: '/it/p/7/lente', fr: '/fr/p/7/lentille' };
const product = {
  id: '7',
  title: 'Linse',
  titles: {},
  slugs,
  images: [],
  marketingImages: [],
  richContent: [],
  careProducts: [],
  gallery: { mobile: {} },
  orderable: 'orderable',
  stock: 3,
};
const load = (
  changes: object = {},
  {
    slug = 'linse',
    locale = 'de',
    address = '/p/7/linse',
    replies = true,
  }: {
    readonly slug?: string | null;
    readonly locale?: string;
    readonly address?: string;
    readonly replies?: boolean;
  } = {},
) => {
  const asked: string[] = [];
  const answer = (value: unknown) => async () =>
    replies || value === undefined
      ? { _tag: 'Right', right: value }
      : { _tag: 'Left', left: { _tag: 'Unreachable' } };
  const services = {
    locale,
    shop: brands.okulino.shop,
    clock: { now: () => 0, zone: 'Europe/Zurich' },
    catalogue: {
      product: (id: string) => {
        asked.push(id);
        const own = { ...product, ...changes };
        if (id === '7') return async () => ({ _tag: 'Right', right: own });
        return answer({ ...product, id, slugs: { ...slugs, de: 'gruppe', it: 'gruppo' } });
      },
      safety: () => answer(null),
      replacement: (id: string) => {
        asked.push(`replacement of ${id}`);
        return answer({ id: '8' });
      },
    },
  };
  const params = { id: '7', ...(slug !== null && { slug }) };
  return { asked, loading: productLoader(loaderArgs(services, address, params)) };
};

describe('the product page', () => {
  it('is shown at its canonical address, and names its address in every language · ROUTE-2', async () => {
    const { asked, loading } = load();
    const shown = await loading;
    expect(shown).toMatchObject({
      product: { id: '7', title: 'Linse' },
      replacement: null,
      texts: [],
      paths,
    });
    expect(shown).not.toHaveProperty('canonical');
    expect(asked).toEqual(['7']);
    // Data that the page does not show is not sent with it.
    for (const name of [
      'titles',
      'slugs',
      'images',
      'group',
      'marketingImages',
      'richContent',
      'careProducts',
    ])
      expect(shown.product).not.toHaveProperty(name);
  });

  it.each([
    ['another', { slug: 'alt', address: '/p/7/alt?x=1' }, '301 /p/7/linse?x=1'],
    ['no', { slug: null, address: '/p/7' }, '301 /p/7/linse'],
    ["another language's", { locale: 'it', address: '/it/p/7/linse' }, '301 /it/p/7/lente'],
  ])('redirects there from %s name · ROUTE-2', async (_, place, to) =>
    expect(await ledTo(load({}, place).loading)).toBe(to),
  );

  it.each([
    ['is sold', { replacement: '8' }, null],
    ['is discontinued', { replacement: '8', stock: 0 }, { id: '8' }],
    ['is not sold any more', { replacement: '8', orderable: 'discontinued' }, { id: '8' }],
    ['is discontinued without a replacement', { stock: 0 }, null],
  ])('of a product that %s has its replacement, or none · CAT-6', async (_, changes, replacement) => {
    const { asked, loading } = load(changes);
    expect(await loading).toMatchObject({ replacement });
    expect(asked.includes('replacement of 7')).toBe(replacement !== null);
  });

  it('is shown without data that could not be loaded', async () => {
    const { loading } = load({ replacement: '8', stock: 0 }, { replies: false });
    expect(await loading).toMatchObject({ product: { id: '7' }, replacement: null });
    const { loading: grouped } = load(
      { group: { canonical: false, canonicalProductId: '9' } },
      { replies: false },
    );
    expect(await grouped).not.toHaveProperty('canonical');
  });

  it.each([
    ['another', { canonical: false, canonicalProductId: '9' }, '/p/9/gruppe'],
    ['itself', { canonical: true, canonicalProductId: '7' }, undefined],
    ['itself, although another is named', { canonical: true, canonicalProductId: '9' }, undefined],
    ['itself by its number', { canonical: false, canonicalProductId: '7' }, undefined],
  ])('names the canonical page: %s · CAT-12', async (_, group, canonical) => {
    const { asked, loading } = load({ group });
    expect((await loading).canonical).toBe(canonical);
    expect(asked).toEqual(canonical ? ['7', '9'] : ['7']);
  });

  it('names the canonical page in the language of the page', async () =>
    expect(
      (
        await load(
          { group: { canonical: false, canonicalProductId: '9' } },
          { locale: 'it', slug: 'lente', address: '/it/p/7/lente' },
        ).loading
      ).canonical,
    ).toBe('/it/p/9/gruppo'));
});
