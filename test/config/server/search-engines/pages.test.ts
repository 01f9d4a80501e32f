import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brands } from '../../../../src/config/brands/brands.ts';
import type { ProductId } from '../../../../src/domain/catalogue/product.ts';
import { shareUrl } from '../../../../src/domain/content/drawing-place.ts';
import { type BrandId, brandIds } from '../../../../src/domain/shared/brand-id.ts';
import { type Locale, type Localised, locales } from '../../../../src/domain/shared/locale.ts';
import { pagePath, plainPages } from '../../../../src/domain/shared/page-path.ts';
import { pathTo } from '../../../../src/domain/shared/paths.ts';
import { done } from '../../../adapters/sandbox/fixtures/shopper.ts';
import {
  breadcrumbRules,
  broken,
  onTheShelfRules,
  organizationRules,
  productRules,
  ratedRules,
  websiteRules,
} from './google-rules.ts';
import { type CrawledPage, type OpenShop, openShop } from './open-shop.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const inAll = (path: (locale: Locale) => string): Localised => ({
  de: path('de'),
  en: path('en'),
  it: path('it'),
  fr: path('fr'),
});

const products = { lens: '10010', care: '20010', glasses: '30011', reading: '40010' } as const;

const productPaths = async (id: string): Promise<Localised> => {
  const { slugs } = await done(shop.sandbox.client().getProduct({ params: { id: id as ProductId } }));
  return inAll((locale) => pathTo.product(locale, id, slugs[locale]));
};

/** The first category of each level, and its second page. */
const categoryPaths = async (): Promise<Readonly<Record<string, Localised>>> => {
  const client = shop.sandbox.client();
  const found: Record<string, Localised> = {};
  for (let path = '', level = 0; level < 5; level += 1) {
    const category = await done(client.getCategory({ query: { path } }));
    if (level > 0)
      found[`category ${level}`] = inAll((locale) => pathTo.category(locale, category.paths[locale]));
    if (level === 1)
      found['category, page 2'] = inAll(
        (locale) => `${pathTo.category(locale, category.paths[locale])}?page=2`,
      );
    const [child] = category.children;
    if (!child) break;
    path = child.path;
  }
  return found;
};

/** Every kind of indexable page, in every language. */
const kinds = async (): Promise<Readonly<Record<string, Localised>>> => ({
  home: inAll(pathTo.home),
  ...Object.fromEntries(
    await Promise.all(
      Object.entries(products).map(
        async ([name, id]) => [`product ${name}`, await productPaths(id)] as const,
      ),
    ),
  ),
  ...(await categoryPaths()),
  ...Object.fromEntries(
    plainPages.map((page) => [`page ${page}`, inAll((locale) => pagePath(locale, page))]),
  ),
});

const ofType = ({ data }: CrawledPage, name: string) => data.find((one) => one['@type'] === name);

