import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import type { BackendPorts } from '../../adapters/backend/backend-ports.ts';
import type { Services } from '../../application/services.ts';
import { type BrandId, isBrandId } from '../../domain/shared/brand-id.ts';
import { cacheKey, queryThatMatters } from '../../domain/shared/cache-key.ts';
import { isLocale, type Locale, locales } from '../../domain/shared/locale.ts';
import { localeOf, prefixOf } from '../../domain/shared/paths.ts';
import { favicon } from '../../ui/art/favicon.ts';
import { isNamespace } from '../../ui/shared/namespaces.ts';
import { brandOfHost, brands } from '../brands/brands.ts';
import type { Page, Renderer } from '../entry-server.tsx';
import type { Assets } from '../rendering/assets.ts';
import { plainCartPath } from '../rendering/plain-cart-path.ts';
import { accessLine } from './access-log.ts';
import { brandLogo } from './brand-logo.ts';
import { robots, sitemap } from './crawlers.ts';
import { lastResortPage } from './error-pages.ts';
import { cartTokenOf, makeForms } from './forms.ts';
import { answerWith, type CachedPage, cachedPage, type makeHtmlCache } from './html-cache.ts';
import type { PlainCartRequest } from './plain-cart.tsx';
import { canonicalPath, isReadable } from './redirects.ts';
import { securityHeaders, strictPolicy } from './security-headers.ts';
import { speculationRules } from './speculation-rules.ts';
import type { Visit } from './visit.ts';

export interface PageServerSettings {
  readonly renderer: Renderer;
  readonly assets: () => Assets;
  /** The Shop API and whatever else the sandbox answers, by one function. */
  readonly backend: (request: Request) => Promise<Response>;
  /** First parts of paths that are the backend's. */
  readonly backendPaths: readonly string[];
  readonly portsFor: (brand: BrandId, locale: Locale, client: string) => BackendPorts;
  readonly servicesFor: (brand: BrandId, locale: Locale) => Services;
  readonly plainCart: (request: PlainCartRequest) => Promise<Page>;
  readonly defaultBrand: BrandId;
  /** None: every page is rendered when it is asked for. */
  readonly cache?: ReturnType<typeof makeHtmlCache>;
  /** Built files. */
  readonly files?: Hono;
  readonly report: (error: unknown) => void;
  readonly log?: (line: string) => void;
  /** Development only: the styles and scripts of hot reloading are allowed. */
  readonly relaxed?: boolean;
}

/** What a listening port says of itself. */
export interface PortBindings {
  readonly brand?: BrandId;
}
export interface PageServerTypes {
  readonly Bindings: PortBindings;
  /** `complete`: the answer has all its headers. */
  readonly Variables: { readonly complete: boolean };
}

const publicPage = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
const html = 'text/html; charset=utf-8';

/** What any answer of ours is asked by; a page only by the first two. */
const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);
const allowed = { allow: 'GET, HEAD' };

const clientOf = (c: Context): string => {
  try {
    return getConnInfo(c).remote.address ?? 'direct';
  } catch {
    return 'direct';
  }
};

