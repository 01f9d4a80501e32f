import { describe, expect, it } from 'vitest';
import type { Services } from '../../../src/application/services.ts';
import type { Block } from '../../../src/domain/content/block.ts';
import { loadBlockData } from '../../../src/ui/content/load-blocks.ts';

const product = (id: string, changes: object = {}) => ({
  id,
  orderable: 'orderable',
  contents: { unit: 'ml', amount: 360 },
  ...changes,
});
const priced = (key: string, minor: number) => ({ key, price: { minor, currency: 'CHF' } });

/** A shop that records its requests. `down`: which of its parts do not answer. */
const shopOf = ({
  hero = 'wide',
  down = [],
  listed = [],
  total = listed.length,
  methods = {},
}: {
  readonly hero?: string;
  readonly down?: readonly string[];
  readonly listed?: readonly object[];
  readonly total?: number;
  readonly methods?: Readonly<Record<string, readonly object[]>>;
} = {}) => {
  const asked: unknown[] = [];
  const answering = (part: string, question: unknown, answer: unknown) => async () => {
    asked.push(question);
    return down.includes(part)
      ? { _tag: 'Left', left: { _tag: 'Unreachable' } }
      : { _tag: 'Right', right: answer };
  };
  const services = {
    locale: 'it',
    shop: { hero, country: 'CH', countries: [{ code: 'CH' }, { code: 'DE' }, { code: 'LI' }] },
    catalogue: {
      category: (path: string) => answering('category', path, { id: `id of ${path}` }),
      products: (query: object) => answering('products', query, { products: listed, total }),
      details: (ids: readonly string[]) => answering('details', ids, listed),
    },
    search: { products: (query: object) => answering('search', query, { products: listed }) },
    shipping: {
      shippingOptions: (country: string) => answering('shipping', country, methods[country] ?? []),
    },
  } as unknown as Services;
  return {
    asked,
    load: (...blocks: readonly object[]) => loadBlockData(services, blocks as readonly Block[]),
  };
};
const popular = (most: number, category?: string) => ({
  kind: 'products',
  id: 'best',
  source: { of: 'popular', ...(category && { category }) },
  most,
});

describe('a product list on a content page', () => {
  it('requests twice as many popular products, because some cannot be bought', async () => {
    const { asked, load } = shopOf({
      listed: [product('1', { orderable: 'inactive' }), product('2'), product('3'), product('4')],
    });
    const { products } = await load(popular(2, 'lens'));
    expect(asked).toEqual([{ category: 'lens', sort: 'popular', itemsPerPage: 4 }]);
    expect(products.best?.map(({ id }) => id)).toEqual(['2', '3']);
  });

  it('requests the whole shop if no category is named', async () => {
    const { asked, load } = shopOf();
    await load(popular(3));
    expect(asked).toEqual([{ sort: 'popular', itemsPerPage: 6 }]);
  });

  it('drops the bestseller badge among popular products, and keeps others', async () => {
    const { load } = shopOf({
      listed: [product('1', { badge: 'bestseller' }), product('2', { badge: 'new' }), product('3')],
    });
    expect((await load(popular(3))).products.best).toEqual([
      product('1'),
      product('2', { badge: 'new' }),
      product('3'),
    ]);
  });

  it('requests the products chosen by an editor by their ids, unchanged', async () => {
    const { asked, load } = shopOf({
      listed: [
        product('2', { badge: 'bestseller' }),
        product('1', { orderable: 'discontinued' }),
        product('3'),
      ],
    });
    const block = { kind: 'products', id: 'ours', source: { of: 'chosen', ids: ['2', '1', '3'] }, most: 1 };
    expect((await load(block)).products).toEqual({ ours: [product('2', { badge: 'bestseller' })] });
    expect(asked).toEqual([{ productIds: ['2', '1', '3'], cacheKey: 'ours', itemsPerPage: 3 }]);
  });

  it('is omitted if it cannot be loaded, without failing the page', async () => {
    const { load } = shopOf({ down: ['products', 'search'] });
    const chosen = { kind: 'products', id: 'ours', source: { of: 'chosen', ids: ['1'] }, most: 4 };
    expect((await load(popular(2), chosen)).products).toEqual({});
  });

  it('inside an experiment is requested as well · CONT-3', async () => {
    const { load } = shopOf({ listed: [product('1')] });
    const experiment = { kind: 'experiment', id: 'x', featureKey: 'f', wanted: [], blocks: [popular(1)] };
    expect(Object.keys((await load(experiment)).products)).toEqual(['best']);
  });
});

