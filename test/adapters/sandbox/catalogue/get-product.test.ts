import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productGtin } from '../../../../src/adapters/sandbox/seed/range/gtins.ts';
import { optionCodes } from '../../../../src/domain/catalogue/lens/lens-options.ts';
import type { ProductId } from '../../../../src/domain/catalogue/product.ts';
import type { BrandId } from '../../../../src/domain/shared/brand-id.ts';
import { type Locale, locales } from '../../../../src/domain/shared/locale.ts';
import { done, failed } from '../fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../fixtures/start-sandbox.ts';
import { variantGtin } from '../fixtures/variant-gtin.ts';

let shop: TestSandbox;
beforeAll(async () => {
  shop = await startSandbox();
});
afterAll(() => shop.close());

const product = (id: string, brand?: BrandId, locale?: Locale) =>
  done(shop.client(brand, locale).getProduct({ params: { id } }));

describe('a product', () => {
  it('has texts in all languages, pictures with the cover first, prices and related products · CAT-1', async () => {
    const lens = await product('10010');
    expect(lens).toMatchObject({
      product_id: '10010',
      category: 'lens',
      manufacturer: ['Velmora'],
      brand: ['Hydralis'],
      lens_type: 'spherical',
      lens_usage: 'daily',
      unit: { amount: 30, name: 'lenses' },
      price: { current: 3040, currency: 'CHF' },
      price_per_unit: { value: 101, units: 'lens' },
      has_bulk_price: true,
      product_status: 'active',
      product_group: { canonical: true, canonical_product_id: '10010' },
    });
    for (const locale of locales) {
      expect(lens.titles[locale]).toContain('Hydralis');
      expect(lens.slugs[locale]).toMatch(/^hydralis-30-/);
    }
    expect(lens.images[0]).toBe(lens.imagesGallery.front);
    expect(lens.imagesGallery.mobile.parameters).toBe('/images/10010/parameters?v=2');
    expect((await product('30011')).imagesGallery.mobile).toEqual({
      front: '/images/30011/front?v=2',
      back: '/images/30011/back?v=2',
      parameters: '/images/30011/parameters-mobile?v=2',
    });
    expect(lens.imagesGallery.face).toBeUndefined();
    expect((await product('30011', 'opalys')).imagesGallery.face).toBe('/images/30011/face-opalys?v=2');
    expect(lens.similar_products.length).toBeGreaterThan(0);
    expect(lens.group_upsell.map(({ product_id }) => product_id)).toEqual(['10012', '10013']);
  });

  it('has a breadcrumb of lens, usage and type · CAT-10', async () => {
    const { breadcrumb } = await product('10020', 'okulino', 'fr');
    expect(breadcrumb.map(({ slug }) => slug)).toEqual([
      'lentilles-de-contact',
      'lentilles-journalieres',
      'toriques',
    ]);
  });

  it('has its description in the language of the request', async () => {
    const descriptions = await Promise.all(
      locales.map(async (locale) => (await product('20012', 'okulino', locale)).description),
    );
    expect(new Set(descriptions).size).toBe(4);
  });

  it('names the canonical pack for search engines · CAT-1', async () => {
    expect((await product('10061')).product_group).toEqual({
      canonical: false,
      canonical_product_id: '10060',
    });
    expect((await product('30011')).product_group).toBeUndefined();
  });

  it('says if it cannot be ordered, and names its replacement · CAT-16', async () => {
    expect(await product('10261')).toMatchObject({ discontinued: true, product_replacement: '10371' });
    expect(await product('10381')).toMatchObject({ discontinued: true, product_status: 'discontinued' });
    expect(await product('10161')).toMatchObject({ is_active: false, product_status: 'inactive' });
  });

  it('shows a struck-through price only in shops that have one · PRICE-4', async () => {
    const struck = await product('10072', 'okulino');
    expect(struck.price.original).toBeGreaterThan(struck.price.current);
    expect((await product('10072', 'linsenwerk')).price.original).toBeUndefined();
  });

  it('has the price of each shop', async () => {
    const prices = await Promise.all(
      (['okulino', 'linsenwerk', 'viszola', 'opalys', 'augental'] as const).map(
        async (brand) => (await product('10010', brand)).price.current,
      ),
    );
    expect(new Set(prices).size).toBe(5);
  });

  it('has marketing pictures and texts of the shop and language, with their dates · CAT-1', async () => {
    const { rich_content, marketing_images } = await product('10010', 'viszola', 'it');
    expect(rich_content.map(({ brand_channel, locale }) => `${brand_channel} ${locale}`)).toEqual(
      Array(3).fill('viszola it'),
    );
    expect(rich_content.map(({ start_date }) => start_date.slice(0, 4)).toSorted()).toEqual([
      '2024',
      '2025',
      '2099',
    ]);
    expect(marketing_images).toMatchObject([
      {
        title: expect.stringMatching(/^Per l’aria secca/),
        link: expect.stringMatching(/^\/it\/p\/20130\/hydralis/),
        image_type: 'banner',
      },
    ]);
    expect((await product('20012')).rich_content).toMatchObject([
      { image_type: 'cover', image: '/images/20180/front?v=2', link: '/hilfe' },
    ]);
    expect((await product('10050')).care_products).toHaveLength(3);
    expect((await product('10010')).care_products).toEqual([]);
  });

  it.each(['0', '99999', 'abc', '1e4', '10010;drop table product', '999999999999'])(
    'is not found by %s',
    async (id) => {
      expect(await failed(shop.client().getProduct({ params: { id } }))).toEqual({
        _tag: 'NotFound',
        code: 'product.not_found',
      });
    },
  );
});