/** One function from request to response: served by Node, called in process by tests. */
export const makePageServer = (settings: PageServerSettings): Hono<PageServerTypes> => {
  const { renderer, assets, report, log } = settings;
  const app = new Hono<PageServerTypes>();

  const visitOf = (c: Context): Visit => {
    const host = c.req.header('host') ?? new URL(c.req.url).host;
    return {
      host,
      brand: brandOfHost(host) ?? (c.env as PortBindings | undefined)?.brand ?? settings.defaultBrand,
    };
  };
  const originOf = (c: Context): string => {
    const scheme = c.req.header('x-forwarded-proto') === 'https' ? 'https' : 'http';
    return `${scheme}://${visitOf(c).host}`;
  };

  if (log)
    app.use(async (c, next) => {
      const start = performance.now();
      await next();
      log(accessLine(c.req.method, c.req.url, c.res.status, performance.now() - start));
    });
  app.use(async (c, next) => {
    await next();
    // Pages bring all their headers with them.
    if (c.get('complete')) return;
    for (const [name, value] of Object.entries(securityHeaders(visitOf(c).host)))
      c.res.headers.set(name, value);
    if (!c.res.headers.has('content-security-policy') && !settings.relaxed)
      c.res.headers.set('content-security-policy', strictPolicy);
  });
  app.use(async (c, next) => (methods.has(c.req.method) ? next() : c.text('', 405, allowed)));
  app.onError((error, c) => {
    report(error);
    return c.html(lastResortPage(localeOf(c.req.path)), 500, { 'cache-control': 'no-store' });
  });

  if (settings.files) app.route('/', settings.files);
  for (const path of settings.backendPaths) {
    const pass = async (c: Context): Promise<Response> => {
      const request = new Request(c.req.raw);
      request.headers.set('x-client', clientOf(c));
      try {
        return await settings.backend(request);
      } catch (error) {
        report(error);
        return c.json({ code: 'backend.unreachable' }, 502, { 'cache-control': 'no-store' });
      }
    };
    app.all(path, pass);
    app.all(`${path}/*`, pass);
  }

  app.get('/words/:brand/:locale/:file', (c) => {
    const { locale, file } = c.req.param();
    const namespace = file.replace(/\.js$/, '');
    if (!isLocale(locale) || !isNamespace(namespace)) return c.text('', 404);
    return c.redirect(assets().words(visitOf(c).brand, locale).replace('*', namespace), 302);
  });
  app.get('/speculation.json', (c) =>
    c.body(speculationRules, 200, {
      'content-type': 'application/speculationrules+json',
      'cache-control': 'public, max-age=3600',
    }),
  );
  app.get('/brand/:brand/icon.svg', (c) => {
    const brand = c.req.param('brand');
    if (!isBrandId(brand)) return c.text('', 404);
    return c.body(favicon(brand), 200, {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
    });
  });
  app.get('/brand/:brand/logo.svg', (c) => {
    const brand = c.req.param('brand');
    if (!isBrandId(brand)) return c.text('', 404);
    return c.body(brandLogo(brand), 200, {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
    });
  });
  app.get('/favicon.ico', (c) => c.redirect(`/brand/${visitOf(c).brand}/icon.svg`, 302));
  app.get('/robots.txt', (c) =>
    c.text(robots(originOf(c)), 200, { 'cache-control': 'public, max-age=3600' }),
  );
  app.get('/sitemap.xml', async (c) => {
    const { brand } = visitOf(c);
    const text = await sitemap(originOf(c), (locale) => settings.servicesFor(brand, locale));
    return c.body(text, 200, {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    });
  });

  app.route(
    '/',
    makeForms({
      visitOf,
      shops: ({ brand }) => brands[brand].shop,
      portsFor: ({ brand }, locale, client) => settings.portsFor(brand, locale, client),
      clientOf,
      newId: () => crypto.randomUUID(),
    }),
  );
  for (const locale of locales) {
    app.get(plainCartPath(locale), async (c) => {
      const page = await settings.plainCart({
        brand: visitOf(c).brand,
        locale,
        token: cartTokenOf(c),
        client: clientOf(c),
      });
      return c.body(page.html, page.status as 200, {
        'content-type': html,
        'cache-control': 'private, no-store',
        ...(!settings.relaxed && { 'content-security-policy': page.contentPolicy }),
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
        ...(!settings.relaxed && {
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
    const elsewhere = canonicalPath(url.pathname);
    if (elsewhere !== undefined) return c.redirect(elsewhere + url.search, 301);
    if (!isReadable(url.pathname)) url.pathname = `${prefixOf(localeOf(url.pathname))}/-`;
    const { brand, host } = visitOf(c);
    // The brand and not the host, and no parameter that means nothing: strangers must not fill the cache.
    const names = url.search === '' ? [] : renderer.queryOf(url.pathname);
    const query = queryThatMatters(names, url.searchParams);
    url.search = query;
    const render = () => renderPage(brand, url);
    const headers = securityHeaders(host);
    const key = cacheKey({ brand, locale: localeOf(url.pathname), path: url.pathname, query });
    const answer = settings.cache
      ? await settings.cache(key, c.req.raw, render, headers)
      : await render().then((page) =>
          page instanceof Response ? page : answerWith(c.req.raw, page, headers),
        );
    c.set('complete', answer.status === 200 || answer.status === 304);
    return answer;
  });
  app.all('*', (c) => c.text('', 405, allowed));
  return app;
};
