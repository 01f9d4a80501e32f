import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import * as E from 'fp-ts/Either';
import { type Context, Hono } from 'hono';
import type { SiteIndexPort } from '../../../application/catalogue/site-index.ts';
import type { Services } from '../../../application/services.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import { brands } from '../../brands/brands.ts';
import { steadyNow, now as systemNow } from '../../clock.ts';
import type { Visit } from '../visit.ts';
import { securityTxt } from './security-txt.ts';
import { sitemapAt } from './sitemaps.ts';

/**
 * `robots.txt`: API calls and payments are no pages. Personal pages and filtered lists may be crawled, because only
 * then does a crawler see that they must not be indexed.
 */
const robots = (origin: string): string =>
  ['User-agent: *', 'Disallow: /api/', 'Disallow: /pay/', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');

export interface CrawlerFileSettings {
  readonly visitOf: (c: Context) => Visit;
  readonly servicesFor: (brand: BrandId, locale: Locale) => Services;
  readonly siteIndexFor: (brand: BrandId) => SiteIndexPort;
  /** The origin of a shop; by default that of its own file. */
  readonly originOf?: (brand: BrandId) => string;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

const pack = promisify(gzip);
const unpack = promisify(gunzip);
type Packed = Uint8Array<ArrayBuffer>;

/** How long a sitemap is cached. Units: ms. */
const freshFor = 60 * 60 * 1000;
/** How many sitemaps are cached, compressed; the oldest is dropped first. */
const mostKept = 200;
const hour = { 'cache-control': 'public, max-age=3600' };
const xml = { 'content-type': 'application/xml; charset=utf-8', vary: 'accept-encoding', ...hour };

const sent = async (c: Context, body: Packed): Promise<Response> =>
  /\bgzip\b/.test(c.req.header('accept-encoding') ?? '')
    ? c.body(body, 200, { ...xml, 'content-encoding': 'gzip' })
    : c.body(new Uint8Array(await unpack(body)), 200, xml);

/**
 * Serves `/robots.txt`, `/.well-known/security.txt` and the sitemaps of each shop, with the origin that its pages use.
 * Sitemaps are created once an hour and cached compressed.
 */
export const makeCrawlerFiles = ({
  visitOf,
  originOf = (brand) => brands[brand].shop.origin,
  servicesFor,
  siteIndexFor,
  now = systemNow,
}: CrawlerFileSettings): Hono => {
  const app = new Hono();
  const kept = new Map<string, { readonly at: number; readonly body: Packed }>();

  app.get('/.well-known/security.txt', (c) => {
    const { brand } = visitOf(c);
    return c.text(securityTxt(brands[brand].shop.contact.email, originOf(brand), now()), 200, hour);
  });
  app.get('/robots.txt', (c) => c.text(robots(originOf(visitOf(c).brand)), 200, hour));
  app.get('/:file{sitemap.*\\.xml}', async (c, next) => {
    const { brand } = visitOf(c);
    const key = `${brand}${c.req.path}`;
    const before = kept.get(key);
    if (before && steadyNow() - before.at < freshFor) return sent(c, before.body);
    const text = await sitemapAt(c.req.path, {
      origin: originOf(brand),
      get catalogue() {
        return servicesFor(brand, 'de').catalogue;
      },
      index: siteIndexFor(brand),
      get content() {
        return servicesFor(brand, 'de').content;
      },
    })?.();
    if (!text || (E.isLeft(text) && text.left._tag === 'NotFound')) return next();
    if (E.isLeft(text)) return c.text('', 503, { 'cache-control': 'no-store', 'retry-after': '600' });
    const body = new Uint8Array(await pack(text.right));
    kept.delete(key);
    kept.set(key, { at: steadyNow(), body });
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) break;
      kept.delete(oldest);
    }
    return sent(c, body);
  });
  return app;
};