describe('the GTIN of a box', () => {
  const values = { sphere: '-2.50', cylinder: '-0.75', axis: '180' };

  it('returns the lens values that it stands for, for its own product only · PHOTO-5', async () => {
    const client = shop.client();
    const all = await done(client.getProductOptions({ params: { id: '10020' } }));
    const fixed = Object.fromEntries(all.map(({ code, values: made }) => [code, made[0] ?? '']));
    const wanted = { ...fixed, ...values };
    const gtin = variantGtin('10020', all, wanted);
    const found = await done(client.getProductOptions({ params: { id: '10020' }, query: { gtin } }));
    expect(Object.fromEntries(found.map(({ code, values: one }) => [code, one]))).toEqual(
      Object.fromEntries(Object.entries(wanted).map(([code, value]) => [code, [value]])),
    );
    const { result } = await done(client.getProducts({ query: { search: gtin } }));
    expect(result.map(({ product_id }) => product_id)).toEqual(['10020']);
    for (const [id, number] of [
      ['10010', gtin],
      ['10020', productGtin('10020')],
      ['10020', '4006381333931'],
    ] as const)
      for (const { values: none } of await done(
        client.getProductOptions({ params: { id }, query: { gtin: number } }),
      ))
        expect(none).toEqual([]);
  });
});

describe('the options of a product', () => {
  const options = async (id: string, query: { axis?: number; color?: string } = {}) =>
    new Map(
      (await done(shop.client().getProductOptions({ params: { id }, query }))).map(({ code, values }) => [
        code,
        values,
      ]),
    );

  it.each(['10010', '10020', '10060', '10220', '30011', '40010'])(
    'come in a fixed order with a label each, for %s · CAT-7',
    async (id) => {
      const all = await done(shop.client('okulino', 'en').getProductOptions({ params: { id } }));
      const codes = all.map(({ code }) => code);
      expect(codes).toEqual(optionCodes.filter((code) => codes.includes(code)));
      for (const { label, values } of all) {
        expect(label).not.toBe('');
        expect(values.length).toBeGreaterThan(0);
      }
    },
  );

  it('include strong cylinders only for axes near horizontal and vertical · CAT-9', async () => {
    expect((await options('10020', { axis: 180 })).get('cylinder')).toContain('-2.75');
    expect((await options('10020', { axis: 40 })).get('cylinder')).toEqual(['-0.75', '-1.25', '-1.75']);
  });

  it('narrow by colour and axis at once · CAT-9', async () => {
    expect((await options('10220', { color: 'emerald' })).get('axis')).not.toContain('40');
    const both = await options('10220', { axis: 40, color: 'sapphire' });
    expect(both.get('color')).toEqual(['sapphire', 'slate-grey']);
    expect(both.get('cylinder')).toEqual(['-0.75', '-1.25']);
    expect(both.get('axis')).toContain('40');
  });

  it('are not narrowed by an axis and a colour that are not made', async () => {
    expect(await options('10220', { axis: 7, color: 'plaid' })).toEqual(await options('10220'));
  });
});

describe('the replacement of a product', () => {
  const replacement = (id: string) =>
    shop.client().getProductReplacement({ params: { id: id as ProductId } });

  it('is a product that can be ordered · CAT-6', async () => {
    expect(await done(replacement('10261'))).toMatchObject({ product_id: '10371', is_active: true });
  });

  it.each(['10381', '10010', '1', 'x'])('is not found for %s', async (id) => {
    expect(await failed(replacement(id))).toEqual({
      _tag: 'NotFound',
      code: 'product_replacement.not_found',
    });
  });
});
