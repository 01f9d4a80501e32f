import { type Context, Hono } from 'hono';
import type { BrandId } from '../../domain/shared/brand-id.ts';
import { cacheKey, queryThatMatters } from '../../domain/shared/cache-key.ts';
import { locales } from '../../domain/shared/locale.ts';
import { localeOf, prefixOf } from '../../domain/shared/paths.ts';
import { plainCartPath } from '../rendering/plain-cart-path.ts';
import type { RenderedPage } from '../rendering/rendered-page.ts';
import type { Renderer } from '../rendering/renderer.ts';
import { lastResortPage } from './error-pages.ts';
import { cartTokenOf } from './forms.ts';
import { answerWith, type CachedPage, cachedPage, type makeHtmlCache } from './html-cache.ts';
import type { PlainCartRequest } from './plain-cart.tsx';
import { canonicalPath, isReadable } from './redirects.ts';
import { securityHeaders, strictPolicy } from './security-headers.ts';
import type { PageServerTypes, Visit } from './visit.ts';

export interface PageRouteSettings {
  readonly visitOf: (c: Context) => Visit;
  readonly renderer: Renderer;
  readonly plainCart: (request: PlainCartRequest) => Promise<RenderedPage>;
  /** None: every page is rendered when it is asked for. */
  readonly cache?: ReturnType<typeof makeHtmlCache>;
  readonly report: (error: unknown) => void;
  /** Development only: the styles and scripts of hot reloading are allowed. */
  readonly relaxed?: boolean;
}

const publicPage = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
const html = 'text/html; charset=utf-8';

/** Every address that is a page: at its one spelling, rendered or kept, with all its headers. */
export const makePageRoutes = (settings: PageRouteSettings): Hono<PageServerTypes> => {
  const { visitOf, renderer, plainCart, cache, report, relaxed } = settings;
  const app = new Hono<PageServerTypes>();

  for (const locale of locales) {
    app.get(plainCartPath(locale), async (c) => {
      const visit = visitOf(c);
      const { brand, client } = visit;
      const page = await plainCart({ brand, locale, token: cartTokenOf(c, visit), client });
      return c.body(page.html, page.status as 200, {
        'content-type': html,
        'cache-control': 'private, no-store',
        ...(!relaxed && { 'content-security-policy': page.contentPolicy }),
      });
    });
  }

  const renderPage = async (brand: BrandId, url: URL): Promise<CachedPage | Response> => {
    try {
      const page = await renderer.render({ brand, url });
      if (page instanceof Response) return page;
      return cachedPage(page, {
        'content-type': html,
        'cache-control': page.status === 200 ? publicPage : 'no-store',
        vary: 'accept-encoding',
        ...(!relaxed && {
          'content-security-policy': page.contentPolicy,
          'speculation-rules': '"/speculation.json"',
        }),
      });
    } catch (error) {
      report(error);
      return cachedPage(
        { status: 500, html: lastResortPage(localeOf(url.pathname)), contentPolicy: strictPolicy },
        { 'content-type': html, 'cache-control': 'no-store', 'content-security-policy': strictPolicy },
      );
    }
  };

  app.get('*', async (c) => {
    const url = new URL(c.req.url);
    const readable = isReadable(url.pathname);
    const elsewhere = readable ? canonicalPath(url.pathname) : undefined;
    if (elsewhere !== undefined) return c.redirect(elsewhere + url.search, 301);
    if (!readable) url.pathname = `${prefixOf(localeOf(url.pathname))}/-`;
    const { brand, host } = visitOf(c);
    // The brand and not the host, and no parameter that means nothing: strangers must not fill the cache.
    const names = url.search === '' ? [] : renderer.queryOf(url.pathname);
    const query = queryThatMatters(names, url.searchParams);
    url.search = query;
    const render = () => renderPage(brand, url);
    const headers = securityHeaders(host);
    const key = cacheKey({ brand, locale: localeOf(url.pathname), path: url.pathname, query });
    const answer = cache
      ? await cache(key, c.req.raw, render, headers)
      : await render().then((page) =>
          page instanceof Response ? page : answerWith(c.req.raw, page, headers),
        );
    c.set('complete', answer.status === 200 || answer.status === 304);
    return answer;
  });
  return app;
};
