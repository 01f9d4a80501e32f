import { describe, expect, it } from 'vitest';
import type { Services } from '../../../src/application/services.ts';
import { brands } from '../../../src/config/brands/brands.ts';
import { loadWords } from '../../../src/config/words/load-words.ts';
import { makeTranslator } from '../../../src/ui/shared/translation/translator.ts';
import { breadcrumbData } from '../../../src/ui/structured-data/breadcrumb-data.ts';
import { structuredDataOf } from '../../../src/ui/structured-data/of-page.ts';
import { shopData } from '../../../src/ui/structured-data/shop-data.ts';

const shop = { ...brands.okulino.shop, origin: 'https://shop.test' };
const asked: string[] = [];
const services = (locale = 'de') =>
  ({
    shop,
    locale,
    shipping: {
      shippingOptions: (country: string) => async () => {
        asked.push(country);
        return country === shop.country
          ? { _tag: 'Right', right: [{ key: 'dhl_parcel', price: { minor: 700, currency: 'CHF' } }] }
          : { _tag: 'Left', left: { _tag: 'Unreachable' } };
      },
    },
  }) as unknown as Services;
const of = async (
  loaderData: Record<string, unknown>,
  locale?: string,
  errors: Record<string, unknown> | null = null,
) => {
  const language = locale === 'it' ? 'it' : 'de';
  const translator = makeTranslator(language, await loadWords('okulino', language, ['common', 'facts']));
  return structuredDataOf({ loaderData, errors }, services(locale), translator);
};

const product = {
  id: '10010',
  title: 'Hydralis',
  image: '/media/x',
  brand: [],
  manufacturer: [],
  orderable: 'orderable',
  stock: 1,
  rating: { average: 0, count: 0 },
  facts: [],
  price: { current: { minor: 2495, currency: 'CHF' } },
  breadcrumb: [
    { slug: 'kontaktlinsen', title: 'Kontaktlinsen' },
    { slug: 'tageslinsen', title: 'Tageslinsen' },
  ],
};
const paths = { de: '/p/10010/hydralis', it: '/it/p/10010/idralis' };
const step = (position: number, name: string, path: string) => ({
  '@type': 'ListItem',
  position,
  name,
  item: `https://shop.test${path}`,
});

describe('the structured data of a page', () => {
  it.each([
    ['de', 'silicone_hydrogel', 'Silikon-Hydrogel'],
    ['it', 'bio_hydrogel', 'Hydrogel biocompatibile'],
    ['it', 'Senofilcon A', 'Senofilcon A'],
  ])(
    'names the material of a product as the page does: in %s %s is %s · CAT-12',
    async (locale, value, name) => {
      const made = { ...product, facts: [{ code: 'material', value }] };
      const [thing] = await of({ [`${locale}.product`]: { product: made, paths } }, locale);
      expect(thing).toMatchObject({ material: name });
    },
  );

  it('of a product is the product, and its breadcrumb · CAT-12', async () => {
    asked.length = 0;
    const [thing, way, ...more] = await of({ 'de.product': { product, paths } });
    expect(thing).toMatchObject({
      '@type': 'Product',
      url: 'https://shop.test/p/10010/hydralis',
      offers: { shippingDetails: [{ shippingDestination: { addressCountry: [shop.country] } }] },
    });
    expect(way).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        step(1, 'Kontaktlinsen', '/c/kontaktlinsen'),
        step(2, 'Tageslinsen', '/c/kontaktlinsen/tageslinsen'),
        step(3, 'Hydralis', '/p/10010/hydralis'),
      ],
    });
    expect(more).toEqual([]);
    expect(asked).toEqual(shop.countries.map(({ code }) => code));
  });

  it('is in the language of the page', async () => {
    const [thing, way] = await of({ 'it.product': { product, paths } }, 'it');
    expect(thing).toMatchObject({ url: 'https://shop.test/it/p/10010/idralis' });
    expect(way).toMatchObject({
      itemListElement: [{ item: 'https://shop.test/it/c/kontaktlinsen' }, {}, {}],
    });
    expect(await of({ 'de.product': { product, paths } }, 'it')).toEqual([]);
  });

  it('of a category is its breadcrumb', async () =>
    expect(
      await of({
        'de.category': {
          category: {
            breadcrumb: [
              { title: 'Kontaktlinsen', path: 'kontaktlinsen' },
              { title: 'Tageslinsen', path: 'kontaktlinsen/tageslinsen' },
            ],
          },
        },
      }),
    ).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          step(1, 'Kontaktlinsen', '/c/kontaktlinsen'),
          step(2, 'Tageslinsen', '/c/kontaktlinsen/tageslinsen'),
        ],
      },
    ]));

  it('of the home page is the owner of the shop', async () =>
    expect(await of({ 'de.home': { story: {} } })).toEqual(shopData(shop, 'de')));

  it('is empty for other pages, and for a page that failed', async () => {
    expect(await of({ 'de.search': {} })).toEqual([]);
    expect(await of({ 'de.home': { story: {} } }, 'de', { 'de.home': new Error('no') })).toEqual([]);
  });
});

it('a breadcrumb of a single step is omitted', () => {
  expect(breadcrumbData('https://shop.test', [{ title: 'A', path: '/a' }])).toEqual([]);
  expect(breadcrumbData('https://shop.test', [])).toEqual([]);
});