describe.each(brandIds)('the pages of %s for search engines', (brand: BrandId) => {
  const { origin, name, features } = brands[brand].shop;
  const found = new Map<string, CrawledPage>();
  let paths: Readonly<Record<string, Localised>> = {};
  beforeAll(async () => {
    paths = await kinds();
    for (const [kind, each] of Object.entries(paths))
      for (const locale of locales) found.set(`${kind} ${locale}`, await shop.crawl(brand, each[locale]));
  }, 300_000);
  const each = (check: (page: CrawledPage, kind: string, locale: Locale) => void) => {
    expect(Object.keys(paths).length).toBeGreaterThan(15);
    for (const kind of Object.keys(paths))
      for (const locale of locales) {
        const page = found.get(`${kind} ${locale}`);
        expect(page?.status, `${kind} ${locale}`).toBe(200);
        if (page) check(page, kind, locale);
      }
  };

  it('have a title and a description of their own, short enough to be shown · CAT-12', () => {
    for (const locale of locales) {
      const titles = new Map<string, string>();
      const descriptions = new Map<string, string>();
      each((page, kind, of) => {
        if (of !== locale) return;
        expect(page.noindex, kind).toBe(false);
        expect(page.title, kind).toContain(name);
        expect(titles.get(page.title), `${kind}: ${page.title}`).toBeUndefined();
        titles.set(page.title, kind);
        const [description = '', ...more] = page.meta('description');
        expect(more).toEqual([]);
        expect(description.length, `${kind} ${locale}: ${description}`).toBeGreaterThan(15);
        expect(description.length, `${kind} ${locale}: ${description}`).toBeLessThanOrEqual(160);
        if (kind === 'category, page 2') return;
        expect(descriptions.get(description), `${kind}: ${description}`).toBeUndefined();
        descriptions.set(description, kind);
      });
    }
  });

  it('name the categories above in the title of one below them · CAT-32', () => {
    each((page, kind) => {
      const [, level] = /^category (\d)$/.exec(kind) ?? [];
      if (level === undefined) return;
      // The last one names the shop. The first level has nothing above, and the third contains the second.
      expect(page.title.split(' · '), page.title).toHaveLength([0, 2, 3, 3, 4, 4][Number(level)] ?? 0);
    });
  });

  it('show a text wherever they name one', () => {
    each((page, kind, locale) => expect(page.bareNames, `${kind} ${locale}`).toEqual([]));
  });

  it('have one canonical address, and name that of each language · I18N-2 · ROUTE-14', () => {
    each((page, kind, locale) => {
      expect(page.canonical, `${kind} ${locale}`).toEqual([origin + paths[kind]?.[locale]]);
      expect(page.languages, `${kind} ${locale}`).toEqual({
        ...Object.fromEntries(locales.map((other) => [other, origin + paths[kind]?.[other]])),
        'x-default': origin + paths[kind]?.de,
      });
    });
  });

  it('name their language and country for link previews · I18N-2', () => {
    const called = { de: 'de_CH', en: 'en_US', it: 'it_CH', fr: 'fr_CH' };
    each((page, kind, locale) => expect(page.meta('og:locale'), kind).toEqual([called[locale]]));
  });

  it('have a preview with the shop’s own picture, and for goods with their name · FACE-2 · SHARE-1 · SHARE-2', () => {
    each((page, kind, locale) => {
      for (const property of [
        'og:site_name',
        'og:title',
        'og:description',
        'og:type',
        'og:locale',
        'og:image:alt',
      ])
        expect(page.meta(property), `${kind} ${locale} ${property}`).toEqual([expect.stringMatching(/\S/)]);
      expect(page.meta('og:url')).toEqual(page.canonical);
      expect(page.meta('twitter:card')).toEqual(['summary_large_image']);
      const [width, height] = [page.meta('og:image:width'), page.meta('og:image:height')];
      const [picture = ''] = page.meta('og:image');
      expect([width, height]).toEqual([['1200'], ['630']]);
      const sold = kind.startsWith('product')
        ? 'p/\\w+'
        : kind.startsWith('category')
          ? 'c/[\\w/-]+'
          : undefined;
      if (!sold) expect(picture).toBe(`${origin}${shareUrl(brand)}`);
      else {
        expect(picture).toMatch(
          new RegExp(`^${origin}/drawings/${brand}/share/${locale}/${sold}\\.png\\?v=[a-z0-9]+$`),
        );
        expect(page.title).toContain(page.meta('og:image:alt')[0]);
      }
    });
  });

  it('describe products as Google requires · CAT-12', () => {
    each((page, kind) => {
      if (!kind.startsWith('product')) return expect(ofType(page, 'Product')).toBeUndefined();
      const product = ofType(page, 'Product');
      expect(broken(product, productRules), kind).toEqual([]);
      expect(broken(product, onTheShelfRules), kind).toEqual([]);
      expect(broken(product, ratedRules), kind).toEqual(
        features.reviews ? [] : ratedRules.map(({ path, need }) => `${need}: ${path}`),
      );
      expect(broken(ofType(page, 'BreadcrumbList'), breadcrumbRules), kind).toEqual([]);
    });
  });

  it('describe the shop and its search on the home page · CAT-12', () => {
    each((page, kind, locale) => {
      const organization = ofType(page, 'OnlineStore');
      if (kind !== 'home') return expect(organization).toBeUndefined();
      expect(broken(organization, organizationRules)).toEqual([]);
      expect(broken(ofType(page, 'WebSite'), websiteRules)).toEqual([]);
      expect(ofType(page, 'WebSite')).toMatchObject({ inLanguage: locale });
    });
  });

  it('have breadcrumbs in categories below the first level · CAT-2', () => {
    each((page, kind) => {
      if (!kind.startsWith('category')) return;
      const below = Number(/\d/.exec(kind)?.[0]) > 1 && !kind.includes('page');
      expect(broken(ofType(page, 'BreadcrumbList'), breadcrumbRules).length === 0, kind).toBe(below);
    });
  });

  it.each([
    ['/s?search=linse', 200],
    ['/en/s', 200],
    ['/c/kontaktlinsen?lens_type=toric', 200],
    ['/c/kontaktlinsen?sort=price_asc&page=2', 200],
    ['/c/kontaktlinsen?itemsPerPage=40', 200],
    ['/cart', 200],
    ['/it/cart/plain', 200],
    ['/checkout/address', 200],
    ['/fr/checkout/thank-you/any', 200],
    ['/abandoned-cart/mail/any', 200],
    ['/p/10161/x', 301],
    ['/p/99999', 404],
    ['/none', 404],
  ])('exclude %s from indexing', async (path, status) => {
    const page = await shop.crawl(brand, path);
    expect(page.status).toBe(status);
    if (status === 301) return;
    expect(page.noindex).toBe(true);
    expect([page.canonical, page.languages, page.data]).toEqual([[], {}, []]);
  });

  it.each([
    // Pages that were not requested before: cached data would still be shown, and lists cache the products in them.
    ['getProduct', '/p/10391'],
    ['getCategory', '/c/sonnenbrillen'],
  ] as const)('return 503 and not 404 if a gateway returns 404 for %s · CART-18', async (name, path) => {
    shop.sandbox.controls.setFault(name, { _tag: 'Status', status: 404, times: 9 });
    const page = await shop.crawl(brand, `${path}?of=${brand}`);
    shop.sandbox.controls.reset();
    expect([page.status, page.noindex]).toEqual([503, true]);
    expect(shop.reported.splice(0)).toMatchObject([{ code: `Unavailable 404 ${name}` }]);
  });

  it('exclude a product that is in no list · CAT-16', async () => {
    const page = await shop.crawl(brand, (await productPaths('10161')).de);
    expect([page.status, page.noindex, page.canonical]).toEqual([200, true, []]);
  });

  it('promise no delivery time for back orders, and mark what is no longer sold · CAT-12', async () => {
    for (const [id, availability] of [
      ['10270', 'BackOrder'],
      ['20190', 'SoldOut'],
      ['10381', 'Discontinued'],
    ] as const) {
      const product = ofType(await shop.crawl(brand, (await productPaths(id)).de), 'Product');
      expect(broken(product, productRules), id).toEqual([]);
      expect(product?.offers, id).toMatchObject({ availability: `https://schema.org/${availability}` });
      if (availability === 'BackOrder') expect(JSON.stringify(product)).not.toContain('deliveryTime');
    }
  });

  it('refer from a pack to its main pack · CAT-12', async () => {
    const [pack, other] = [await productPaths('10061'), await productPaths('10060')];
    const page = await shop.crawl(brand, pack.it);
    expect([page.noindex, page.canonical, page.languages]).toEqual([false, [origin + other.it], {}]);
    expect(page.meta('og:url')).toEqual(page.canonical);
  });
});

it('no other error or incident is reported', () => {
  expect([shop.reported, shop.sandbox.incidents]).toEqual([[], []]);
});