describe("the shop's own hero", () => {
  const hero = { kind: 'hero', id: 'h', items: [{}] };
  const lenses = ['lenti-a-contatto', 'id of lenti-a-contatto'] as const;
  const care = ['cura-delle-lenti', 'id of cura-delle-lenti'] as const;
  const sun = ['occhiali-da-sole', 'id of occhiali-da-sole'] as const;
  const listing = (category: string, itemsPerPage: number) => ({ category, sort: 'popular', itemsPerPage });

  it.each([
    ['blob', [lenses[0]], [listing(lenses[1], 2)], { lenses: 1, care: 0, sunglasses: 0 }],
    ['split', [lenses[0]], [listing(lenses[1], 12), ['1', '2', '3']], { lenses: 3, care: 0, sunglasses: 0 }],
    ['quiet', [], [], { lenses: 0, care: 0, sunglasses: 0 }],
    ['wide', [sun[0]], [listing(sun[1], 12)], { lenses: 0, care: 0, sunglasses: 3 }],
    [
      'advice',
      [lenses[0], care[0]],
      [listing(lenses[1], 2), { ...listing(care[1], 24), page: 1 }],
      { lenses: 1, care: 1, sunglasses: 0 },
    ],
  ])('of the look “%s” shows popular products of %j', async (look, categories, listings, shown) => {
    const { asked, load } = shopOf({
      hero: look,
      listed: ['1', '2', '3'].map((id) => product(id, { facts: [] })),
    });
    const data = await load(hero);
    expect(asked).toEqual([...categories, ...listings]);
    expect(Object.entries(data.hero).map(([name, list]) => [name, list.length])).toEqual(
      Object.entries(shown),
    );
  });

  it('that compares lenses shows the oxygen transmissibility of each, if known', async () => {
    const facts = (value: string) => ({ facts: [{ code: 'oxygen_transmissibility', value }] });
    const listed = [
      product('1', facts('110 Dk/t')),
      product('2', { facts: [] }),
      product('3', facts('25.5')),
    ];
    expect((await shopOf({ hero: 'split', listed }).load(hero)).oxygen).toEqual({ 1: 110, 3: 25.5 });
    expect((await shopOf({ hero: 'split', listed, down: ['details'] }).load(hero)).oxygen).toEqual({});
    expect((await shopOf({ hero: 'quiet', listed }).load(hero)).oxygen).toBeUndefined();
  });

  it('that sells care requests a few popular products, and more only while a kind is missing', async () => {
    const whole = [
      product('solution'),
      product('case', { contents: { unit: 'piece', amount: 1 } }),
      product('drops', { contents: { unit: 'ml', amount: 10 } }),
    ];
    const pagesOf = (asked: readonly unknown[]) =>
      asked.flatMap((question) =>
        typeof question === 'object' && question !== null && 'page' in question ? [question] : [],
      );
    const all = shopOf({ hero: 'advice', listed: whole, total: 200 });
    const { hero } = await all.load({ kind: 'hero', id: 'hero', items: [{ id: 'claim' }] });
    expect(hero.care.map(({ id }) => id)).toEqual(['solution', 'case', 'drops']);
    expect(pagesOf(all.asked)).toMatchObject([{ page: 1, itemsPerPage: 24, sort: 'popular' }]);

    const part = shopOf({ hero: 'advice', listed: [product('solution')], total: 60 });
    expect((await part.load({ kind: 'hero', id: 'hero', items: [{ id: 'claim' }] })).hero.care).toHaveLength(
      1,
    );
    expect(pagesOf(part.asked)).toMatchObject([{ page: 1 }, { page: 2 }, { page: 3 }]);
    const endless = shopOf({ hero: 'advice', listed: [product('solution')], total: 9000 });
    await endless.load({ kind: 'hero', id: 'hero', items: [{ id: 'claim' }] });
    expect(pagesOf(endless.asked)).toHaveLength(4);
    const closed = shopOf({ hero: 'advice', down: ['products'] });
    expect((await closed.load({ kind: 'hero', id: 'hero', items: [{ id: 'claim' }] })).hero.care).toEqual([]);
  });

  it('is empty if its editor set pictures, or the page has no hero', async () => {
    const { asked, load } = shopOf({ hero: 'advice', listed: [product('1')] });
    const nothing = { lenses: [], care: [], sunglasses: [] };
    expect((await load({ ...hero, items: [{ images: [] }] })).hero).toEqual(nothing);
    expect((await load({ kind: 'facts', id: 'f' })).hero).toEqual(nothing);
    expect(asked).toEqual(['CH']);
    expect((await load({ ...hero, items: [] })).hero.lenses).toHaveLength(1);
  });

  it.each(['category', 'products'])('is empty if its %s cannot be loaded', async (part) =>
    expect((await shopOf({ hero: 'advice', down: [part], listed: [product('1')] }).load(hero)).hero).toEqual({
      lenses: [],
      care: [],
      sunglasses: [],
    }),
  );
});

