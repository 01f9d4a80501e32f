import { gunzipSync } from 'node:zlib';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brands } from '../../../../src/config/brands/brands.ts';
import {
  productsPerFile,
  type SitemapSources,
  sitemapAt,
} from '../../../../src/config/server/crawlers/sitemaps.ts';
import type { Category } from '../../../../src/domain/catalogue/category.ts';
import type { ProductId } from '../../../../src/domain/catalogue/product.ts';
import { brandIds } from '../../../../src/domain/shared/brand-id.ts';
import { locales } from '../../../../src/domain/shared/locale.ts';
import { pagePath, plainPages } from '../../../../src/domain/shared/page-path.ts';
import { pathTo } from '../../../../src/domain/shared/paths.ts';
import { done } from '../../../adapters/sandbox/fixtures/shopper.ts';
import { type OpenShop, openShop } from './open-shop.ts';

const locs = (xml: string): readonly string[] =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => loc);

const root: Category = {
  id: '',
  title: '',
  description: '',
  paths: { de: '', en: '', it: '', fr: '' },
  breadcrumb: [],
  children: [],
};
const nothing: SitemapSources = {
  origin: 'https://shop.example',
  catalogue: { category: () => TE.right(root) },
  index: { products: () => TE.right({ total: 0, products: [] }) },
  content: { addresses: () => TE.right([]) },
};

describe('sitemaps', () => {
  let shop: OpenShop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());

  it.each(brandIds)('of %s list every indexable page, in files of one language each', async (brand) => {
    const { origin } = brands[brand].shop;
    const read = async (address: string) => {
      const answer = await shop.get(brand, address.replace(origin, ''));
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        200,
        'application/xml; charset=utf-8',
      ]);
      return answer.text();
    };
    const files = locs(await read('/sitemap.xml'));
    expect(files).toEqual(
      locales.flatMap((locale) => [
        `${origin}/sitemap-pages-${locale}.xml`,
        `${origin}/sitemap-products-${locale}-1.xml`,
      ]),
    );
    const lists = await Promise.all(files.map(async (file) => locs(await read(file))));
    for (const [index, locale] of locales.entries()) {
      const [pages = [], products = []] = [lists[2 * index], lists[2 * index + 1]];
      expect(pages).toEqual(expect.arrayContaining([origin + pathTo.home(locale)]));
      for (const page of plainPages) expect(pages).toContain(origin + pagePath(locale, page));
      expect(pages.filter((address) => /\/c\/[^/]+\/[^/]+/.test(address)).length).toBeGreaterThan(5);
      expect(products.length).toBeGreaterThan(50);
      expect(products).toHaveLength(lists[1]?.length ?? 0);
      expect(new Set([...pages, ...products]).size).toBe(pages.length + products.length);
    }
  });

  it('list canonical addresses only: each page, and one product in sixteen · CAT-12', async () => {
    const [pages = '', products = ''] = await Promise.all(
      ['/sitemap-pages-fr.xml', '/sitemap-products-fr-1.xml'].map(async (file) =>
        (await shop.get('opalys', file)).text(),
      ),
    );
    const addresses = [...locs(pages), ...locs(products).filter((_, index) => index % 16 === 0)];
    for (const address of addresses) {
      const html = await (await shop.get('opalys', address.replace(brands.opalys.shop.origin, ''))).text();
      expect(html).toContain(`<link rel="canonical" href="${address}"/>`);
    }
  });

  it('list published content under its address in each language, and no draft', async () => {
    const story = (slug: string, it: string, kind: 'page' | 'head' = 'page') => ({
      slugs: { de: slug, en: slug, it, fr: slug },
      kind,
    });
    const pages = await sitemapAt('/sitemap-pages-it.xml', {
      ...nothing,
      content: {
        addresses: () =>
          TE.right([
            story('about', 'chi-siamo'),
            { ...story('winter', 'inverno'), changedAt: '2026-11-01T00:00:00Z' },
            story('head/lens', 'head/lens', 'head'),
          ]),
      },
    })?.();
    const xml = pages && E.isRight(pages) ? pages.right : '';
    const paths = locs(xml).map((address) => address.replace('https://shop.example/it', ''));
    expect(paths).toEqual(expect.arrayContaining(['/chi-siamo', '/inverno', '/aiuto', '/note-legali']));
    expect(paths).not.toContain('/about');
    expect(xml).not.toContain('head');
    expect(xml).toContain('inverno</loc><lastmod>2026-11-01');
    const seeded = locs(await (await shop.get('okulino', '/sitemap-pages-fr.xml')).text());
    expect(seeded).toContain(`${brands.okulino.shop.origin}${pagePath('fr', 'studio')}`);
  });

  it('list no product that is discontinued, a trial or canonical elsewhere', async () => {
    const xml = await (await shop.get('okulino', '/sitemap-products-de-1.xml')).text();
    for (const id of ['10010', '10060', '20010']) expect(xml).toContain(`/p/${id}/`);
    for (const id of ['10061', '10161', '10261', '10381', '10391', '20012'])
      expect(xml).not.toContain(`/p/${id}/`);
  });

  it('date a product by its last change, not by a purchase', async () => {
    const { db } = shop.sandbox.sandbox;
    const client = shop.sandbox.client();
    const changedAt = async (id: string) => {
      const { result } = await done(client.getProductAddresses({ query: {} }));
      return result.find(({ product_id }) => product_id === id)?.changed_at ?? '';
    };
    await db
      .updateTable('product_change')
      .set({ changed_at: new Date('2026-01-01T00:00:00Z') })
      .execute();
    await db.updateTable('product').set({ popularity: 1 }).where('id', '=', 10010).execute();
    await db.updateTable('product').set({ badge: null }).where('badge', 'is', null).execute();
    expect(await changedAt('10010')).toBe('2026-01-01T00:00:00.000Z');
    const title = { title: 'Hydralis' };
    await db.updateTable('product_text').set(title).where('product_id', '=', 10010).execute();
    await db.updateTable('product_price').set({ price: 1 }).where('product_id', '=', 10020).execute();
    await db.updateTable('product').set({ rating_count: 1 }).where('id', '=', 10060).execute();
    for (const id of ['10010', '10020', '10060'])
      expect(Date.now() - Date.parse(await changedAt(id))).toBeLessThan(3_600_000);
    expect(await changedAt('10130')).toBe('2026-01-01T00:00:00.000Z');
    await db.deleteFrom('product_change').where('product_id', '=', 10010).execute();
    expect(await changedAt('10010')).toBe('');
  });

  it('are compressed if that is accepted, and not found under another name', async () => {
    const answer = await shop.get('okulino', '/sitemap.xml', { 'accept-encoding': 'br, gzip' });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(await answer.arrayBuffer()).toString()).toContain('<sitemapindex');
    for (const path of [
      '/sitemap-pages-es.xml',
      '/sitemap-products-de-0.xml',
      '/sitemap-products-de-2.xml',
      '/sitemapx.xml',
    ])
      expect((await shop.get('okulino', path)).status).toBe(404);
  });
});