describe('shipping costs on a content page', () => {
  const methods = {
    CH: [priced('b', 900), priced('pickup', 0), priced('a', 700), priced('c', 800)],
    DE: [priced('d', 1500), priced('e', 1200)],
  };

  it.each(['facts', 'faq'])('are the lowest domestic price, for a block “%s”', async (kind) => {
    const { asked, load } = shopOf({ methods });
    const data = await load({ kind, id: 'x' });
    expect(data.shippingFrom).toEqual({ minor: 700, currency: 'CHF' });
    expect(data.shipping).toEqual([]);
    expect(asked).toEqual(['CH']);
  });

  it('are those of the cheapest home delivery, also where it is free, and of no pickup · CART-21', async () => {
    const from = async (...ways: readonly object[]) =>
      (await shopOf({ methods: { CH: ways } }).load({ kind: 'faq', id: 'x' })).shippingFrom?.minor;
    expect(await from(priced('b', 900), priced('a', 0))).toBe(0);
    expect(await from(priced('pickup', 200), priced('a', 700))).toBe(700);
    expect(await from(priced('pickup', 0))).toBeUndefined();
  });

  it('are unknown if the request fails', async () => {
    expect(
      (await shopOf({ down: ['shipping'] }).load({ kind: 'faq', id: 'x' })).shippingFrom,
    ).toBeUndefined();
  });

  it('are a table for each destination country, the cheapest first', async () => {
    const { asked, load } = shopOf({ methods });
    const data = await load({ kind: 'shipping-options', id: 'x' });
    expect(data.shipping.map(({ country, options }) => [country, options.map(({ key }) => key)])).toEqual([
      ['CH', ['pickup', 'a', 'c', 'b']],
      ['DE', ['e', 'd']],
    ]);
    expect(data.shippingFrom).toBeUndefined();
    expect(asked).toEqual(['CH', 'DE', 'LI']);
  });

  it('are not requested by other blocks', async () => {
    const { asked, load } = shopOf({ methods });
    expect(await load({ kind: 'text', id: 'x' })).toMatchObject({ shipping: [], products: {} });
    expect(asked).toEqual([]);
  });
});