describe('the sitemap of a large shop', () => {
  const large = 25_000;
  const sources: SitemapSources = {
    ...nothing,
    catalogue: { category: () => async () => E.left({ _tag: 'Unreachable' }) },
    index: {
      products: (page, itemsPerPage) => async () =>
        E.right({
          total: large,
          products: Array.from(
            { length: Math.max(0, Math.min(itemsPerPage, large - (page - 1) * itemsPerPage)) },
            (_, index) => ({
              id: String((page - 1) * itemsPerPage + index + 1) as ProductId,
              slugs: { de: 'a&b', en: 'b', it: 'c', fr: 'd' },
            }),
          ),
        }),
    },
  };
  const xml = async (path: string) => {
    const answer = await sitemapAt(path, sources)?.();
    return answer && E.isRight(answer) ? answer.right : answer?.left._tag;
  };

  it('is split into files of at most 50 000 addresses, with none missing', async () => {
    expect(productsPerFile).toBeLessThanOrEqual(50_000);
    const files = locs((await xml('/sitemap.xml')) ?? '').filter((file) => file.includes('products-en'));
    expect(files).toHaveLength(3);
    const sizes = await Promise.all(
      files.map(async (file) => locs((await xml(file.replace('https://shop.example', ''))) ?? '').length),
    );
    expect(sizes).toEqual([10_000, 10_000, 5000]);
    expect(await xml('/sitemap-products-en-4.xml')).toBe('NotFound');
  });

  it('fails rather than being incomplete, and escapes every address', async () => {
    expect(await xml('/sitemap-pages-de.xml')).toBe('Unreachable');
    expect(await xml('/sitemap-products-de-1.xml')).toContain(
      '<loc>https://shop.example/p/1/a%26b</loc></url>',
    );
  });
});
